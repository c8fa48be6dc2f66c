#!/bin/sh
# A map whose bank 3 is one byte too long: banktable must fail, and accept it one byte shorter.
set -eu
map=$(mktemp)
trap 'rm -f "$map"' EXIT
row() { printf '_CODE                 00000200    00001000 =        4096. bytes (REL,CON)\n_CODE_3               00034000    %08X =       1. bytes (REL,CON)\n' "$1" >"$map"; }
row 16384
"$1" "$map" >/dev/null
row 16385
if "$1" "$map" >/dev/null; then
    echo "an overflow was not seen"
    exit 1
fi

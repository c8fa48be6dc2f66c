#!/bin/sh
# Maps in which a bank or WRAM is one byte too long: banktable must fail, and accept them one byte
# shorter. Usage: overflow.sh BANKTABLE
set -eu
banktable=$1
map=$(mktemp)
trap 'rm -f "$map"' EXIT
# name, start, bytes, kind; a bank 0 is in every map
area() {
    printf '_CODE                 00000200    00001000 =        4096. bytes (REL,CON)\n' >"$map"
    printf '%-21s %08X    %08X = %11d. bytes (%s,CON)\n' "$1" $(($2)) $(($3)) $(($3)) "$4" >>"$map"
}
fits() {
    area "$@"
    if ! "$banktable" "$map" >/dev/null; then
        echo "$*: said to overflow"
        exit 1
    fi
}
overflows() {
    area "$@"
    if "$banktable" "$map" >/dev/null; then
        echo "$*: an overflow was not seen"
        exit 1
    fi
}
fits _CODE_3 0x34000 16384 REL
overflows _CODE_3 0x34000 16385 REL
# up to the game's state at DBD8, which has a fixed place
fits _DATA 0xC0A0 0x1B38 REL
overflows _DATA 0xC0A0 0x1B39 REL
overflows _INITIALIZED 0xDBD8 1 REL
fits _DABS 0xDBD8 424 ABS
# and bank 0 may not run into bank 1
fits _HOME 0x3FFF 1 REL
overflows _HOME 0x3FFF 2 REL

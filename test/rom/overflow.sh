#!/bin/sh
# A real overflow in a real build: a copy of the sources gets a constant that its bank has no room for,
# and "make" must fail and say which bank.
set -eu
OUT=${OUT:-build}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -a Makefile src res tools "$copy"
mkdir -p "$copy/$OUT" "$copy/test"
ln -s "$PWD/build/npm" "$copy/build/npm"
cp -a build/host build/gen "$copy/build"
cp -a "$OUT/obj" "$copy/$OUT"
awk 'BEGIN {
    print "#include <stdint.h>"
    print "const uint8_t too_much[16000] = {"
    for (i = 0; i < 16000; i++) printf "%d,", i % 251 + 1
    print "};"
}' >"$copy/src/games/pocket/too_much.c"
if make -s -C "$copy" rom ${GBDK_HOME:+GBDK_HOME="$GBDK_HOME"} >"$copy/log" 2>&1; then
    echo "the build did not fail"
    exit 1
fi
grep 'bank 3 .*OVERFLOW' "$copy/log"

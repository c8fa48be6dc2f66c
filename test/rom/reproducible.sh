#!/bin/sh
# Builds the ROM once more, in a copy of the sources, and compares it byte by byte.
set -eu
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -r Makefile src res tools "$copy"
mkdir -p "$copy/build" "$copy/test"
ln -s "$PWD/build/npm" "$copy/build/npm"
cp -r build/host "$copy/build/host"
make -s -C "$copy" -j2 rom ${GBDK_HOME:+GBDK_HOME="$GBDK_HOME"} >/dev/null
cmp "$1" "$copy/$1"

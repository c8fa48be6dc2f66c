#!/bin/sh
# The ROM in a cartridge that has neither RAM nor battery, as some flash cartridges have not.
# Usage: no_ram.sh ROM MODEL
set -eu
rom=$1 model=$2
work=build/test/no-ram-$model
rm -rf "$work"
mkdir -p "$work"
cp "$rom" "$work/rom.gb"
cp "${rom%.gb}.sym" "$work/rom.sym"
# type 19 (MBC5 alone) and no RAM; the header's checksum goes up by what they went down
byte() { od -An -tu1 -j "$1" -N1 "$rom" | tr -d ' '; }
write() { printf "\\$(printf %03o "$2")" | dd of="$work/rom.gb" bs=1 seek="$1" conv=notrunc 2>/dev/null; }
sum=$((($(byte 333) + $(byte 327) - 25 + $(byte 329)) % 256))
write 327 25
write 329 0
write 333 $sum
build/host/gbrun "$work/rom.gb" --model "$model" --script test/rom/save/no_ram.txt --quiet

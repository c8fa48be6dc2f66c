#!/bin/sh
# A copy of a save in which every part is damaged, or of a version to come. Usage: spoil.sh SAVE damaged|refused COPY
set -eu
cp "$1" "$3"
# slots of settings, records and the heads of the six journals: src/cart/save/README.md
at=16
for bytes in 64 64 192 192 9 9 9 9 9 9 9 9 9 9 9 9; do
    if [ "$2" = damaged ]; then
        printf '\377' | dd of="$3" bs=1 seek=$((at + 12)) conv=notrunc 2>/dev/null
    else
        printf '\003' | dd of="$3" bs=1 seek=$((at + 3)) conv=notrunc 2>/dev/null
    fi
    at=$((at + bytes + 12))
done

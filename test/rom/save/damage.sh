#!/bin/sh
# Damaged copies of the save of a session: the ROM says what it cannot read, takes up what is whole, and plays on,
# without a complaint. Usage: damage.sh ROM MODEL COUNT
set -eu
rom=$1 model=$2 count=$3
work=build/test/damage-$model
rm -rf "$work"
mkdir -p "$work/images"
build/host/gbrun "$rom" --model "$model" --script test/rom/save/session.txt --sav "$work/whole.sav" --quiet
build/host/saveread --damage "$work/whole.sav" "$work/images" "$count"
sh test/rom/save/boot.sh "$rom" "$model" "$work/images"
for image in "$work"/images/*.sav; do
    build/host/gbrun "$rom" --model "$model" --script test/rom/save/damaged.txt --sav-from "$image" --quiet >/dev/null || {
        echo "$image: the ROM does not take it well"
        exit 1
    }
done

#!/bin/sh
# Power cuts at the writes of a scripted session: all of them are looked at on the host, and from
# COUNT of them the ROM boots and must hold the very state that the host reads out of the image.
# Usage: powercut.sh ROM MODEL COUNT|all
set -eu
rom=$1 model=$2 count=$3
gbrun=build/host/gbrun
saveread=build/host/saveread
work=build/test/powercut-$model
rm -rf "$work"
mkdir -p "$work/images"
"$gbrun" "$rom" --model "$model" --script test/rom/save/session.txt --sav-log "$work/log" --quiet
writes=$((($(wc -c <"$work/log") - 8192) / 3))
[ "$count" = all ] && count=$writes
[ "$writes" -ge "$count" ] || { echo "only $writes writes in the session"; exit 1; }
"$saveread" --cuts "$work/log" "$work/images" "$count"

sh test/rom/save/boot.sh "$rom" "$model" "$work/images"
[ "$(find "$work/images" -name '*.sav' | wc -l)" -ge "$count" ]

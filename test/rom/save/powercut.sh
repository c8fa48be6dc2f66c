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

boots=0 resumed=0
for image in "$work"/images/*.sav; do
    "$saveread" --states "$image" >"$work/contents"
    game=$(sed -n 's/^offered: //p' "$work/contents")
    if [ "$game" != none ]; then
        wanted=$(grep -A1 "^$game playing:" "$work/contents" | sed -n 's/^.* state: //p')
        bytes=$(echo "$wanted" | wc -w)
        "$gbrun" "$rom" --model "$model" --script test/rom/save/boot.txt --sav "$image" \
            --var WHERE=keep_at_end --var "STATE=$game/$bytes" --quiet >"$work/booted"
        found=$(sed 's/^.* = //' "$work/booted")
        if [ "$(echo "$found" | tr 'a-f' 'A-F')" != "$wanted" ]; then
            echo "$image: $game is not as it was"
            echo "wanted $wanted"
            echo "found  $found"
            exit 1
        fi
        resumed=$((resumed + 1))
    else
        "$gbrun" "$rom" --model "$model" --script test/rom/save/boot.txt --sav "$image" \
            --var WHERE=screen_now --var STATE=screen_now --quiet >/dev/null
    fi
    boots=$((boots + 1))
done
echo "$boots boots, $resumed of them into a game"
[ "$boots" -ge "$count" ]

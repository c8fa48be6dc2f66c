#!/bin/sh
# Boots the ROM with each save of a folder: it must find the very thing that the host reads out of it, the state of
# the game that waits and what is damaged or of another version. Usage: boot.sh ROM MODEL FOLDER
set -eu
rom=$1 model=$2 folder=$3
boots=0 resumed=0
for image in "$folder"/*.sav; do
    build/host/saveread --states "$image" >"$folder/contents"
    game=$(sed -n 's/^offered: //p' "$folder/contents")
    where=keep_at_end state=
    if [ "$game" = none ]; then
        game=screen_now where=screen_now # the menu
        wanted=01
    else
        wanted=$(grep -A1 "^$game playing:" "$folder/contents" | sed -n 's/^.* state: //p')
        state=/$(echo "$wanted" | wc -w)
        resumed=$((resumed + 1))
    fi
    {
        sed -n 's/^damaged parts: \(..\), refused parts: /\1\n/p' "$folder/contents"
        echo "$wanted"
    } >"$folder/wanted"
    build/host/gbrun "$rom" --model "$model" --script test/rom/save/boot.txt --sav-from "$image" \
        --var WHERE=$where --var "STATE=$game$state" --quiet | sed 's/^.* = //' >"$folder/found"
    cmp "$folder/found" "$folder/wanted" || {
        echo "$image: the ROM finds something else"
        cat "$folder/wanted" "$folder/found"
        exit 1
    }
    boots=$((boots + 1))
done
echo "$boots boots, $resumed of them into a game"

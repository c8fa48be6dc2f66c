#!/bin/sh
# Saves of all versions are still understood: test/saves has what the ROMs of their time wrote.
# Usage: kept.sh ROM MODEL
set -eu
rom=$1 model=$2
work=build/test/kept-$model
rm -rf "$work"
mkdir -p "$work"
for save in test/saves/*.sav; do
    name=$(basename "$save" .sav)
    build/host/saveread "$save" | cmp - "test/saves/$name.txt" || { echo "$name: other contents than then"; exit 1; }
    number=0
    for game in pocket tides realms; do
        build/host/saveread --states "$save" | sed -n "s/^$game state: //p" >"$work/wanted"
        build/host/gbrun "$rom" --model "$model" --script test/rom/save/kept.txt --sav-from "$save" --quiet \
            --var GAME=$number --var "STATE=$game/$(head -n 1 "$work/wanted" | wc -w)" | sed 's/^.* = //' >"$work/found"
        cmp "$work/found" "$work/wanted" || { echo "$name: $game is not as it was"; exit 1; }
        [ "$(wc -l <"$work/found")" -eq 2 ]
        number=$((number + 1))
    done
done

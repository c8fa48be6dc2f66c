#!/bin/sh
# Prints the most T-cycles that the sound took in a frame on the DMG: every piece, with effects of
# all kinds coming fast and at odd times, tension, pause, stops and the switches.
# Usage: cost.sh ROM
set -eu
. test/rom/sound/pieces.sh
mkdir -p build/test/sound
script=build/test/sound/cost.txt
n=0 kinds=$(effects)
{
    echo "cycles sound_step sound_stepped"
    echo "until screen_now == 0 within 200"
    echo "poke sound_music_on 1"
    echo "poke sound_effects_on 1"
    pieces | while read -r number name frames; do
        echo "poke sound_wanted_music $number"
        at=0
        while [ $at -lt $((frames + 100)) ]; do
            n=$((n + 1))
            echo "poke sound_wanted_effects $((n * 7 % kinds + 1)) $((n * 11 % kinds + 1))"
            wait=$((n * 5 % 17 + 1))
            echo "wait $wait"
            at=$((at + wait))
            case $((n % 40)) in
            10) echo "poke sound_wanted_tense $((n / 40 % 2))" ;;
            20) echo "poke sound_wanted_pause 1" ;;
            21) echo "poke sound_wanted_pause 0" ;;
            30) echo "poke sound_music_on 0" ;;
            31) echo "poke sound_music_on 1" ;;
            36) echo "poke sound_wanted_music 254" ;;
            37) echo "poke sound_wanted_music $number" ;;
            esac
        done
    done
} >"$script"
build/host/gbrun "$1" --model DMG --quiet --script "$script" | sed -n 's/^cycles .* max=\([0-9]*\).*/\1/p'

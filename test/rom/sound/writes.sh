#!/bin/sh
# The ROM's driver writes what the driver on the host writes, in every frame: each piece to a little
# beyond its end, each effect over music, pause, tension, and the switches. The music on the way is
# recorded, and nothing in it may be clipped.
# Usage: writes.sh ROM
set -eu
. test/rom/sound/pieces.sh
work=build/test/sound/writes
rm -rf "$work"
mkdir -p "$work"
{
    echo "until screen_now == 0 within 200"
    echo "poke sound_music_on 1"
    echo "poke sound_effects_on 1"
    echo "poke sound_wanted_music 254"
    echo "wait 3"
    echo "poke voice_wave 255"
    echo "sound-writes $work/writes.txt"
    echo "wav $work/all.wav"
    pieces | while read -r number name frames; do
        echo "poke sound_wanted_music $number"
        echo "wait $((frames + 200))"
    done
    echo "poke sound_wanted_music 6"
    n=1
    while [ $n -le "$(effects)" ]; do
        echo "poke sound_wanted_effects $n"
        echo "wait 11"
        echo "poke sound_wanted_effects $((n * 7 % 30 + 1))"
        echo "wait 71"
        n=$((n + 1))
    done
    echo "poke sound_wanted_pause 1"
    echo "wait 30"
    echo "poke sound_wanted_effects 9"
    echo "wait 90"
    echo "poke sound_wanted_pause 0"
    echo "wait 100"
    echo "poke sound_wanted_tense 1"
    echo "wait 300"
    echo "poke sound_wanted_music 8"
    echo "wait 500"
    echo "poke sound_music_on 0"
    echo "wait 50"
    echo "poke sound_wanted_music 2"
    echo "wait 50"
    echo "poke sound_music_on 1"
    echo "wait 200"
} >"$work/script.txt"
build/host/gbrun "$1" --quiet --script "$work/script.txt"
build/host/soundcheck writes "$work/script.txt" "$work/writes.txt"
build/host/soundcheck level "$work/all.wav"

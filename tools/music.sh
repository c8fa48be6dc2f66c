#!/bin/sh
# Records every piece from its first note to a little beyond its end into build/music/NAME.wav.
# Usage: tools/music.sh ROM
set -eu
cd "$(dirname "$0")/.."
. test/rom/sound/pieces.sh
mkdir -p build/music
script=build/music/script.txt
{
    echo "until screen_now == 0 within 200"
    echo "poke sound_music_on 1"
    pieces | while read -r number name frames; do
        echo "poke sound_wanted_music 254"
        echo "wait 30"
        echo "wav build/music/$name.wav"
        echo "poke sound_wanted_music $number"
        echo "wait $((frames + 240))"
    done
} >"$script"
build/host/gbrun "$1" --quiet --script "$script"
rm "$script"
pieces | while read -r _ name frames; do
    printf 'build/music/%s.wav  %d s\n' "$name" $((frames * 70224 / 4194304))
done
echo "build/pocket-mythos.gbs"

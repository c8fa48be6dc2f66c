#!/bin/sh
# Records one channel of every piece, to a little beyond its end, and checks each note: pitch, tempo,
# repetition without a gap. With "effects" as a third argument effects sound all the time, on the
# other channels, and must not shift the melody.
# Usage: notes.sh ROM CHANNEL [effects]     CHANNEL A, B or C
set -eu
rom=$1 channel=$2 effects=${3:-}
. test/rom/sound/pieces.sh
work=build/test/sound/notes-$channel$effects
rm -rf "$work"
mkdir -p "$work"
case $channel in A) mask=1 ;; B) mask=2 ;; C) mask=4 ;; esac
beyond=300
{
    echo "until screen_now == 0 within 200"
    echo "poke sound_music_on 1"
    echo "channels $mask"
    pieces | while read -r number name frames; do
        [ -z "$effects" ] || [ "$name" = pocket ] || continue
        echo "poke sound_wanted_music 254"
        echo "wait 20"
        echo "wav $work/$name.wav"
        echo "poke sound_wanted_music $number"
        if [ -z "$effects" ]; then
            echo "wait $((frames + beyond))"
        else
            echo "repeat $((frames / 13))"
            echo "poke sound_wanted_effects 8"
            echo "wait 13"
            echo "end"
        fi
        echo "wav $work/between.wav"
    done
} >"$work/script.txt"
build/host/gbrun "$rom" --quiet --script "$work/script.txt"
bad=0
for recording in "$work"/*.wav; do
    name=$(basename "$recording" .wav)
    [ "$name" = between ] || build/host/soundcheck notes build/gen/notes.txt "$name" "$channel" "$recording" || bad=1
done
exit $bad

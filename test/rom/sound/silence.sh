#!/bin/sh
# Switched off, stopped and paused there is silence, whatever is pressed; and it was not silent before.
# Usage: silence.sh ROM [OPTION of gbrun...]
set -eu
mkdir -p build/test/sound
work=$(mktemp -d build/test/sound/silence.XXXXXX)
trap 'rm -rf "$work"' EXIT
cat >"$work/script.txt" <<END
until screen_now == 0 within 200
wait 60
wav $work/before.wav
press START
wait 60
wav $work/between.wav
poke sound_music_on 0
poke sound_effects_on 0
wait 120
wav $work/off.wav
monkey 5 600
wav $work/between.wav
poke sound_music_on 1
poke sound_wanted_music 3
poke sound_wanted_effects 10
wait 20
poke sound_wanted_music 254
wait 60
wav $work/stopped.wav
wait 60
wav $work/between.wav
poke sound_wanted_music 5
wait 100
poke sound_wanted_pause 1
wait 60
wav $work/paused.wav
wait 60
END
build/host/gbrun "$@" --quiet --script "$work/script.txt"
build/host/soundcheck level "$work/before.wav"
build/host/soundcheck silent "$work/off.wav" "$work/stopped.wav" "$work/paused.wav"

#!/bin/sh
# Switched off, stopped and in the pause there is silence, whatever was pressed before and is pressed
# then; and it was not silent before, nor is it after the pause.
# Usage: silence.sh ROM [OPTION of gbrun...]
set -eu
mkdir -p build/test/sound
work=$(mktemp -d build/test/sound/silence.XXXXXX)
trap 'rm -rf "$work"' EXIT
{
    cat <<END
until screen_now == 0 within 200
wait 60
wav $work/heard-title.wav
wait 60
wav $work/between.wav
END
    # The pause of a game.
    cat test/rom/pocket/start.txt
    cat <<END
until table_waits == 1 within 3000
wait 200
wav $work/heard-table.wav
wait 60
press START
wait 60
wav $work/silent-pause.wav
wait 120
wav $work/between.wav
press B
wait 30
wav $work/heard-after-pause.wav
wait 60
wav $work/between.wav
poke sound_music_on 0
poke sound_effects_on 0
wait 120
wav $work/silent-off.wav
monkey 5 600
wav $work/between.wav
poke sound_music_on 1
poke sound_wanted_music 3
poke sound_wanted_effects 10
wait 20
poke sound_wanted_music 254
wait 60
wav $work/silent-stopped.wav
wait 60
wav $work/between.wav
END
    # Random keys with sound, at the table first; then it is switched off in the middle of whatever sounds.
    for seed in 1 2 3 4 5 6; do
        echo "poke sound_music_on 1"
        echo "poke sound_effects_on 1"
        echo "monkey $seed 900"
        echo "poke sound_music_on 0"
        echo "poke sound_effects_on 0"
        echo "wait 150"
        echo "wav $work/silent-monkey-$seed.wav"
        echo "wait 60"
        echo "wav $work/between.wav"
    done
} >"$work/script.txt"
build/host/gbrun "$@" --quiet --script "$work/script.txt" --var FRENCH=0 --var K0=0 --var K1=1 --var K2=4 --var K3=4
build/host/soundcheck level "$work"/heard-*.wav
build/host/soundcheck silent "$work"/silent-*.wav

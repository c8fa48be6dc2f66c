#!/bin/sh
# Games at the three tables: what they ask the sound for, counted. Every piece and effect that is named
# below must be among it, and tension with its end.
# Usage: tables.sh ROM
set -eu
rom=$1
work=build/test/sound/tables
rm -rf "$work"
mkdir -p "$work"
bad=0

# "NAME number" for each piece and effect
awk '/^enum/ { n = 0 } /^ *(MUSIC|EFFECT)_[A-Z_]*,/ { sub(/,.*/, ""); print $1, n++ }' src/cart/sound.h >"$work/names"

# play GAME KINDS PRESSES PAUSE NAME…: KINDS of the four seats (0 person, 1 to 3 CPU player, 4 empty); A is
# pressed so often, with a pause of so many frames; B is held, which makes CPU players fast.
play() {
    game=$1 kinds=$2 presses=$3 pause=$4
    shift 4
    {
        echo "poke screen_now 255"
        echo "until screen_now == 0 within 90"
        echo "press START"
        echo "until screen_now == 1 within 60"
        case $game in tides) echo "press DOWN" ;; realms) echo "repeat 2" && echo "press DOWN" && echo "end" ;; esac
        echo "press A"
        echo "until screen_now == 2 within 60"
        echo "poke sitting_seed.w 0x1234 0x0567"
        echo "poke sitting_kind $kinds"
        echo "poke option_speed 2"
        echo "poke turn_draws 3"
        echo "tally sound_effect"
        echo "tally sound_play_music"
        echo "tally sound_tense"
        echo "press START"
        echo "until screen_now != 2 within 60"
        echo "hold B"
        echo "repeat $presses"
        echo "press A"
        echo "wait $pause"
        echo "end"
    } >"$work/$game.txt"
    build/host/gbrun "$rom" --quiet --script "$work/$game.txt" >"$work/heard" || bad=1
    cat "$work/heard"
    for name; do
        number=$(awk -v name="$name" '$1 == name { print $2 }' "$work/names")
        case $name in MUSIC*) call=sound_play_music ;; EFFECT*) call=sound_effect ;; esac
        grep -q "^tally $call.* $number:" "$work/heard" || { echo "$game: no $name"; bad=1; }
    done
    grep -q "^tally sound_tense 0:.* 1:" "$work/heard" || { echo "$game: no tension"; bad=1; }
}

play pocket "0 2 2 2" 600 4 MUSIC_POCKET MUSIC_ROUND_END MUSIC_MADNESS MUSIC_DEFEAT EFFECT_CONFIRM EFFECT_DRAW EFFECT_MELD \
    EFFECT_TOKEN EFFECT_YOUR_TURN EFFECT_COUNT_UP EFFECT_PORTAL_OPEN
play tides "0 2 4 4" 250 60 MUSIC_TIDES MUSIC_ROUND_END EFFECT_DRAW EFFECT_DEAL EFFECT_TURN EFFECT_SHUFFLE EFFECT_TOKEN \
    EFFECT_COUNT_UP
play realms "2 2 2 4" 70 300 MUSIC_REALMS EFFECT_DRAW EFFECT_DEAL EFFECT_TURN EFFECT_MELD EFFECT_SHUFFLE EFFECT_TOKEN \
    EFFECT_SANITY_LOST EFFECT_SANITY_GAINED EFFECT_PURCHASE EFFECT_ABJURE EFFECT_ELIMINATION MUSIC_VICTORY
exit $bad

#!/bin/sh
# Whole games of CPU players, the console switched off and on after every single action: what comes back is
# the state as it was, and from there the same game goes on. Usage: every.sh ROM MODEL GAME FIRST LAST
# (numbers of games: each has its own seats, levels and seed)
set -eu
rom=$1 model=$2 game=$3 number=$4 last=$5
gbrun=build/host/gbrun
case $game in
pocket) index=0 most=4 bytes=272 ;;
tides) index=1 most=2 bytes=112 ;;
realms) index=2 most=4 bytes=414 ;;
esac

# seats 2 to most, levels in turn; 4 is an empty seat
kinds() {
    seat=0
    while [ $seat -lt 4 ]; do
        [ $seat -lt $((2 + $1 % (most - 1))) ] && echo $((1 + ($1 / 3 + seat) % 3)) || echo 4
        seat=$((seat + 1))
    done
}
play() { # switch-offs, battery file
    "$gbrun" "$rom" --model "$model" --script test/rom/save/every.txt --sav "$2" --quiet --noise "$1" \
        --var GAME=$index --var "KINDS=$(kinds "$number" | tr '\n' ' ')" --var SEED=$((0x1357 * (number + 1) % 65536)) \
        --var OFFS="$1" --var "STATE=$game/$bytes"
}

actions=0
while [ "$number" -le "$last" ]; do
    work=build/test/every-$model-$game-$number
    rm -rf "$work"
    mkdir -p "$work"
    play 0 "$work/whole.sav" >"$work/whole"
    build/host/saveread "$work/whole.sav" | grep "^$game finished" >"$work/wanted"
    offs=$(sed -n 's/.*finished: \([0-9]*\) actions.*/\1/p' "$work/wanted")
    play $((offs - 1)) "$work/off.sav" >"$work/off"
    build/host/saveread "$work/off.sav" | grep "^$game finished" | cmp - "$work/wanted" || {
        echo "$game $number: another game"
        exit 1
    }
    awk -v game="$game $number" '
        NR % 2 == 0 && $0 != before { print game ": another state after action " NR / 2; wrong = 1; exit }
        { before = $0 }
        END { exit wrong }' "$work/off"
    tail -n 1 "$work/off" | cmp - "$work/whole" || { echo "$game $number: another end"; exit 1; }
    actions=$((actions + offs))
    rm -rf "$work"
    number=$((number + 1))
done
echo "$game: $actions actions, each followed by a power-off but the last of each game"

#!/bin/sh
# What can be taken back can be taken back after power-on too. Usage: undo.sh ROM MODEL GAME
set -eu
rom=$1 model=$2 game=$3
work=build/test/undo-$model-$game
rm -rf "$work"
mkdir -p "$work"
case $game in
pocket) number=0 waits=table_waits key=A choices=1 bytes=272 ;;
realms) number=2 waits=realms_table_waits key=LEFT choices=2 bytes=414 ;;
esac
build/host/gbrun "$rom" --model "$model" --script test/rom/save/undo.txt --quiet --var GAME=$number --var SEED=0x4321 \
    --var WAITS=$waits --var KEY=$key --var CHOICES=$choices --var "STATE=$game/$bytes" >"$work/seen"
# before the choices, number of choices, after them; twice: number, after them, all taken back
line() { sed -n "$1p" "$work/seen"; }
[ "$(line 1)" != "$(line 3)" ] || { echo "$game: no choice was made"; exit 1; }
[ "$(line 2) $(line 3)" = "$(line 4) $(line 5)" ] || { echo "$game: not as it was left"; exit 1; }
[ "$(line 6)" = "$(line 1)" ] || { echo "$game: taken back to another state"; exit 1; }
[ "$(line 7) $(line 8)" = "undo_count 0 $(line 1)" ] || { echo "$game: what was taken back is there again"; exit 1; }
line 2

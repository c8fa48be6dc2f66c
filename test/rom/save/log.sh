#!/bin/sh
# The log of the last moves and the hand-over are as they were when a game is taken up again.
# Usage: log.sh ROM MODEL GAME PEOPLE (1 or 2)
set -eu
rom=$1 model=$2 game=$3 people=$4
work=build/test/log-$model-$game-$people
rm -rf "$work"
mkdir -p "$work"
play=log_play presses=40
case $game in
pocket) number=0 waits=table_waits presses=41 ;;
tides) number=1 waits=tides_table_waits ;;
realms) number=2 waits=realms_table_waits play=log_play_realms ;;
esac
kinds="0 2 4 4" first=3 key=LEFT
[ "$people" = 1 ] || kinds="0 0 4 4" first=9 key=A
cd test/rom/save
cat log_begin.txt $play.txt log_compare.txt >"../../../$work/script"
cd ../../..
build/host/gbrun "$rom" --model "$model" --script "$work/script" --quiet --var FRENCH=$((people - 1)) --var GAME=$number \
    --var "KINDS=$kinds" --var WAITS=$waits --var PRESSES=$presses --var FIRST=$first --var KEY=$key --var DIR="$work"
for page in "" older_; do
    cmp "$work/${page}before.png" "$work/${page}after.png" || { echo "$game: another log after power-on"; exit 1; }
done

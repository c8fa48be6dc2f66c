#!/bin/sh
# A game of CPU players ends as it would have, however often the console is switched off; and it can
# be watched, forward and backward. Usage: cpus.sh ROM MODEL GAME CUTS
set -eu
rom=$1 model=$2 game=$3 cuts=$4
work=build/test/cpus-$model-$game
rm -rf "$work"
mkdir -p "$work"
gbrun=build/host/gbrun
key=SELECT end=13 rounds=8
case $game in
pocket) number=0 kinds="3 1 2 4" seed=0x1234 bytes=272 ;;
tides) number=1 kinds="2 3 4 4" seed=0x1234 bytes=112 ;;
realms) number=2 kinds="1 3 4 4" seed=0x1234 bytes=414 end=12 key=A rounds=70 ;;
esac

play() { # number of cuts, battery file
    "$gbrun" "$rom" --model "$model" --script test/rom/save/cpus.txt --sav "$2" --quiet --noise "$1" \
        --var GAME=$number --var "KINDS=$kinds" --var SEED=$seed --var CUTS="$1" --var END=$end --var KEY=$key \
        --var "STATE=$game/$bytes"
}
play 0 "$work/whole.sav" >"$work/whole"
play "$cuts" "$work/cut.sav" >"$work/cut"
cmp "$work/whole" "$work/cut" || { echo "$game: another end after $cuts cuts"; exit 1; }

"$gbrun" "$rom" --model "$model" --script test/rom/save/replay.txt --sav "$work/cut.sav" --quiet \
    --var GAME=$number --var ROUNDS=$rounds --var "STATE=$game/$bytes" >"$work/replay"
for line in 2 3 4; do
    sed -n ${line}p "$work/replay" | cmp - "$work/whole" || { echo "$game: the replay ends otherwise"; exit 1; }
done
sed -n 5p "$work/replay" >"$work/beginning"
sed -n 1p "$work/replay" | cmp - "$work/beginning" || { echo "$game: back to another beginning"; exit 1; }
build/host/saveread "$work/cut.sav" | grep "^$game finished: [0-9]* actions"

#!/bin/sh
# Measures on the emulated machine, by the files of test/bench, and prints "name value unit limit",
# one a line; fails over a limit. A limit of "-" is a figure without one.
OUT=${OUT:-build}
GBRUN=build/host/gbrun
ROM=$OUT/pocket-mythos.gb
over=0

# name value unit limit
line() {
    echo "$1 $2 $3 $4"
    [ -n "$2" ] || { echo "bench: no figure for $1" >&2; over=1; return; }
    [ "$4" = - ] || [ "$2" -le "$4" ] || { echo "bench: $1 is over its limit" >&2; over=1; }
}

# How long a CPU player thinks: game, level, number of choices, most frames of a choice, frames on
# average. The choices are spread over 200 seeded games that players of the level play among
# themselves, with all numbers of seats in turn; forced ones are among them, as in play. They are made
# on the replay cartridge, where nothing else runs: a frame has 70224 cycles, on every model since
# gbrun counts emulated time, and a tenth of it is left to the VBlank interrupt with its music.
# The Color, in double speed, has half of the frames.
thinking() {
    game=$1 level=$2 choices=$3 most=$4 average=$5
    rom=build/bench/$game-$level.gb
    build/host/replayc --game "$game" --players "$level" --games 200 --choices "$choices" \
        "$OUT/pocket-mythos-replay.gb" "$rom" >"${rom%.gb}.txt" || over=1
    cp "$OUT/pocket-mythos-replay.sym" "${rom%.gb}.sym"
    for model in DMG CGB; do
        half=$([ $model = CGB ] && echo 2 || echo 1)
        frame=$((70224 * 9 / 10))
        figures=$("$GBRUN" "$rom" --model $model --script test/rom/replay/thinking.txt) || over=1
        for figure in "max $most" "mean $average"; do
            cycles=$(echo "$figures" | sed -n "s/^cycles .* ${figure% *}=\([0-9]*\).*/\1/p")
            line "thinking_${game}_${level}_${figure% *}_$model" \
                "${cycles:+$(((cycles + frame - 1) / frame))}" frames $(((${figure#* } + half - 1) / half))
        done
    done
}

mkdir -p build/bench
# PART=name measures one part only.
for bench in test/bench/${PART:-*}.sh; do
    . "$bench"
done
[ $over -eq 0 ]

# The table of Tides of Madness: whole games by keys, the choices from prepared positions, what must
# stay hidden, random keys.
tides=test/rom/tides
for model in DMG CGB; do
    for french in 0 1; do
        vars="--var FRENCH=$french --var NAME=$model-$french"
        check "Tides, a person against a CPU player: $model french=$french" "$HOST/gbrun" "$ROM" --model $model \
            --script $tides/game.txt $vars --var SEED=0x11$french$french --var LEVEL=$((1 + french))
        check "Tides, CPU players among themselves: $model french=$french" "$HOST/gbrun" "$ROM" --model $model \
            --script $tides/watch.txt $vars --var SEED=0x22$french$french --var FIRST=$((1 + french)) --var SECOND=2
        walk "Tides, the draft of two people: $model french=$french" $model $tides/draft.txt $vars --var PICK=0 --var SHOW=1
        walk "Tides, the first card stays hidden: $model french=$french" $model $tides/draft.txt $vars --var PICK=3 --var SHOW=0
        walk "Tides, keep and discard: $model french=$french" $model $tides/refresh.txt $vars \
            --var KEEP=0 --var DROP=0 --var SHOW=1
        walk "Tides, what was kept stays hidden: $model french=$french" $model $tides/refresh.txt $vars \
            --var KEEP=2 --var DROP=1 --var SHOW=0
        walk "Tides, scoring with Dreamlands: $model french=$french" $model $tides/scoring.txt $vars --var TOKENS=3 \
            --var OTHER=4 --var POINTS=31 --var HEAL=$french --var STOLEN=5 --var END=end
    done
done
vars="--var FRENCH=0 --var HEAL=0"
walk "Tides, madness" DMG $tides/scoring.txt $vars --var NAME=DMG-mad --var TOKENS=6 --var OTHER=4 --var POINTS=31 \
    --var STOLEN=5 --var END=end
walk "Tides, nobody wins" DMG $tides/scoring.txt $vars --var NAME=DMG-nobody --var TOKENS=6 --var OTHER=8 --var POINTS=31 \
    --var STOLEN=9 --var END=end
walk "Tides, a shared victory" DMG $tides/scoring.txt $vars --var NAME=DMG-shared --var TOKENS=3 --var OTHER=4 \
    --var POINTS=30 --var STOLEN=5 --var END=end
check "Tides, an Elder plays" "$HOST/gbrun" "$ROM" --model DMG --script $tides/game.txt --var FRENCH=0 --var SEED=0x3333 --var LEVEL=3
check "Tides, switched off between two secret choices" "$HOST/gbrun" "$ROM" --model DMG --script $tides/resume.txt
for seats in "1 0 1" "2 0 2" "3 0 0" "4 1 0" "5 0 3" "6 0 1" "7 2 0" "8 0 2" "9 0 0" "10 3 0"; do
    set -- $seats
    check "Tides, random keys: seed $1" "$HOST/gbrun" "$ROM" --script $tides/monkey.txt --var SEED=$1 --var FIRST=$2 --var SECOND=$3
done

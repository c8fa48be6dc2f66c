# The table of Pocket Madness: every choice from a prepared position, whole games, random keys.
pocket=test/rom/pocket
mkdir -p build/test/pocket

# script NAME PART...: puts parts together and says where
pocket_script() {
    script=build/test/pocket/$1.txt
    shift
    for part in "$@"; do cat $pocket/$part.txt; done >$script
}
# kinds of the four seats as options of gbrun
pocket_seats() { echo "--var K0=$1 --var K1=$2 --var K2=$3 --var K3=$4"; }
two=$(pocket_seats 0 0 4 4)
three=$(pocket_seats 0 0 0 4)

# flow, position, seats
pocket_flow() {
    pocket_script "$1-$2" start "position_$2" "flow_$1"
    for model in DMG CGB; do
        for french in 0 1; do
            walk "pocket: $1, $2, $model french=$french" $model $script $3 \
                --var FRENCH=$french --var NAME=$model-$french
        done
    done
}
pocket_flow draw rich "$two"
pocket_flow pass_on rich "$two"
pocket_flow open rich "$two"
pocket_flow publish rich "$two"
pocket_flow look rich "$two"
for portal in cthulhu azathoth shub_niggurath dagon nyarlathotep shoggoth gug; do
    pocket_flow seal_$portal portals "$two"
done
pocket_flow gifts three "$three"
pocket_flow naming naming "$two"
pocket_flow go_out last_set "$two"
pocket_flow win last_run "$two"
pocket_flow share shared "$two"
pocket_flow pass empty_row "$two"
pocket_flow must_meld must_meld "$two"
pocket_flow two_left two_left "$two"
pocket_flow bound bound "$two"
# Nobody sees another's hidden cards: with others in the same places every picture is the same.
for flow in pass_on open publish look; do
    pocket_script $flow-other_hidden start position_other_hidden flow_$flow
    for model in DMG CGB; do
        check "pocket: hidden cards stay hidden, $flow, $model" "$HOST/gbrun" "$ROM" --model $model --script $script \
            $EXPECT $two --var FRENCH=0 --var NAME=$model-0
    done
done

# model, French, presses of A, kinds of the seats
pocket_game() {
    model=$1 french=$2 presses=$3
    shift 3
    pocket_script whole_game start whole_game
    check "pocket: a whole game, seats $*, $model french=$french" "$HOST/gbrun" "$ROM" --model $model \
        --script $script $(pocket_seats "$@") --var FRENCH=$french --var N=$presses
}
pocket_game DMG 0 700 0 1 4 4
pocket_game CGB 1 700 0 1 4 4
pocket_game DMG 1 900 0 1 0 4
pocket_game CGB 0 900 0 1 0 4
pocket_game DMG 0 500 0 1 2 1
pocket_game CGB 1 500 0 1 2 1
pocket_script show start show
check "pocket: three CPU players alone, DMG" "$HOST/gbrun" "$ROM" --script $script $(pocket_seats 1 2 1 4) --var FRENCH=0
pocket_script watch start watch
check "pocket: looking on while a CPU player plays" "$HOST/gbrun" "$ROM" --script $script \
    $(pocket_seats 0 2 4 4) --var FRENCH=0 --var CPU=1

pocket_script monkey start monkey
for seed in 1 2 3 4 5; do
    check "pocket: monkey $seed, 20,000 frames, DMG" "$HOST/gbrun" "$ROM" --script $script \
        $(pocket_seats 0 $((seed % 3 + 1)) $((seed % 2 * 3 + 1)) 4) --var FRENCH=$((seed % 2)) --var SEED=$seed --var FRAMES=20000
done
check "pocket: monkey, 20,000 frames, CGB" "$HOST/gbrun" "$ROM" --model CGB --script $script \
    $(pocket_seats 0 1 0 2) --var FRENCH=0 --var SEED=6 --var FRAMES=20000

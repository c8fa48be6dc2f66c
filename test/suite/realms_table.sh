# The table of Cthulhu Realms: the choices from prepared positions, what must stay hidden, whole games, random
# keys, switching off.
realms=test/rom/realms
mkdir -p build/test/realms

# script NAME PART...: puts parts together and says where; "position_NAME" becomes pokes
realms_script() {
    script=build/test/realms/$1.txt
    shift
    for part in "$@"; do
        case $part in
        position_*) "$HOST/realmspos" res/realms/cards.txt "$realms/positions/${part#position_}" ;;
        *) cat "$realms/$part.txt" ;;
        esac
    done >"$script"
}
# kinds of the four seats and the seed as options of gbrun
realms_seats() { echo "--var K0=$1 --var K1=$2 --var K2=$3 --var K3=$4 --var SEED=${5:-0x1234}"; }

# flow, position, further options: in English on the DMG, in French on the CGB
realms_flow() {
    flow=$1 position=$2
    shift 2
    realms_script "$flow-$position" start ready "position_$position" settle "flow_$flow"
    walk "realms: $flow, $position, DMG in English" DMG "$script" --var FRENCH=0 --var NAME=DMG-0 "$@"
    walk "realms: $flow, $position, CGB in French" CGB "$script" --var FRENCH=1 --var NAME=CGB-1 "$@"
}
realms_flow turn turn $(realms_seats 0 2 4 4)
realms_flow four four $(realms_seats 0 2 1 3)
realms_flow mad mad $(realms_seats 0 1 1 4)
realms_flow told cpu $(realms_seats 0 2 4 4)
realms_flow end last_card $(realms_seats 0 1 4 4) --var WINNERS=0
realms_flow books turn $(realms_seats 0 2 4 4)
realms_script end-won start ready position_last_card_won settle flow_end_won
check "realms: the end by counting has a winner" "$HOST/gbrun" "$ROM" --script "$script" $(realms_seats 0 1 4 4) --var FRENCH=0

# Nobody sees another's hand: with other cards in it every picture is the same.
for hands in hands:1:1 hands_of_wilbur:1:0 hands_of_howard:0:1; do
    vars="$(realms_seats 0 0 4 4) --var OWN=$(echo $hands | cut -d: -f2) --var OTHER=${hands##*:}"
    realms_script "hidden-${hands%%:*}" start "position_${hands%%:*}" flow_hidden
    for model in DMG:0 CGB:1; do
        command=check
        [ "${hands%%:*}" = hands ] && command=walk
        if [ $command = walk ]; then
            walk "realms: two people, ${model%:*}" "${model%:*}" "$script" $vars \
                --var FRENCH="${model#*:}" --var NAME="${model%:*}-${model#*:}"
        else
            check "realms: hidden cards stay hidden, ${hands%%:*}, ${model%:*}" "$HOST/gbrun" "$ROM" --model "${model%:*}" \
                --script "$script" $EXPECT $vars --var FRENCH="${model#*:}" --var NAME="${model%:*}-${model#*:}"
        fi
    done
done

# model, French, turns of the person, kinds of the seats, seed
realms_game() {
    model=$1 french=$2 turns=$3
    shift 3
    realms_script whole_game start whole_game
    check "realms: a whole game, seats $*, $model french=$french" "$HOST/gbrun" "$ROM" --model "$model" --script "$script" \
        $(realms_seats "$@") --var FRENCH="$french" --var TURNS="$turns"
}
for french in 0 1; do
    realms_game DMG $french 20 0 3 4 4
    realms_game CGB $french 16 0 3 4 4 0x4321
    realms_game DMG $french 12 0 1 2 4 0x777
    realms_game CGB $french 12 0 1 2 4 0x777
    realms_game DMG $french 13 0 1 2 1 0x4321
    realms_game CGB $french 13 0 1 2 1 0x4321
done
realms_script cpus start cpus
check "realms: four CPU players alone, and an onlooker" "$HOST/gbrun" "$ROM" --script "$script" $(realms_seats 1 2 1 2) --var FRENCH=0
realms_script resume start resume
check "realms: switched off while aiming" "$HOST/gbrun" "$ROM" --script "$script" $(realms_seats 0 1 4 4) --var FRENCH=0
realms_script monkey start monkey
for monkey in "1 0 1 4 4" "2 0 2 1 4" "3 0 1 2 1" "4 0 0 1 4" "5 0 0 4 4"; do
    set -- $monkey
    check "realms: random keys $1, 20,000 frames" "$HOST/gbrun" "$ROM" --script "$script" \
        $(realms_seats "$2" "$3" "$4" "$5" "0x99$1") --var FRENCH=$(($1 % 2)) --var KEYS="$1"
done

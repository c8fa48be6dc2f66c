# The table of Cthulhu Realms: keys, screens, missed frames and stack in whole games.
cat test/rom/realms/start.txt test/rom/realms/whole_game.txt >build/bench/realms_game.txt
# seats; kinds of the others; turns and seed of a whole game
for seats in "2 3 4 4 20 0x1234" "3 1 2 4 12 0x777" "4 1 2 1 13 0x4321"; do
    set -- $seats
    kinds="--var K0=0 --var K1=$2 --var K2=$3 --var K3=$4"
    for model in DMG CGB; do
        figures=$("$GBRUN" "$ROM" --model $model --script test/rom/realms/bench.txt $kinds) || over=1
        for name in key_to_realms_cursor:2 key_to_realms_zone:2 key_to_realms_card:2 setup_to_realms:20 realms_to_look:20 \
            look_to_realms:20 realms_to_pile:20 pile_to_realms:20; do
            value=$(echo "$figures" | sed -n "s/^${name%:*} //p")
            line "${name%:*}_${1}_seats_$model" "$value" frames "${name#*:}"
        done
        game=$("$GBRUN" "$ROM" --model $model --script build/bench/realms_game.txt $kinds --var FRENCH=1 --var SEED="$6" --var TURNS="$5") || over=1
        line "lag_at_realms_${1}_seats_$model" "$(echo "$game" | sed -n 's/^lag //p')" frames 0
        line "stack_at_realms_${1}_seats_$model" "$(echo "$game" | sed -n 's/^stack //p')" bytes 508
    done
done

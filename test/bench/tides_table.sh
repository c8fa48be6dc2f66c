# The table of Tides of Madness: keys, screens, missed frames and stack in whole games.
for model in DMG CGB; do
    figures=$("$GBRUN" "$ROM" --model $model --script test/rom/tides/bench.txt) || over=1
    for name in key_to_tides_cursor:2 key_to_tides_card:2 setup_to_tides:20 tides_to_look:20 look_to_tides:20 \
        tides_to_sheet:20 sheet_to_tides:20; do
        value=$(echo "$figures" | sed -n "s/^${name%:*} //p")
        line "${name%:*}_$model" "$value" frames "${name#*:}"
    done
    game=$("$GBRUN" "$ROM" --model $model --script test/rom/tides/game.txt --var FRENCH=1 --var SEED=0x4444 --var LEVEL=2) || over=1
    line "lag_at_tides_$model" "$(echo "$game" | sed -n 's/^lag //p')" frames 0
    line "stack_at_tides_$model" "$(echo "$game" | sed -n 's/^stack //p')" bytes 508
done

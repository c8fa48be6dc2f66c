# Boot, keys, screens, VBlank, memory.
for model in DMG SGB CGB; do
    figures=$("$GBRUN" "$ROM" --model $model --script test/rom/bench.txt) || over=1
    for name in boot_to_title:90 key_to_cursor:2 menu_to_records:20 records_to_menu:20 menu_to_album:20 album_to_menu:20 \
        menu_to_options:20 options_to_menu:20 menu_to_credits:20 credits_to_menu:20 \
        menu_to_setup:20 setup_to_seed:20 seed_to_setup:20 setup_to_menu:20 title_to_menu:-; do
        value=$(echo "$figures" | sed -n "s/^${name%:*} //p")
        line "${name%:*}_$model" "$value" frames "${name#*:}"
    done
    walk=$("$GBRUN" "$ROM" --model $model --script test/rom/walk.txt --var FRENCH=1 \
        --var NAME=$model-1 --expect-dir test/rom/expected --diff-dir build/test/diff --clock frame_count) || over=1
    line "lag_in_menus_$model" "$(echo "$walk" | sed -n 's/^lag //p')" frames 0
    line "stack_$model" "$(echo "$walk" | sed -n 's/^stack //p')" bytes 508
    line "vblank_work_$model" "$("$GBRUN" "$ROM" --model $model --script test/rom/vblank.txt |
        sed -n 's/^cycles .* max=\([0-9]*\).*/\1/p')" cycles 4560
done
build/host/banktable "$OUT/pocket-mythos.map" >build/test/banks
while read -r kind number used rest; do
    case $kind in
    bank) line "bank_$number" "$used" bytes 16384 ;;
    WRAM) line wram "$number" bytes 7128 ;;
    esac
done <build/test/banks

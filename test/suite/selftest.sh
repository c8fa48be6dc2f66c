# The self-test cartridge on every model (their numbers are those of src/cart/model.h), and what it
# says when something is broken.
number=0
for model in DMG MGB SGB CGB AGB; do
    check "self-test cartridge: $model" "$HOST/gbrun" "$SELFTEST" --model $model \
        --script test/rom/selftest/selftest.txt --var MODEL=$number
    number=$((number + 1))
done
check "self-test cartridge: a broken function is found" "$HOST/gbrun" "$SELFTEST" \
    --script test/rom/selftest/broken.txt

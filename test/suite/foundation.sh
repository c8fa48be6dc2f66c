# The tools' own scripts, the ROM file, and every menu screen.
mkdir -p build/test/gbrun
tap gbrun sh test/rom/gbrun/run.sh build/test/gbrun "$HOST/gbrun"

for model in DMG SGB CGB; do
    for french in 0 1; do
        walk "walk every screen: $model french=$french" $model test/rom/walk.txt \
            --var FRENCH=$french --var NAME=$model-$french
    done
    check "monkey, 20,000 frames: $model" "$HOST/gbrun" "$ROM" --model $model --script test/rom/monkey.txt
done
walk "border of the Super Game Boy" SGB test/rom/border.txt --border
tap "set-up on other machines" sh test/host/setup.sh
for model in MGB AGB; do
    check "boots: $model" "$HOST/gbrun" "$ROM" --model $model --script test/rom/boot.txt
done
for crash in rst38 zero stack; do
    walk "crash screen: $crash" DMG test/rom/crash/$crash.txt
done
check "header: logo, checksums, flags" sh test/rom/header.sh "$ROM"
check "an overflowing map fails" sh test/host/overflow.sh "$HOST/banktable"
check "an overflowing bank fails the build" sh test/rom/overflow.sh
check "two builds are equal" sh test/rom/reproducible.sh "$ROM"

# Power cuts and damaged saves, on the ROM. All cuts: make powercut.
check "power cuts of a session, 500 boots: DMG" sh test/rom/save/powercut.sh "$ROM" DMG 500
check "power cuts of a session, 100 boots: CGB" sh test/rom/save/powercut.sh "$ROM" CGB 100
for model in DMG CGB; do
    check "damaged saves, 24 boots: $model" sh test/rom/save/damage.sh "$ROM" $model 24
done

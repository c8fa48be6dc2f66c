# Damaged saves of all kinds: what the ROM says and takes up, and a new game after it.
for model in DMG CGB; do
    check "10,000 damaged saves: $model" sh test/rom/save/damage.sh "$ROM" $model 10000
done

# Boots after every single write of a session of all three games, options and records.
for model in DMG CGB; do
    check "every power cut of a session: $model" sh test/rom/save/powercut.sh "$ROM" $model all
done

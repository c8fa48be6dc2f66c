# Music and effects, in the emulator.
for channel in A B C; do
    check "music: every note of channel $channel" sh test/rom/sound/notes.sh "$ROM" $channel
done
check "music: effects do not shift the melody" sh test/rom/sound/notes.sh "$ROM" A effects
check "sound driver: the ROM writes what the host writes; no clipping" sh test/rom/sound/writes.sh "$ROM"
check "sound: silence when off, stopped, paused" sh test/rom/sound/silence.sh "$ROM"
[ -n "${GBDK_HOME:-}" ] || check "music: the GBS file in gbsplay" sh test/rom/sound/gbs.sh build/pocket-mythos.gbs
check "sound: what the tables ask for" sh test/rom/sound/tables.sh "$ROM"
for model in DMG CGB; do
    for french in 0 1; do
        walk "sound: jukebox and options, $model french=$french" $model test/rom/sound/jukebox.txt --var FRENCH=$french --var NAME=$model-$french
    done
done

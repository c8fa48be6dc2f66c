# Power cuts and damaged saves, on the ROM. All of it: make saves.
check "power cuts of a session, 500 boots: DMG" sh test/rom/save/powercut.sh "$ROM" DMG 500
check "power cuts of a session, 100 boots: CGB" sh test/rom/save/powercut.sh "$ROM" CGB 100
for model in DMG CGB; do
    check "damaged saves, 48 boots: $model" sh test/rom/save/damage.sh "$ROM" $model 48
    check "saves of all versions: $model" sh test/rom/save/kept.sh "$ROM" $model
    check "off and on after every action: tides, $model" sh test/rom/save/every.sh "$ROM" $model tides 0 1
    check "off and on after every action: pocket, $model" sh test/rom/save/every.sh "$ROM" $model pocket 4 4
    check "off and on after every action: realms, $model" sh test/rom/save/every.sh "$ROM" $model realms 4 4
done
# Switched off and on: whole games of CPU players, and watched afterwards; the log and the hand-over; what can
# be taken back; the options; a game that was over but not counted; a cartridge without RAM.
for game in pocket tides realms; do
    check "off and on, then watched: $game, DMG" sh test/rom/save/cpus.sh "$ROM" DMG $game 20
    check "the log after power-on: $game, DMG" sh test/rom/save/log.sh "$ROM" DMG $game 1
    check "the log and the hand-over after power-on: $game, CGB" sh test/rom/save/log.sh "$ROM" CGB $game 2
done
check "off and on, then watched: tides, CGB" sh test/rom/save/cpus.sh "$ROM" CGB tides 20
check "off and on, then watched: realms, CGB" sh test/rom/save/cpus.sh "$ROM" CGB realms 10
for model in DMG CGB; do
    check "taken back after power-on: pocket, $model" sh test/rom/save/undo.sh "$ROM" $model pocket
    check "taken back after power-on: realms, $model" sh test/rom/save/undo.sh "$ROM" $model realms
    check "options and names are kept: $model" "$HOST/gbrun" "$ROM" --model $model --script test/rom/save/settings.txt --quiet
    check "over, but not yet counted: $model" "$HOST/gbrun" "$ROM" --model $model --script test/rom/save/over.txt --quiet
    check "without battery RAM: $model" sh test/rom/save/no_ram.sh "$ROM" $model
done
# What is lost is named.
for what in damaged:0 refused:30; do
    stays=${what#*:} what=${what%:*}
    for model in DMG:0 CGB:1; do
        name=$what-${model%:*}-${model#*:}
        sh test/rom/save/spoil.sh test/saves/version-2.sav $what "build/test/$name.sav"
        walk "all parts of a save $what, ${model%:*} french=${model#*:}" "${model%:*}" test/rom/save/messages.txt \
            --sav-from "build/test/$name.sav" --var WHAT=$what --var STAYS=$stays --var FRENCH="${model#*:}" --var NAME="${model%:*}-${model#*:}"
    done
done
# Records, feats and replays as pictures.
for model in DMG:0 CGB:1; do
    walk "records, feats, a replay, ${model%:*} french=${model#*:}" "${model%:*}" test/rom/save/records.txt \
        --sav-from test/rom/save/records.sav --var FRENCH="${model#*:}" --var NAME="${model%:*}-${model#*:}"
done
for model in DMG:0 CGB:1; do
    walk "two feats at once, ${model%:*} french=${model#*:}" "${model%:*}" test/rom/save/new_feats.txt \
        --sav-from test/rom/save/ninety_nine.sav --var FRENCH="${model#*:}" --var NAME="${model%:*}-${model#*:}"
done

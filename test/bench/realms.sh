# Cthulhu Realms: the longest choice of each level in whole games on the DMG, in frames.
make --no-print-directory "$OUT/pocket-mythos-think.gb" >/dev/null || over=1
game=$(sed -n 's/^ *ENTRY.\([a-z]*\), *[0-9].*/\1/p' tools/replayc/games.c | awk '/^realms$/ { print NR - 1 }')
for level in 0:novice:15 1:adept:40 2:elder:120; do
    number=${level%%:*} limit=${level##*:} name=${level#*:}
    for seats in 2 3 4; do
        cycles=$("$GBRUN" "$OUT/pocket-mythos-think.gb" --model DMG --script test/rom/think/think.txt \
            --var GAME="$game" --var LEVEL="$number" --var SEATS=$seats --var GAMES=2 |
            sed -n 's/^cycles .* max=\([0-9]*\).*/\1/p')
        line "realms_${name%:*}_${seats}_seats" "$([ -z "$cycles" ] || echo $(((cycles + 70223) / 70224)))" frames "$limit"
    done
done

# Tides of Madness: choices of each level in whole games on the DMG, in frames: the longest one, and
# the Elder's on average.
make --no-print-directory "$OUT/pocket-mythos-think.gb" >/dev/null || over=1
game=$(sed -n 's/^ *ENTRY.\([a-z]*\), *[0-9].*/\1/p' tools/replayc/games.c | awk '/^tides$/ { print NR - 1 }')
for level in 0:novice:15 1:adept:40 2:elder:240; do
    number=${level%%:*} limit=${level##*:} name=${level#*:}
    cycles=$("$GBRUN" "$OUT/pocket-mythos-think.gb" --model DMG --script test/rom/think/think.txt \
        --var GAME="$game" --var LEVEL="$number" --var SEATS=2 --var GAMES=15 | sed -n '/^cycles /p')
    for figure in max:$limit mean:90; do
        [ "$number" = 2 ] || [ "${figure%:*}" = max ] || continue
        value=$(echo "$cycles" | sed -n "s/.* ${figure%:*}=\([0-9]*\).*/\1/p")
        line "tides_${name%:*}_${figure%:*}" "$([ -z "$value" ] || echo $(((value + 70223) / 70224)))" frames "${figure#*:}"
    done
done

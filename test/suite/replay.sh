# Host and Game Boy agree: 200 random games of each game, every state the same after every action,
# and 200 choices of its CPU players. Made by tools/replayc; see its README.md.
for rom in "$OUT"/replay-*.gb; do
    game=$(basename "$rom" .gb)
    game=${game#replay-}
    # on the Color, in double speed: half of the emulated time
    check "200 replays on the Game Boy: $game" "$HOST/gbrun" "$rom" --model CGB \
        --script test/rom/replay/replay.txt --var CHOICES="$(sed -n 's/.* \([0-9]*\) choices.*/\1/p' "${rom%.gb}.txt")"
    check "a replay that goes wrong is seen: $game" "$HOST/gbrun" "$rom" --model CGB \
        --script test/rom/replay/spoiled.txt --var GAME="$game"
done

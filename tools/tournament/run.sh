#!/bin/sh
# Plays the pairings that the files beside this one list, prints the first player's win rate of each
# with its 95 % interval and the limits that it must keep, and fails when one is missed.
# Usage: run.sh [GAME...]      GAMES=200 plays fewer games (2000)
cd "$(dirname "$0")/../.." || exit 1
arena=build/host/arena
games=${GAMES:-2000}
missed=0

# game, least and most percent ("-": no such limit), players, the one that is rated first
pairing() {
    rated=$("$arena" --game "$1" --cpu "$4" --games "$games" --seed 1 2>/dev/null | head -n 1)
    echo "$rated" | awk -v game="$1" -v least="$2" -v most="$3" -v players="$4" '
        BEGIN { gsub(/,/, " ", players) }
        {
            # name, rate, %, (95, %:, low, to, high)
            rate = $2; low = $6; high = $8
            sub(/\)/, "", high)
            wanted = least == "-" ? "" : "at least " least
            if (most != "-")
                wanted = wanted (wanted == "" ? "at most " : ", at most ") most
            bad = rate == "" || (least != "-" && rate + 0 < least) || (most != "-" && rate + 0 > most)
            printf "%-8s %-30s %6.2f %%  (%s to %s)  %s%s\n", game, players, rate, low, high, wanted, bad ? "  MISSED" : ""
            exit bad
        }' || missed=1
    [ -n "$rated" ] || missed=1
}

[ $# -gt 0 ] || set -- $(cd tools/tournament && ls *.sh | sed '/^run\.sh$/d; s/\.sh$//')
echo "$games games a pairing, seats in turn; a shared win counts half"
for game; do
    . "tools/tournament/$game.sh"
done
exit $missed

#!/bin/sh
# A game begun on libmgba goes on in Gambatte from the same battery RAM, and then on libmgba again:
# the same state each time.
# Usage: save.sh ROM
set -eu
work=build/test/gambatte/save
rm -rf "$work"
mkdir -p "$work"
moves='
repeat 20
press A
wait 16
end
until table_waits == 1 within 3000
peek pocket/64'
resume='
poke screen_now 255
until screen_now == 0 within 120
press START
until screen_now == 3 within 300
until table_waits == 1 within 3000
peek pocket/64'
cat >"$work/begin.txt" <<END
poke screen_now 255
until screen_now == 0 within 120
press START
until screen_now == 1 within 60
press A
until screen_now == 2 within 60
press START
until screen_now == 3 within 120
$moves
END
echo "$resume$moves" >"$work/go_on.txt"
echo "$resume" >"$work/end.txt"
# script, further options of gbrun
play() {
    script=$1
    shift
    build/host/gbrun "$rom" --quiet --sav "$work/game.sav" --script "$work/$script.txt" "$@" >"$work/$script.out"
}
rom=$1
play begin
play go_on --core gambatte
play end
# begun = resumed, moved on = resumed again, and something was done in between
[ "$(cat "$work/begin.out")" = "$(head -n 1 "$work/go_on.out")" ]
[ "$(tail -n 1 "$work/go_on.out")" = "$(cat "$work/end.out")" ]
[ "$(head -n 1 "$work/go_on.out")" != "$(tail -n 1 "$work/go_on.out")" ]

#!/bin/sh
# arena from outside: its command line, and programs that play, answer nonsense, leave or keep
# silent. Speaks TAP. Usage: arena.sh ARENA
arena=$1
number=0
out=$(mktemp)
trap 'rm -f "$out"' EXIT

# name, wanted status, pattern that the output must hold, arguments of arena
expect() {
    name=$1 wanted=$2 pattern=$3
    shift 3
    number=$((number + 1))
    "$arena" "$@" >"$out" 2>&1
    status=$?
    if [ $status -eq "$wanted" ] && grep -q -e "$pattern" "$out"; then
        echo "ok $number - $name"
    else
        echo "not ok $number - $name"
        echo "# status $status, wanted $wanted; output, wanted \"$pattern\":"
        sed 's/^/# /' "$out"
    fi
}

first='exec:sed -u '\''s/.*"legal":\["\([^"]*\)".*/\1/'\'
echo 1..31
expect "the help names the options" 0 '--transcript' --help
expect "everyone plays at random by default" 0 '^random .* of 3' --games 3
expect "three seats" 0 '^adept ' --seats 3 --cpu adept,novice,random --games 2
expect "an Elder plays" 0 '^elder .* of 1' --cpu elder,novice
expect "one game after the other" 0 '^adept .* of 12' --cpu adept,random --games 12 --seed 3
expect "no such option" 2 'unrecognized option' --chess
expect "no such game" 2 'no game is called "chess"' --game chess
expect "no such player" 2 'no kind of player is called "sage"' --cpu sage,random
expect "an empty command" 2 'no kind of player is called "exec:"' --cpu exec:,random
expect "too many seats" 2 'is not a number from 2 to 4' --seats 5
expect "as many names as seats" 2 '2 names for 3 seats' --seats 3 --cpu random,random
expect "too many names" 2 'at most 4 seats' --cpu a,b,c,d,e
expect "no games" 2 'is not a number from 1' --games 0
expect "a number with letters" 2 '"12x" is not a number' --games 12x
expect "a seed that is too large" 2 'is not a number' --seed 1073741824
expect "a stray word" 2 '"quickly" is not an option' quickly
expect "a transcript that cannot be written" 2 'No such file' --transcript /nowhere/at/all
expect "an outside program plays" 0 '^exec:' --cpu "$first",random --games 3
expect "several outside programs play" 0 '^exec:' --cpu "$first","$first","$first" --games 2
expect "a comma in a command" 0 '^exec:' --cpu 'exec:sed -u "s/.*legal...\"\([^\"]*\)\".*/\1/;s/x/a\,b/"',random
expect "an answer that is not legal" 1 'the answer "draw 9" is not a legal action' \
    --cpu 'exec:while read -r x; do echo draw 9; done',random
expect "an exit" 1 'ended with status 3 before it had answered' --cpu 'exec:exit 3',random
expect "an exit in the middle" 1 'before it had answered' --cpu 'exec:head -n 1 >/dev/null',random
expect "silence" 1 'silent for 1 seconds' --timeout 1 --cpu 'exec:cat >/dev/null',random

for game in tides realms; do
    expect "an outside program plays $game" 0 '^exec:.* of 2' --game $game --cpu "$first",novice --games 2
    expect "an answer that is not legal in $game" 1 'the answer "draw 1" is not a legal action' \
        --game $game --cpu 'exec:while read -r x; do echo draw 1; done',random
    expect "an exit in the middle of $game" 1 'ended with status 5 before it had answered' --game $game \
        --cpu 'exec:read -r x; echo "$x" | sed '\''s/.*"legal":\["\([^"]*\)".*/\1/'\''; exit 5',random
done

number=$((number + 1))
"$arena" --cpu adept,novice,random --seed 5 --games 3 --quiet --transcript "$out"
sum=$(cksum <"$out")
"$arena" --cpu adept,novice,random --seed 5 --games 3 --quiet --transcript "$out"
[ "$sum" = "$(cksum <"$out")" ] && [ -s "$out" ] || printf 'not '
echo "ok $number - same seed, same games"

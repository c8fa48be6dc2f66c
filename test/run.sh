#!/bin/sh
# Runs all tests that "make test" has built, as many at once as there are cores: host programs
# (cmocka), then what the files of test/suite list. Ends with "N passed, N failed".
# With RENEW=1 only the walks run, and write their expected pictures anew. PART=name runs one file
# of test/suite only; SUITES=test/long those that take too long for every time.
set -u
OUT=${OUT:-build}
HOST=build/host
ROM=$OUT/pocket-mythos.gb
SELFTEST=$OUT/pocket-mythos-selftest.gb
EXPECT="--expect-dir test/rom/expected --diff-dir build/test/diff --clock frame_count"
RENEW=${RENEW:-}
SUITES=${SUITES:-test/suite}
results=build/test/results
list=build/test/list
rm -rf "$results" build/test/diff
mkdir -p "$results" build/test/diff

# What the suites call. A name has no tab, and no argument of a command has a space in it.
add() { printf '%s\t%s\t%s\n' "$1" "$2" "$3" >>"$list"; }
# a command that must succeed
check() { name=$1; shift; [ -n "$RENEW" ] || add check "$name" "$*"; }
# a command that speaks TAP
tap() { name=$1; shift; [ -n "$RENEW" ] || add tap "$name" "$*"; }
# a script that compares pictures: name, model, script, further options of gbrun
walk() {
    name=$1 model=$2 script=$3
    shift 3
    add check "$name" "$HOST/gbrun $ROM --model $model --script $script $EXPECT ${RENEW:+--renew} $*"
}

: >"$list"
for program in "$HOST"/test/test_* "$HOST"/test/fuzz_*; do
    [ -z "${PART:-}" ] && [ "$SUITES" = test/suite ] && [ -x "$program" ] && [ -f "test/host/$(basename "$program").c" ] && tap "$(basename "$program")" "$program"
done
for suite in "$SUITES"/${PART:-*}.sh; do
    . "$suite"
done
awk '{ print NR "\t" $0 }' "$list" | CMOCKA_MESSAGE_OUTPUT=TAP xargs -d '\n' -n 1 -P "$(nproc)" sh test/one.sh "$results"

passed=$(cat "$results"/* | grep -c '^ok ')
failed=$(cat "$results"/* | grep -c '^not ok ')
[ "$failed" -eq 0 ] || grep -h '^not ok ' "$results"/*
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

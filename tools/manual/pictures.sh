#!/bin/sh
# Takes every picture of the manual on the headless Game Boy, four times as large, so that no viewer blurs
# it. Most come from the walks of test/rom, which "make test" keeps true; res/manual has two more.
# Usage: pictures.sh ROM LANGUAGE FOLDER      LANGUAGE en or fr
set -eu
rom=$1 language=$2 folder=$3
french=0
[ "$language" = en ] || french=1
work=$folder/raw
rm -rf "$folder"
mkdir -p "$work"

# take SCRIPT OPTION...: a script's expected pictures, written instead of compared
take() {
    script=$1
    shift
    build/host/gbrun "$rom" --quiet --model CGB --script "$script" --expect-dir "$work" --renew --clock frame_count \
        --var FRENCH=$french --var NAME=x "$@"
}
# together PART...: a script of several parts
together() {
    cat "$@" >"$work/script.txt"
}

take test/rom/walk.txt
take res/manual/menus.txt

two="--var K0=0 --var K1=0 --var K2=4 --var K3=4"
three="--var K0=0 --var K1=0 --var K2=0 --var K3=4"
pocket() {
    together test/rom/pocket/start.txt "test/rom/pocket/position_$2.txt" "test/rom/pocket/flow_$1.txt"
    shift 2
    take "$work/script.txt" "$@"
}
# shellcheck disable=SC2086
{
    pocket draw rich $two
    pocket open rich $two
    pocket publish rich $two
    pocket look rich $two
    pocket go_out last_set $two
    pocket gifts three $three
}

take test/rom/tides/draft.txt --var PICK=0 --var SHOW=1
take test/rom/tides/refresh.txt --var KEEP=0 --var DROP=0 --var SHOW=1
take test/rom/tides/scoring.txt --var TOKENS=3 --var OTHER=4 --var POINTS=31 --var HEAL=0 --var STOLEN=5 --var END=end

together test/rom/realms/start.txt res/manual/realms.txt
take "$work/script.txt" --var SEED=0x1234 --var K0=2 --var K1=2 --var K2=4 --var K3=4 --var SHOT=two --var TURN=14
take "$work/script.txt" --var SEED=0x1234 --var K0=2 --var K1=2 --var K2=1 --var K3=2 --var SHOT=four --var TURN=15

# Those that the text names, four times as large; one that was not taken is an error.
named=$(sed -n 's/.*(\([a-z-]*\)\.png).*/\1/p' "res/manual/$language.md" | sort -u)
for name in $named; do
    mv "$work/$name-x.png" "$folder/$name.png"
done
mogrify -filter point -resize 400% -strip -define png:exclude-chunks=date,time "$folder"/*.png
rm -rf "$work"

#!/bin/sh
# Takes the pictures of README.md on the headless Game Boy: stills, and play.gif, an animation of all three
# games. Usage: screenshots.sh ROM FOLDER
set -eu
rom=$1 folder=$2
step=6 # a picture of the animation every so many frames
work=build/film
rm -rf "$work"
mkdir -p "$work" "$folder"

# A cartridge that was switched on once before: nothing is said about a new save.
build/host/gbrun "$rom" --quiet --frames 300 --sav "$work/once.sav"
run() {
    cp "$work/once.sav" "$work/now.sav"
    build/host/gbrun "$rom" --quiet --sav "$work/now.sav" "$@"
}

# still MODEL GAME NAME KIND OPTION...
still() {
    model=$1 game=$2 name=$3 kind=$4
    shift 4
    run --model "$model" --script res/screenshots/take.txt --var DIR="$folder" \
        --var GAME="$game" --var NAME="$name" --var KIND="$kind" "$@"
}
still CGB 0 pocket ''
still CGB 1 tides ''
still CGB 2 realms ''
still DMG 0 pocket -dmg
still SGB 0 pocket -sgb --border
# what README.md does not show
rm -f "$folder"/menu-tides.png "$folder"/menu-realms.png "$folder"/menu-pocket-*.png "$folder"/pocket-sgb.png "$folder"/title-dmg.png

# film NAME TITLE FRAMES OPTION...: play.txt, with each "film N" written out as one picture after the other; TITLE 1
# shows the title, too
film() {
    name=$1 title=$2 frames=$3
    shift 3
    sed "s/\${FRAMES}/$frames/; s/\${TITLE}/$title/" res/screenshots/play.txt |
        awk -v step=$step -v name="$work/$name" '
            $1 == "repeat" && $2 == "0" { skip = 1 }
            skip { if ($1 == "end") skip = 0; next }
            $1 == "repeat" && $2 == "1" { once = 1; next }
            once && $1 == "end" { once = 0; next }
            $1 == "film" { for (i = 0; i < $2; i += step) printf "png %s-%04d.png\nwait %d\n", name, ++count, step; next }
            { print }' >"$work/$name.txt"
    run --model CGB --script "$work/$name.txt" "$@"
}
film a 1 540 --var GAME=0 --var C=2 --var OPEN=seats_people --var PLACE=pocket+17 --var VALUE=37
film b 0 640 --var GAME=1 --var C=4 --var OPEN=seats_people --var PLACE=tides+1 --var VALUE=4
film c 0 600 --var GAME=2 --var C=4 --var OPEN=zones_open --var PLACE=realms+2 --var VALUE=13
convert -delay 10 -loop 0 "$work"/[abc]-*.png -filter point -resize 200% -layers remove-dups -layers optimize "$folder/play.gif"
rm -rf "$work"

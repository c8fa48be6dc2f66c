#!/bin/sh
# Packs the release twice, the second time with another clock and locale, and looks into it. Speaks TAP.
# Usage: pack.sh ROM VERSION
set -u
rom=$1 version=$2
work=build/test/release
rm -rf "$work"
mkdir -p "$work"
count=0
t() {
    count=$((count + 1))
    if [ "$2" = "$3" ]; then
        echo "ok $count - $1"
    else
        echo "not ok $count - $1"
        echo "# \"$2\", not \"$3\""
    fi
}
heading=$(sed -n 's/^## //p' res/release/CHANGELOG.md | head -n 1)
t "the change log begins with this version" "${heading%%,*}" "$version"
t "the version is SemVer" "$(echo "$version" | grep -cE '^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$')" 1
t "the cartridge has this version" "$(grep -aoF "$version" "$rom" | head -n 1)" "$version"
seconds=$(date -u -d "${heading##*, }" +%s)

tools/release/pack.sh "$rom" "$version" "$seconds" "$work/one.zip" >/dev/null
TZ=Asia/Tokyo LC_ALL=C.UTF-8 tools/release/pack.sh "$rom" "$version" "$seconds" "$work/two.zip" >/dev/null
t "packed alike twice" "$(cmp "$work/one.zip" "$work/two.zip" 2>&1)" ""

unzip -q "$work/one.zip" -d "$work"
folder=$work/pocket-mythos-$version
missing=
for file in README.txt LICENSE LICENCES.txt CREDITS.txt CHANGELOG.md game.json pocket-mythos.gb pocket-mythos.sym \
    pocket-mythos-selftest.gb pocket-mythos-manual-en.pdf pocket-mythos-manual-en.html pocket-mythos-manual-fr.pdf \
    pocket-mythos-manual-fr.html play.gif title.png; do
    [ -s "$folder/$file" ] || missing="$missing $file"
done
t "nothing is missing" "$missing" ""
t "the ROM is the ROM" "$(cmp "$rom" "$folder/pocket-mythos.gb" 2>&1)" ""
t "nothing was left to fill in" "$(grep -l '@[A-Z]*@' "$folder/game.json" "$folder/README.txt")" ""
t "the notice of the icons' licence" "$(grep -c 'CC BY 3.0' "$folder/LICENCES.txt")" 1
t "the animation is below 600 KB" "$(($(wc -c <"$folder/play.gif") < 600000))" 1
# README.md shows nothing that is not there
shown=$(for picture in $(grep -o 'res/screenshots/[a-z-]*\.[a-z]*' README.md | sort -u); do
    [ -s "$picture" ] || echo "$picture"
done)
t "all pictures of README.md are there" "$shown" ""

node test/release/entry.js "$folder" >"$work/entry" 2>&1
t "the entry of Homebrew Hub is valid" "$(cat "$work/entry")" ""
# and what is wrong is seen
spoil() {
    sed "$2" "$folder/game.json" >"$work/spoilt.json"
    node test/release/entry.js "$folder" "$work/spoilt.json" >"$work/entry" 2>&1
    t "an entry with $1 is refused" "$?" 1
}
spoil "a wrong platform" 's/"GB"/"SNES"/'
spoil "a slug with a blank" 's/"pocket-mythos",/"pocket mythos",/'
spoil "a picture that is not there" 's/title.png/titel.png/'
spoil "another ROM's checksum" '/sha256/s/[0-9a-f]\{8\}/00000000/'
spoil "no developer" '/"developer"/d'
echo "1..$count"

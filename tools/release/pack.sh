#!/bin/sh
# Packs a release: the same sources give the same bytes, since names are sorted and every file carries the date of
# the release. The folder inside is an entry of Homebrew Hub, too.
# Usage: pack.sh ROM VERSION SECONDS ZIP      SECONDS since 1970: the date of the release
set -eu
rom=$1 version=$2 seconds=$3 zip=$4
name=pocket-mythos-$version
top=${zip%.zip}.files
folder=$top/$name
selftest=${rom%.gb}-selftest.gb
sum() { sha256sum "$1" | cut -d' ' -f1; }
fill() {
    sed -e "s/@VERSION@/$version/" -e "s/@DATE@/$(date -u -d "@$seconds" +%F)/" -e "s/@ROM@/$(sum "$rom")/" \
        -e "s/@SELFTEST@/$(sum "$selftest")/" "res/release/$1" >"$folder/$1"
}

rm -rf "$top" "$zip"
mkdir -p "$folder"
cp "$rom" "${rom%.gb}.sym" "$selftest" build/manual/pocket-mythos-manual-*.pdf build/manual/pocket-mythos-manual-*.html "$folder"
cp LICENSE res/release/CHANGELOG.md res/release/CREDITS.txt res/release/LICENCES.txt "$folder"
cp res/screenshots/*.png res/screenshots/play.gif "$folder"
fill game.json
fill README.txt

find "$folder" -type f -exec chmod 644 {} + -exec touch -d "@$seconds" {} +
out=$(cd "$(dirname "$zip")" && pwd)/$(basename "$zip")
(cd "$top" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -9 "$out" -@)
rm -rf "$top"
echo "$zip: $(wc -c <"$zip") bytes, $(sum "$zip")"

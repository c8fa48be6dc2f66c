#!/bin/sh
# Makes the folder that plays the cartridge in a browser: the page of res/web, the ROM, pictures taken by gbrun, and the
# parts of EmulatorJS that the page loads. All of it or nothing: it is made beside the old one.
# Usage: tools/web/build.sh ROM FOLDER VERSION
set -eu
cd "$(dirname "$0")/../.."
rom=$1 folder=$2 version=$3
gbrun=build/host/gbrun
new=$folder.new

tools/web/fetch.sh >"$folder.log" || { cat "$folder.log"; exit 1; }
grep '^Fetching' "$folder.log" || true
rm -rf "$new" "$folder.log"
mkdir -p "$new/engine/compression" "$new/engine/cores/reports" "$new/pictures"

# EmulatorJS without its menus' style, other archives' readers, shaders, network play and translations
unpack() { tar -xzf "build/npm/engine/$1" -O "package/$2" >"$new/engine/$3"; }
emulatorjs=$(cd build/npm/engine && ls emulatorjs-emulatorjs-*.tgz | tail -n 1)
core=$(cd build/npm/engine && ls emulatorjs-core-mgba-*.tgz | tail -n 1)
for script in emulator GameManager compression storage; do
    unpack "$emulatorjs" data/src/$script.js $script.js
done
unpack "$emulatorjs" data/compression/extract7z.js compression/extract7z.js
unpack "$emulatorjs" LICENSE LICENSE.txt
unpack "$core" mgba-legacy-wasm.data cores/mgba-legacy-wasm.data
unpack "$core" reports/mgba.json cores/reports/mgba.json

# pictures of each model in each language
for model in DMG SGB CGB; do
    for french in 0 1; do
        language=$([ $french = 0 ] && echo en || echo fr)
        place=$new/pictures/$(echo $model | tr A-Z a-z)-$language
        mkdir -p "$place"
        for game in 0:pocket 1:tides 2:realms; do
            "$gbrun" "$rom" --quiet --model $model --script res/web/pictures.txt --var DIR="$place" --var FRENCH=$french \
                --var GAME=${game%:*} --var NAME=${game#*:}
        done
    done
done
"$gbrun" "$rom" --quiet --script res/web/first.txt --sav "$new/first-fr.sav"

cp "$rom" "$new/pocket-mythos.gb"
cp LICENSE "$new/LICENSE.txt"
cp res/pictures/sgb_border.png "$new/frame.png"
cp res/web/*.js res/web/style.css res/web/icon.svg "$new/"
sum=$(sha256sum "$rom" | cut -d ' ' -f 1)
kib=$(($(wc -c <"$rom") / 1024))
sed "s/@VERSION@/$version/; s/@KIB@/$kib/; s/@SHA256@/$sum/" res/web/index.html >"$new/index.html"

rm -rf "$folder"
mv "$new" "$folder"
echo "$folder: $(du -sk "$folder" | cut -f 1) KiB"

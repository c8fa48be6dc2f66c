#!/bin/sh
# The GBS file in gbsplay, which shares nothing with our emulator: every song can be heard and is not
# clipped, and the notes of melody and bass are right where a theme begins.
# Usage: gbs.sh FILE.gbs
set -eu
. test/rom/sound/pieces.sh
work=build/test/sound/gbs
rm -rf "$work"
mkdir -p "$work"

# song, seconds, file, options: a copy of the file that has this song as its first and last one, because
# gbsplay's own choice of a song begins with the first when it writes to a file. soundcheck reads no
# more of a WAV file's head than its first letters.
play() {
    song=$1 seconds=$2 file=$3
    shift 3
    byte=$(printf '\\%03o' "$song")
    { head -c 4 "$gbs"; printf '%b' "$byte$byte"; tail -c +7 "$gbs"; } >"$work/song.gbs"
    {
        printf 'RIFF'
        head -c 40 /dev/zero
        gbsplay -qq -o stdout -E l -r 48000 -t "$seconds" -T 0 -g 0 -f 0 "$@" "$work/song.gbs" </dev/null
    } >"$file"
}

gbs=$1
bad=0
songs=$(gbsinfo "$gbs" | sed -n 's/^Subsongs: *//p')
[ "$songs" = $(($(pieces | wc -l) + $(effects))) ] || { echo "$songs songs"; bad=1; }
song=1
while [ "$song" -le "$songs" ]; do
    play "$song" 1 "$work/whole.wav"
    # without the click of the machine that is switched on
    { head -c 44 "$work/whole.wav"; tail -c +8045 "$work/whole.wav"; } >"$work/song-$song.wav"
    song=$((song + 1))
done
build/host/soundcheck level "$work"/song-*.wav || bad=1
for piece in title pocket tides realms; do
    number=$(pieces | awk -v name=$piece '$2 == name { print $1 }')
    play "$number" 20 "$work/$piece-A.wav" -2 -3 -4
    play "$number" 20 "$work/$piece-C.wav" -1 -2 -4
    for channel in A C; do
        build/host/soundcheck notes build/gen/notes.txt $piece $channel "$work/$piece-$channel.wav" || bad=1
    done
done
exit $bad

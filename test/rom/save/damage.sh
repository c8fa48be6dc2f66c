#!/bin/sh
# Boots with damaged saves: flipped and random bytes, a cut-off tail, zeros, FF, noise, the save of
# another game, an older version. The ROM must come to its menu without a complaint each time.
# Usage: damage.sh ROM MODEL COUNT
set -eu
rom=$1 model=$2 count=$3
work=build/test/damage-$model
rm -rf "$work"
mkdir -p "$work"
build/host/gbrun "$rom" --model "$model" --script test/rom/save/session.txt --sav "$work/whole.sav" --quiet

# bytes of image $1 at random places, $2 of them, seed $3
scribble() {
    awk -v seed="$3" -v n="$2" 'BEGIN { srand(seed); for (; n; n--) print int(rand() * 8000), int(rand() * 256) }' |
        while read -r at value; do
            printf "\\$(printf %03o "$value")" | dd of="$1" bs=1 seek="$at" conv=notrunc 2>/dev/null
        done
}

boot() {
    build/host/gbrun "$rom" --model "$model" --script test/rom/save/damaged.txt --sav "$1" --quiet >/dev/null || {
        echo "seed $2, kind $3: the ROM does not take it well"
        exit 1
    }
}

n=0
while [ $n -lt "$count" ]; do
    image=$work/damaged.sav
    cp "$work/whole.sav" "$image"
    case $((n % 8)) in
    0) scribble "$image" 1 $n ;;
    1) scribble "$image" 8 $n ;;
    2) scribble "$image" 60 $n ;;
    3) head -c $((n * 97 % 8000)) "$work/whole.sav" >"$image" && head -c $((8192 - n * 97 % 8000)) /dev/zero >>"$image" ;;
    4) head -c 8192 /dev/zero >"$image" ;;
    5) head -c 8192 /dev/zero | tr '\000' '\377' >"$image" ;;
    6) tail -c +$((n * 31 + 1)) "$rom" | head -c 8192 >"$image" ;;
    7) printf '\000' | dd of="$image" bs=1 seek=19 conv=notrunc 2>/dev/null ;; # version 0
    esac
    boot "$image" $n $((n % 8))
    n=$((n + 1))
done
echo "$n damaged saves taken"

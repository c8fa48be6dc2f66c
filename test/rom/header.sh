#!/bin/sh
# The cartridge header: logo, flags, and both checksums, which are computed anew.
# Usage: header.sh ROM
set -eu
rom=$1
bytes() { od -An -v -tu1 -j "$1" -N "$2" "$rom" | tr -s ' \n' ' ' | sed 's/^ //; s/ $//'; }
same() {
    if [ "$2" != "$3" ]; then
        echo "$1: $2, not $3"
        exit 1
    fi
}

# Without these 48 bytes no Game Boy starts the cartridge.
logo="206 237 102 102 204 13 0 11 3 115 0 131 0 12 0 13 0 8 17 31 136 137 0 14 \
220 204 110 230 221 221 217 153 187 187 103 99 110 14 236 204 221 220 153 159 187 185 51 62"
same logo "$(bytes $((0x104)) 48)" "$(echo $logo)"
same "for colour and without" "$(bytes $((0x143)) 1)" 128
same "Super Game Boy functions" "$(bytes $((0x146)) 1)" 3
same "MBC5 + RAM + battery" "$(bytes $((0x147)) 1)" 27
same "8 KiB of RAM" "$(bytes $((0x149)) 1)" 2
same "new licensee code" "$(bytes $((0x14B)) 1)" 51

size=$(($(wc -c <"$rom")))
code=0
while [ $((32768 << code)) -lt $size ]; do code=$((code + 1)); done
same "ROM size" "$(bytes $((0x148)) 1)" $code

sum=0
for b in $(bytes $((0x134)) $((0x14D - 0x134))); do sum=$(((sum - b - 1) & 255)); done
same "header checksum" "$(bytes $((0x14D)) 1)" $sum
whole=$(od -An -v -tu1 "$rom" | awk '{ for (i = 1; i <= NF; i++) s += $i } END { print s }')
# shellcheck disable=SC2046
set -- $(bytes $((0x14E)) 2)
same "global checksum" $(($1 * 256 + $2)) $(((whole - $1 - $2) & 65535))

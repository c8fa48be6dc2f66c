# Sourced: prints "NUMBER name frames" for each piece, from the driver's header and mmlc's list.
pieces() {
    sed -n '/^ *MUSIC_NONE/,/MUSIC_COUNT/s/^ *MUSIC_\([A-Z_]*\),.*/\1/p' src/cart/sound.h |
        tr 'A-Z' 'a-z' | awk 'NR == FNR { if ($1 == "piece") frames[$2] = $3; next }
            FNR > 1 { print FNR - 1, $1, frames[$1] }' build/gen/notes.txt -
}
effects() { awk '$1 == "effect"' build/gen/notes.txt | wc -l; }

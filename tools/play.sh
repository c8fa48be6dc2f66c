#!/bin/sh
# Opens the ROM in an emulator, the first of these that is named:
#   $EMULATOR     a command, with options if need be
#   $EMULICIOUS   Emulicious: its Emulicious.jar, or the folder that holds it (needs java)
#   mGBA          which "make play" installs
# Without a display it serves the page that plays the ROM in a browser: PORT (8000) and HOST (localhost) say where.
# Usage: tools/play.sh ROM
set -u
rom=$1

give_up() {
    for line; do echo "$line" >&2; done
    echo "The cartridge is built: $rom" >&2
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# The first word of $EMULATOR is the program. Whether it needs a display is its own affair.
if [ -n "${EMULATOR:-}" ]; then
    program=${EMULATOR%% *}
    has "$program" || give_up "EMULATOR names \"$program\", and there is no such command here."
    # shellcheck disable=SC2086
    exec $EMULATOR "$rom"
fi

if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    has node || give_up "There is no display here, and no node (Debian: nodejs) to serve the page that plays in a browser."
    make --no-print-directory web || give_up "There is no display here, and the page that plays in a browser could not be made."
    echo "There is no display here, so a browser plays it: open the address below. Ctrl-C ends it."
    echo "From another machine, with a tunnel: ssh -L ${PORT:-8000}:localhost:${PORT:-8000} THIS-MACHINE"
    exec node tools/web/serve.mjs build/web
fi

if [ -n "${EMULICIOUS:-}" ]; then
    jar=$EMULICIOUS
    [ ! -d "$jar" ] || jar=$jar/Emulicious.jar
    [ -f "$jar" ] || give_up "EMULICIOUS names \"$EMULICIOUS\", and there is no Emulicious.jar."
    has java || give_up "Emulicious needs java (Debian: default-jre)."
    exec java -jar "$jar" "$rom"
fi

for program in mgba-qt mgba /usr/games/mgba-qt /usr/games/mgba; do
    if has "$program"; then
        echo "mGBA: arrows, X = A, Z = B, Enter = START, Backspace = SELECT"
        exec "$program" -4 "$rom" # four times as large
    fi
done
give_up "There is no emulator here. Install mGBA (Debian: mgba-sdl), or name one:" \
    "  make play EMULATOR=sameboy" "  make play EMULICIOUS=~/Emulicious"

#!/bin/sh
# Opens the ROM in an emulator, the first of these that is named:
#   $EMULATOR     a command, with options if need be
#   $EMULICIOUS   Emulicious: its Emulicious.jar, or the folder that holds it (needs java)
#   mGBA          which "make play" installs
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
    echo "There is no display here to play on. The cartridge is built: $rom"
    echo "Copy it to a flash cart, or open it in any Game Boy emulator on another machine."
    exit 0
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

#!/bin/sh
# Installs what the build and the tests need and this machine lacks: Debian packages, and the
# pinned npm package with the icons. Says what it installs; does nothing when all is there.
# Usage: tools/install.sh [play]      "play" adds an emulator to play in
set -eu
cd "$(dirname "$0")/.."

# what to look for (a command, or a file, * for any folder) and the Debian package that brings it
wanted='
gcc                                 gcc
/usr/include/stdio.h                libc6-dev
pkg-config                          pkg-config
sdcc                                sdcc
/usr/share/sdcc/lib/sm83/sm83.lib   sdcc-libraries
clang-format                        clang-format
cppcheck                            cppcheck
/usr/include/mgba/core/core.h       libmgba-dev
/usr/lib/*/libretro/gambatte_libretro.so  libretro-gambatte
/usr/include/cmocka.h               libcmocka-dev
/usr/include/png.h                  libpng-dev
/usr/include/librsvg-2.0/librsvg/rsvg.h  librsvg2-dev
/usr/include/cjson/cJSON.h          libcjson-dev
npm                                 npm
'
if [ "${1:-}" = play ] && [ -z "${EMULATOR:-}${EMULICIOUS:-}" ] && ! command -v mgba-qt >/dev/null 2>&1; then
    wanted="$wanted
/usr/games/mgba                     mgba-sdl
"
fi

missing_packages() {
    echo "$wanted" | while read -r what package; do
        [ -n "$what" ] || continue
        case $what in
        /*)
            # shellcheck disable=SC2086
            set -- $what
            [ -e "$1" ] || echo "$package"
            ;;
        *) command -v "$what" >/dev/null 2>&1 || echo "$package" ;;
        esac
    done | sort -u | tr '\n' ' '
}

give_up() {
    for line; do echo "$line" >&2; done
    echo "Pocket Mythos needs these Debian 12 packages, or what they hold on another system:" >&2
    echo "  $missing" >&2
    exit 1
}

missing=$(missing_packages)
if [ -n "$missing" ]; then
    command -v apt-get >/dev/null 2>&1 ||
        give_up "This is no Debian (there is no apt-get), so nothing was installed."
    sudo=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null 2>&1 ||
            give_up "Packages are missing, and there is neither root nor sudo to install them."
        sudo=sudo
    fi
    echo "Installing: $missing"
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    # A list of packages that is a little old may do, so a failed update is no end yet.
    $sudo apt-get -q update >"$log" 2>&1 || true
    # shellcheck disable=SC2086
    if ! $sudo env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends $missing >>"$log" 2>&1; then
        tail -n 5 "$log" >&2
        give_up "apt-get could not install them: no network, or not Debian 12?"
    fi
    missing=$(missing_packages)
    [ -z "$missing" ] || give_up "apt-get has done its work, and something is missing still: not Debian 12?"
fi

# The icons: package.json and its lock name the version and its checksum.
if ! cmp -s res/pictures/package-lock.json build/npm/package-lock.json ||
    [ ! -e build/npm/node_modules/@iconify-json/game-icons/icons.json ]; then
    echo "Installing: @iconify-json/game-icons (npm, into build/npm)"
    rm -rf build/npm
    mkdir -p build/npm
    cp res/pictures/package.json build/npm/
    cp res/pictures/package-lock.json build/npm/
    if ! (cd build/npm && npm ci --silent --no-audit --no-fund --ignore-scripts); then
        rm -rf build/npm
        missing="(npm) @iconify-json/game-icons"
        give_up "npm could not install the icons: no network?"
    fi
fi

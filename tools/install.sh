#!/bin/sh
# Installs what the build and the tests need and this machine lacks: Debian packages, and pinned
# npm packages (the icons; what drives the browser). Says what it installs; does nothing when all is there.
# Usage: tools/install.sh [play|manual|test]
#   play    adds an emulator, where there is a display to play on
#   manual  adds what sets the manual and packs a release
#   test    adds that, and the browser that the page is tested in
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
node                                nodejs
gbsplay                             gbsplay
npm                                 npm
'
if [ "${1:-}" = play ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && [ -z "${EMULATOR:-}${EMULICIOUS:-}" ] &&
    ! command -v mgba-qt >/dev/null 2>&1; then
    wanted="$wanted
/usr/games/mgba                     mgba-sdl
"
fi
if [ "${1:-}" = test ]; then
    wanted="$wanted
chromium                            chromium
"
fi
if [ "${1:-}" = manual ] || [ "${1:-}" = test ]; then
    wanted="$wanted
pandoc                              pandoc
weasyprint                          weasyprint
mogrify                             imagemagick
pdfinfo                             poppler-utils
zip                                 zip
unzip                               unzip
/usr/share/fonts/truetype/adf/GilliusADF-Regular.otf    fonts-adf-gillius
/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Italic.otf    fonts-ebgaramond
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

# package.json and its lock name each version and its checksum.
# folder of these two, where to install, a file that must then be there, what it is
npm_packages() {
    if cmp -s "$1/package-lock.json" "$2/package-lock.json" && [ -e "$2/node_modules/$3" ]; then
        return
    fi
    echo "Installing: $4 (npm, into $2)"
    rm -rf "$2/node_modules" "$2/package-lock.json"
    mkdir -p "$2"
    cp "$1/package.json" "$1/package-lock.json" "$2/"
    if ! (cd "$2" && npm ci --silent --no-audit --no-fund --ignore-scripts); then
        rm -rf "$2/node_modules" "$2/package-lock.json"
        missing="(npm) $4"
        give_up "npm could not install $4: no network?"
    fi
}
npm_packages res/pictures build/npm @iconify-json/game-icons/icons.json @iconify-json/game-icons
[ "${1:-}" != test ] || npm_packages test/web build/npm/browser playwright-core/package.json playwright-core

#!/bin/sh
# What tools/install.sh and tools/play.sh do and say on machines that are not like this one: a PATH
# without compilers, with a false apt-get, sudo or id. Speaks TAP.
set -u
fake=$(mktemp -d)
trap 'rm -rf "$fake"' EXIT
scratch=$fake
. test/says.sh

# A PATH with the plain tools only.
plain() {
    rm -rf "$fake/bin"
    mkdir "$fake/bin"
    for tool in sh cat cmp cp dirname echo env grep id mkdir mktemp rm sort tail tr; do
        ln -s "$(command -v $tool)" "$fake/bin/$tool"
    done
}
# name, its lines as a shell script; never through a link to the real one
program() {
    rm -f "$fake/bin/$1"
    printf '#!/bin/sh\n%s\n' "$2" >"$fake/bin/$1"
    chmod +x "$fake/bin/$1"
}

install() { env PATH="$fake/bin" tools/install.sh "$@"; }
play() { env -u DISPLAY -u WAYLAND_DISPLAY -u EMULATOR -u EMULICIOUS "$@" sh tools/play.sh build/x.gb; }

plain
t "another system: says so" 1 'no Debian' install
t "another system: lists the packages" 1 'sdcc' install
program apt-get 'echo "Could not resolve deb.debian.org"; exit 100'
t "no network: says so" 1 'no network' install
t "no network: shows what apt-get said" 1 'Could not resolve' install
t "no network: lists the packages" 1 'clang-format' install
program apt-get 'exit 0'
t "says what it installs" 1 '^Installing: .*sdcc' install
t "an apt-get that brings nothing is seen" 1 'missing still' install
program id 'echo 1000'
t "neither root nor sudo: says so" 1 'neither root nor sudo' install
program sudo 'echo "$*" >>'"$fake"'/sudo; exit 0'
t "not root: with sudo" 1 'missing still' install
t "sudo runs apt-get" 0 'apt-get -q install -y .*sdcc' cat "$fake/sudo"
t "play needs an emulator" 1 'Installing: .*mgba-sdl' env DISPLAY=:9 PATH="$fake/bin" tools/install.sh play
t "which no machine without a display gets" 0 '' \
    env -u DISPLAY -u WAYLAND_DISPLAY PATH="$fake/bin" sh -c '! tools/install.sh play 2>&1 | grep mgba-sdl'
t "the tests need a browser" 1 'Installing: .*chromium' install test
t "which the build does not" 0 '' env PATH="$fake/bin" sh -c '! tools/install.sh 2>&1 | grep chromium'
t "the manual needs its typesetters" 1 'Installing: .*pandoc .*weasyprint' install manual

plain
t "no display and no node: says so" 1 'no display here, and no node' play env PATH="$fake/bin"
program node 'echo "node $* at port ${PORT:-8000}"'
program make 'exit 2'
t "no display, and the page cannot be made" 1 'page.*could not be made' play env PATH="$fake/bin"
t "which leaves the cartridge" 1 'The cartridge is built: build/x.gb' play env PATH="$fake/bin"
program make 'echo "make $*"'
t "no display: makes the page" 0 '^make .*web$' play env PATH="$fake/bin"
t "and serves it" 0 '^node tools/web/serve.mjs build/web at port 8000$' play env PATH="$fake/bin"
t "where PORT says" 0 '^node .* at port 9001$' play env PATH="$fake/bin" PORT=9001
t "an emulator that is not there" 1 'no such command' play env EMULATOR=no-such-emulator
t "an emulator with options" 0 '^--fast build/x.gb$' play env 'EMULATOR=echo --fast'
t "Emulicious that is not there" 1 'no Emulicious.jar' play env DISPLAY=:9 EMULICIOUS=/nowhere
touch "$fake/Emulicious.jar"
plain
ln -s "$(command -v sed)" "$fake/bin/sed"
t "Emulicious without java" 1 'needs java' play env DISPLAY=:9 EMULICIOUS="$fake" PATH="$fake/bin"
program java 'echo "java $*"'
t "Emulicious by its folder" 0 '^java -jar .*Emulicious.jar build/x.gb$' \
    play env DISPLAY=:9 EMULICIOUS="$fake" PATH="$fake/bin"
program mgba-qt 'echo "window $*"'
t "mGBA" 0 '^window -4 build/x.gb$' play env DISPLAY=:9 PATH="$fake/bin"
says_end

#!/bin/sh
# What tools/install.sh and tools/play.sh do and say on machines that are not like this one: a PATH
# without compilers, with a false apt-get, sudo or id. Speaks TAP.
set -u
fake=$(mktemp -d)
trap 'rm -rf "$fake"' EXIT
count=0 bad=0

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

# what, wanted status, pattern that the output must have, command …
t() {
    what=$1 status=$2 pattern=$3
    shift 3
    count=$((count + 1))
    "$@" >"$fake/out" 2>&1
    got=$?
    if [ $got -eq "$status" ] && grep -q "$pattern" "$fake/out"; then
        echo "ok $count - $what"
    else
        echo "not ok $count - $what"
        echo "# status $got, expected $status and /$pattern/"
        sed 's/^/# /' "$fake/out"
        bad=1
    fi
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
t "play needs an emulator" 1 'Installing: .*' install play

t "no display: says so and is no error" 0 'no display' play env
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
echo "1..$count"
exit $bad

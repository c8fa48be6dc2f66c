#!/bin/sh
# Takes the npm packages of res/web/engine.list into build/npm/engine: the archives themselves, by "npm pack", since
# "npm install" would bring every core of EmulatorJS. Each must have the sum of the list.
# Usage: tools/web/fetch.sh
set -eu
cd "$(dirname "$0")/../.."
list=res/web/engine.list
archives=build/npm/engine

give_up() {
    for line; do echo "$line" >&2; done
    exit 1
}

# @scope/name version -> the name that npm gives the archive
archive_of() { echo "$archives/$(echo "$1" | tr -d @ | tr / -)-$2.tgz"; }
genuine() { [ -f "$1" ] && [ "$(sha512sum "$1" | cut -d ' ' -f 1)" = "$2" ]; }

mkdir -p "$archives"
grep -v '^#' "$list" | while read -r name version sum; do
    archive=$(archive_of "$name" "$version")
    if ! genuine "$archive" "$sum"; then
        rm -f "$archive"
        command -v npm >/dev/null 2>&1 ||
            give_up "The page needs $name $version from npm, and there is no npm here (Debian: npm)."
        echo "Fetching: $name $version (npm, into $archives)"
        npm pack --silent --pack-destination "$archives" "$name@$version" >/dev/null ||
            give_up "npm could not fetch $name $version: no network?"
        if ! genuine "$archive" "$sum"; then
            rm -f "$archive"
            give_up "$name $version is not what it was: its sha512 differs from the one in $list."
        fi
    fi
    echo "$archive"
done

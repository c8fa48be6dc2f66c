#!/bin/sh
# What tools/web says when npm, the network, the page or the port is not there, or a package is not what it was.
# Speaks TAP.
set -u
scratch=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$scratch"' EXIT
. test/says.sh

# ---- fetch.sh, in a copy of what it needs, with a list of one small package
mkdir -p "$scratch/project/res/web" "$scratch/project/tools/web" "$scratch/bin"
cp tools/web/fetch.sh "$scratch/project/tools/web/"
printf 'the real thing' >"$scratch/real"
echo "# a list" >"$scratch/project/res/web/engine.list"
echo "@some/thing 1.2.3 $(sha512sum "$scratch/real" | cut -d ' ' -f 1)" >>"$scratch/project/res/web/engine.list"
for tool in sh cat cp cut dirname echo grep mkdir rm sha512sum tr; do
    ln -s "$(command -v $tool)" "$scratch/bin/$tool"
done
# an npm that leaves this file as the package, or fails
npm_brings() {
    printf '#!/bin/sh\ncp "%s" build/npm/engine/some-thing-1.2.3.tgz\n' "$1" >"$scratch/bin/npm"
    chmod +x "$scratch/bin/npm"
}
fetch() { (cd "$scratch/project" && env PATH="$scratch/bin" tools/web/fetch.sh); }
archive=$scratch/project/build/npm/engine/some-thing-1.2.3.tgz

t "no npm: says so" 1 'there is no npm here' fetch
npm_brings /nowhere
t "no network: says so" 1 'no network?' fetch
printf 'something else' >"$scratch/false"
npm_brings "$scratch/false"
t "a package that is not what it was is refused" 1 'its sha512 differs' fetch
t "and not kept" 1 '' test -e "$archive"
npm_brings "$scratch/real"
t "says what it fetches" 0 '^Fetching: @some/thing 1.2.3' fetch
rm "$scratch/bin/npm"
t "and fetches it once" 0 'some-thing-1.2.3.tgz$' fetch
printf 'x' >>"$archive"
t "a kept package that was changed is not used" 1 'there is no npm here' fetch

# ---- serve.mjs
serve() { env "$@"; }
mkdir "$scratch/site" "$scratch/empty"
echo "secret" >"$scratch/secret.txt"
echo "<p>here" >"$scratch/site/index.html"
echo "let x;" >"$scratch/site/a.js"
t "no folder: says how" 1 '^Usage:' node tools/web/serve.mjs
t "no page: says what makes it" 1 'make web' node tools/web/serve.mjs "$scratch/empty"
t "a port that is no number" 1 'must be a number' serve PORT=abc node tools/web/serve.mjs "$scratch/site"
t "a port that is too large" 1 'must be a number' serve PORT=70000 node tools/web/serve.mjs "$scratch/site"

mkfifo "$scratch/said"
PORT=0 node tools/web/serve.mjs "$scratch/site" >"$scratch/said" &
server=$!
read -r said <"$scratch/said"
url=${said##* }
port=${url%/}
port=${port##*:}
t "a port in use: says so, and names another" 1 "Port $port is in use already.*PORT=$((port + 1))" \
    serve PORT="$port" node tools/web/serve.mjs "$scratch/site"
# path on the server -> "status type length-of-body"; node, since curl may not be there
ask() {
    node -e '
        require("http").request({ port: process.argv[1], path: process.argv[2], method: process.argv[3] || "GET" }, (answer) => {
            let body = "";
            answer.on("data", (part) => (body += part));
            answer.on("end", () => console.log(answer.statusCode, answer.headers["content-type"], body.length, body.trim()));
        }).end();' "$port" "$@"
}
t "the folder itself gives the page" 0 '^200 text/html.* 8 <p>here' ask /
t "a file with its type, whatever follows the ?" 0 '^200 text/javascript' ask '/a.js?x=1'
t "HEAD gives no body" 0 '^200 text/html.* 0 $' ask / HEAD
t "what is not there is 404" 0 '^404' ask /nothing
t "nothing outside the folder" 0 '^404' ask '/../secret.txt'
t "nor by other spellings" 0 '^404' ask '/%2e%2e/secret.txt'
t "nor by a slash in disguise" 0 '^404' ask '/..%2fsecret.txt'
t "nor with a name that is no name" 0 '^404' ask '/%ff'

# ---- the page itself
t "every word in both languages" 0 '' sh -c '[ "$(grep -o "lang=\"en\"" res/web/index.html | wc -l)" -eq "$(($(grep -o "lang=\"fr\"" res/web/index.html | wc -l) + 1))" ]'
says_end

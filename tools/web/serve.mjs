// A small server for a static folder, for "make play" without a display and for the browser test.
// Usage: node tools/web/serve.mjs FOLDER      PORT=8000, HOST=localhost; PORT=0 takes any free port
// Prints "Serving FOLDER at URL" once it listens.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
};

function giveUp(...lines) {
    for (const line of lines) console.error(line);
    process.exit(1);
}

const folder = process.argv[2];
const host = process.env.HOST || "localhost";
const port = Number(process.env.PORT || 8000);
if (!folder) giveUp("Usage: node tools/web/serve.mjs FOLDER");
if (!Number.isInteger(port) || port < 0 || port > 65535)
    giveUp(`PORT is "${process.env.PORT}", and must be a number from 0 to 65535.`);
if (!statSync(join(folder, "index.html"), { throwIfNoEntry: false }))
    giveUp(`There is no page in ${folder}. "make web" makes it.`);

// The file that a request names, or null. normalize() leaves no ".." that could climb out of the folder.
function fileOf(url) {
    let path;
    try {
        path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    } catch {
        return null;
    }
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

const server = createServer((request, response) => {
    const file = fileOf(request.url);
    if (!file) {
        response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such file here.\n");
        return;
    }
    response.writeHead(200, {
        "Content-Type": TYPES[extname(file)] || "application/octet-stream",
        "Content-Length": statSync(file).size,
        "Cache-Control": "no-cache",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(file).pipe(response);
});

server.on("error", (error) => {
    if (error.code === "EADDRINUSE")
        giveUp(`Port ${port} is in use already. Another one: make play PORT=${port + 1}`);
    if (error.code === "EACCES") giveUp(`Port ${port} may not be used by you. Another one: make play PORT=8000`);
    giveUp(`The server could not start: ${error.message}`);
});
server.listen(port, host, () => {
    console.log(`Serving ${folder} at http://${host}:${server.address().port}/`);
});

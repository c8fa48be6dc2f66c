// Plays the page of build/web in Chromium as visitors would: by keys, by touch, with a gamepad, in a frame, away and back.
// Usage: node test/web/run.mjs FOLDER SAVEREAD      Speaks TAP; screenshots go to build/test/web.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finish, test } from "./tap.mjs";
import { launch, launchWithProfile, Visitor } from "./visitor.mjs";

const [folder, saveread] = process.argv.slice(2);
const shots = "build/test/web";
const scratch = mkdtempSync(join(tmpdir(), "pocket-mythos-"));
const expected = (name) => `test/rom/expected/${name}.png`;
const poster = (model, language) => `${folder}/pictures/${model}-${language}/title.png`;
mkdirSync(shots, { recursive: true });

const server = spawn(process.execPath, ["tools/web/serve.mjs", folder], { env: { ...process.env, PORT: "0", HOST: "" } });
server.stderr.pipe(process.stderr);
const url = await new Promise((resolve) => server.stdout.on("data", (data) => resolve(String(data).match(/http\S+/)[0])));

// What a save holds, in the words of the host's reader.
function read(bytes) {
    writeFileSync(`${scratch}/read.sav`, bytes);
    try {
        return execFileSync(saveread, [`${scratch}/read.sav`], { encoding: "utf8" });
    } catch (error) {
        return `${error.stdout}`;
    }
}
const isWhole = (bytes) => bytes.length === 8192 && /settings: fine/.test(read(bytes));
const moves = (bytes) => Number(/pocket playing: (\d+) actions/.exec(read(bytes))?.[1] ?? 0);

function wentWell(visitor) {
    assert.deepEqual(visitor.complaints, [], "the console is clean");
    const strangers = visitor.requests.filter((address) => !address.startsWith(url) && !address.startsWith(`blob:${url}`));
    assert.deepEqual(strangers, [], "no request leaves the host");
}

const desk = { viewport: { width: 800, height: 640 }, locale: "en-US" };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: "fr-FR" };

// ---- One visitor with a keyboard, who comes back ---------------------------------------------------------------
const profile = join(scratch, "profile");
// Frames of other sites may keep things in this browser, which Debian's Chromium forbids unless told otherwise.
mkdirSync(join(profile, "Default"), { recursive: true });
writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
let browser = await launchWithProfile(profile, desk);
let visitor = await Visitor.open(browser, url);
let table, kept;

await test("an English browser gets the English page", async () => {
    assert.equal(await visitor.text("#power"), "Switch on");
    assert.match(await visitor.tab.title(), /three card games/);
});
await test("it starts and shows the title, dot for dot what gbrun shows but for what moves", async () => {
    await visitor.switchOn();
    await visitor.arrives(poster("cgb", "en"), 0.95);
    await visitor.tab.screenshot({ path: `${shots}/desk.png` });
});
await test("START leads to the menu, by the keyboard", async () => {
    await visitor.tab.keyboard.press("Enter");
    await visitor.arrives(expected("games-CGB-0"));
    await visitor.waitForSave(isWhole);
});
await test("a few moves of a game by the keyboard, and the browser keeps them", async () => {
    await visitor.tab.keyboard.press("x"); // Pocket Madness
    await visitor.arrives(expected("setup-CGB-0"), 0.7);
    const before = await visitor.picture();
    await visitor.tab.keyboard.press("x"); // begin
    await visitor.leaves(before, 0.6);
    // draw, and one card: pressed until the table took it, as it may be dealing still
    kept = await visitor.until("two moves", async () => {
        await visitor.tab.keyboard.press("x", { delay: 60 });
        const bytes = Buffer.from(await visitor.save(), "base64");
        return moves(bytes) >= 2 && bytes;
    });
});
await test("closed and opened again: the title offers to go on, and START does", async () => {
    table = await visitor.picture();
    wentWell(visitor);
    await visitor.close();
    visitor = await Visitor.open(browser, url);
    await visitor.switchOn();
    await visitor.arrives(poster("cgb", "en"), 0.9);
    await visitor.tab.keyboard.press("Enter");
    await visitor.sees(table, 0.7);
    assert.ok(moves(Buffer.from(await visitor.save(), "base64")) >= moves(kept));
});
await test("the browser closed and started again: the save is there", async () => {
    wentWell(visitor);
    const before = await visitor.save();
    await browser.close();
    browser = await launchWithProfile(profile, desk);
    visitor = await Visitor.open(browser, url);
    assert.equal(await visitor.save(), before);
    await visitor.switchOn();
    await visitor.arrives(poster("cgb", "en"), 0.9);
    await visitor.tab.keyboard.press("Enter");
    await visitor.sees(table, 0.7);
});
await test("another model is another console with the same cartridge", async () => {
    await visitor.click("button[data-look=grey]");
    await visitor.waitForState("on");
    await visitor.sees(poster("dmg", "en"), 0.9);
    assert.equal((await visitor.colours()).length, 4);
    assert.ok(moves(Buffer.from(await visitor.save(), "base64")) >= moves(kept));
});
await test("green is four greens, while the game goes on", async () => {
    await visitor.click("button[data-look=green]");
    const greens = ["25,40,8", "41,65,33", "74,105,49", "140,162,74"];
    await visitor.until("greens", async () => (await visitor.colours()).every((colour) => greens.includes(colour)));
    assert.equal(await visitor.state(), "on");
    await visitor.tab.screenshot({ path: `${shots}/green.png` });
});
await test("the Super Game Boy", async () => {
    await visitor.click("button[data-look=super]");
    await visitor.waitForState("on");
    await visitor.sees(poster("sgb", "en"), 0.9);
});
await test("full screen is larger, and ends", async () => {
    const size = () => visitor.page.evaluate(() => document.querySelector("#glass").getBoundingClientRect().width);
    await visitor.click("button[data-look=colour]");
    await visitor.waitForState("on");
    const small = await size();
    await visitor.click("#full");
    await visitor.page.waitForFunction(() => document.fullscreenElement?.id === "console");
    assert.ok((await size()) > small);
    await visitor.page.evaluate(() => document.exitFullscreen());
    await visitor.page.waitForFunction(() => !document.querySelector("#console").classList.contains("full"));
    assert.equal(await size(), small);
});
await test("a second tab takes the cartridge out of the first", async () => {
    const second = await Visitor.open(browser, url);
    await second.switchOn();
    await visitor.waitForState("lost");
    wentWell(second);
    await second.close();
});
await test("a file that is no save is refused, a save is put in", async () => {
    await visitor.page.setInputFiles("#save-file", { name: "x.sav", mimeType: "application/octet-stream", buffer: Buffer.alloc(100) });
    await visitor.page.waitForSelector("#console.refused", { state: "attached" });
    await visitor.page.setInputFiles("#save-file", `${folder}/first-fr.sav`);
    await visitor.waitForState("on");
    await visitor.waitForSave((bytes) => moves(bytes) === 0);
    await visitor.sees(poster("cgb", "fr"), 0.9);
});
await test("and a save is taken along", async () => {
    await visitor.click("summary");
    const download = visitor.tab.waitForEvent("download");
    await visitor.click("#take-save");
    await (await download).saveAs(`${scratch}/taken.sav`);
    assert.equal((await download).suggestedFilename(), "pocket-mythos.sav");
    assert.match(execFileSync(saveread, [`${scratch}/taken.sav`], { encoding: "utf8" }), /settings: fine/);
});
await test("in a frame of another site's page, saves too", async () => {
    const html = `<!doctype html><title>another site</title><link rel="icon" href="data:,"><iframe src="${url}" width="760" height="580" style="border: 0"></iframe>`;
    const site = createServer((_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(html));
    await new Promise((resolve) => site.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${site.address().port}/`;
    let guest = await Visitor.open(browser, address, "iframe");
    await guest.switchOn();
    await guest.arrives(poster("cgb", "en"), 0.9);
    await guest.tab.keyboard.press("Enter");
    await guest.sees(expected("games-CGB-0"));
    const before = await guest.waitForSave(isWhole);
    guest.requests = guest.requests.filter((request) => request !== address);
    wentWell(guest);
    await guest.close();
    guest = await Visitor.open(browser, address, "iframe");
    assert.deepEqual(Buffer.from(await guest.save(), "base64"), before);
    await guest.close();
    site.close();
});
await test("all of it with a clean console and no request to elsewhere", () => wentWell(visitor));
await browser.close();

// ---- Others, each with a browser that knows nothing yet ----------------------------------------------------------
browser = await launch();

async function guestTest(name, options, action) {
    const context = await browser.newContext(options);
    await test(name, () => action(context));
    await context.close();
}

await guestTest("a French telephone: the French page, a French cartridge, and the pad plays", phone, async (context) => {
    const guest = await Visitor.open(context, url);
    assert.equal(await guest.text("#power"), "Allumer");
    await guest.switchOn(true);
    await guest.arrives(poster("cgb", "fr"), 0.9);
    await guest.tab.screenshot({ path: `${shots}/phone.png` });
    await guest.page.tap("[data-button=START]");
    await guest.arrives(expected("menu-CGB-1"), 0.8);
    const menu = await guest.picture();
    const { width, height } = await guest.page.locator("#cross").boundingBox();
    const cross = (y) => guest.page.tap("#cross", { position: { x: width / 2, y } });
    await cross(height - 12); // down
    await guest.leaves(menu, 0.99);
    await cross(12); // and up again
    await guest.arrives(menu, 0.99);
    await guest.page.tap("[data-button=A]"); // Pocket Madness
    await guest.arrives(expected("setup-CGB-1"), 0.7);
    await guest.page.tap("[data-button=B]"); // and back
    await guest.sees(menu, 0.99);
    assert.ok(await guest.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out sideways");
    wentWell(guest);
});
await guestTest("the language can be changed, and is remembered", desk, async (context) => {
    const guest = await Visitor.open(context, url);
    await guest.click("[data-language=fr]");
    assert.equal(await guest.text("#power"), "Allumer");
    await guest.tab.reload();
    assert.equal(await guest.text("#power"), "Allumer");
    wentWell(guest);
});
await guestTest("a gamepad plays", desk, async (context) => {
    await context.addInitScript(() => {
        window.heldButton = -1;
        const pad = () => ({ index: 0, axes: [0, 0], buttons: Array.from({ length: 16 }, (_, n) => ({ pressed: n === window.heldButton })) });
        navigator.getGamepads = () => [pad(), null];
    });
    const guest = await Visitor.open(context, url);
    await guest.switchOn();
    await guest.arrives(poster("cgb", "en"), 0.9);
    await guest.page.evaluate(() => (window.heldButton = 9)); // Start
    await guest.sees(expected("games-CGB-0"));
    wentWell(guest);
});
await guestTest("sound can be off, from the start and later", desk, async (context) => {
    await context.addInitScript(() => {
        window.gains = [];
        const create = AudioContext.prototype.createGain;
        AudioContext.prototype.createGain = function () {
            const gain = create.call(this);
            window.gains.push(gain);
            return gain;
        };
    });
    const guest = await Visitor.open(context, url);
    const loudness = (wanted) => guest.page.waitForFunction((value) => window.gains.at(-1)?.gain.value === value, wanted);
    await guest.click("#sound");
    await guest.switchOn();
    await guest.frames(60); // by now the voice is there, and was made last
    await loudness(0);
    await guest.click("#sound");
    await loudness(1);
    wentWell(guest);
});
await guestTest("a browser that keeps nothing says so, and plays", desk, async (context) => {
    await context.addInitScript(() => {
        Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
    });
    const guest = await Visitor.open(context, url);
    await guest.switchOn();
    await guest.arrives(poster("cgb", "en"), 0.9);
    await guest.tab.keyboard.press("Enter");
    await guest.page.waitForSelector("#console.forgetful p.forgetful");
    wentWell(guest);
});
await guestTest("a file that does not arrive: the page says so, and asks nobody else", desk, async (context) => {
    await context.route("**/mgba-legacy-wasm.data", (route) => route.abort());
    const guest = await Visitor.open(context, url);
    await guest.click("#power");
    await guest.waitForState("failed");
    assert.match(await guest.text(".failed"), /did not start/);
    guest.complaints = [];
    wentWell(guest);
    await context.unroute("**/mgba-legacy-wasm.data");
    await guest.switchOn(); // and it can be tried again
});

await browser.close();
server.kill();
rmSync(scratch, { recursive: true, force: true });
process.exit(finish());

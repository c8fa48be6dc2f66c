// A visitor of the page: a browser, one tab of it, and what a person does and sees there.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chromium } from "../../build/npm/browser/node_modules/playwright-core/index.mjs";

const LIMIT = 60000; // a busy machine is slow; nothing waits this long when all is well

function findBrowser() {
    try {
        return process.env.CHROMIUM || execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();
    } catch {
        console.log("Bail out! There is no chromium here to test the page in (Debian: chromium; CHROMIUM=… names another).");
        process.exit(1);
    }
}

const LAUNCH = {
    executablePath: findBrowser(),
    args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ],
};

// Chromium tells of its own drawing without a graphics card; that is not the page speaking.
const NOISE = /GL Driver Message|Automatic fallback to software WebGL/;

export const launch = () => chromium.launch(LAUNCH);
export const launchWithProfile = (folder, options) => chromium.launchPersistentContext(folder, { ...LAUNCH, ...options });

export class Visitor {
    complaints = []; // what the console said, and errors nobody caught
    requests = [];

    // frame: selector of an iframe that holds the page
    static async open(context, url, frame) {
        const visitor = new Visitor();
        const tab = await context.newPage();
        tab.setDefaultTimeout(LIMIT);
        tab.on("console", (message) => NOISE.test(message.text()) || visitor.complaints.push(`${message.type()}: ${message.text()}`));
        tab.on("pageerror", (error) => visitor.complaints.push(`error: ${error.message}`));
        tab.on("request", (request) => visitor.requests.push(request.url()));
        await tab.goto(url);
        visitor.tab = tab;
        visitor.page = frame ? await (await tab.waitForSelector(frame)).contentFrame() : tab;
        await visitor.page.waitForSelector("#console");
        return visitor;
    }

    state = () => this.page.getAttribute("#console", "data-state");
    waitForState = (state) => this.page.waitForSelector(`#console[data-state="${state}"]`, { state: "attached" });
    text = (selector) => this.page.innerText(selector);
    click = (selector) => this.page.click(selector);
    close = () => this.tab.close();

    async switchOn(tap) {
        if (tap) await this.page.tap("#power");
        else await this.click("#power");
        await this.waitForState("on");
    }

    // The console's picture, as a PNG of its size on the page.
    picture = () => this.page.locator("#glass").screenshot({ animations: "allow" });

    // What measure(a, b) finds in two pictures of 160 x 144 dots, each four bytes; it runs in the browser, which can decode them.
    async #measure(measure, one, other = one) {
        const body = `return (${measure})(...await Promise.all([one, other].map(async (base64) => {
            const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))]));
            const paper = new OffscreenCanvas(160, 144).getContext("2d");
            paper.imageSmoothingEnabled = false;
            paper.drawImage(image, 0, 0, 160, 144);
            return paper.getImageData(0, 0, 160, 144).data;
        })))`;
        return this.tab.evaluate(
            ([code, ...pictures]) => Object.getPrototypeOf(async () => {}).constructor("one", "other", code)(...pictures),
            [body, one.toString("base64"), other.toString("base64")],
        );
    }

    // The share of dots that are as in a PNG: a file, or a picture from before. 16-bit colour rounds a little.
    async likeness(picture) {
        const wanted = typeof picture === "string" ? readFileSync(picture) : picture;
        const share = (a, b) => {
            let same = 0;
            for (let at = 0; at < a.length; at += 4)
                if ([0, 1, 2].every((part) => Math.abs(a[at + part] - b[at + part]) <= 8)) same += 1;
            return same / (a.length / 4);
        };
        return this.#measure(share, await this.picture(), wanted);
    }

    // Its colours, each as "red,green,blue".
    async colours() {
        const list = (a) => {
            const found = new Set();
            for (let at = 0; at < a.length; at += 4) found.add(a.slice(at, at + 3).join(","));
            return [...found];
        };
        return this.#measure(list, await this.picture());
    }

    // Waits until action() gives a true value, and gives it back. It asks again and again, so it must not change anything
    // that a second time would spoil.
    async until(what, action) {
        const end = Date.now() + LIMIT;
        do {
            const found = await action();
            if (found) return found;
            await this.frames(1);
        } while (Date.now() < end);
        throw new Error(`waited in vain: ${what}`);
    }

    // Lets the console play n frames: it plays one each time that the browser paints.
    frames = (n) =>
        this.page.evaluate(async (count) => {
            for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
        }, n);

    // Waits until the console shows about this, or no longer this.
    sees = (picture, share = 0.85) =>
        this.until(`the picture ${typeof picture === "string" ? picture : "from before"}`, async () => (await this.likeness(picture)) >= share);
    leaves = (picture, share = 1) =>
        this.until("another picture", async () => (await this.likeness(picture)) < share);

    // The same, and until the new screen takes keys: its curtain opens for 20 frames at most.
    async arrives(picture, share) {
        await this.sees(picture, share);
        await this.frames(30);
    }

    save = () => this.page.evaluate(() => localStorage.getItem("pocket-mythos.sav"));

    // Waits until the browser keeps a save of which good(bytes) is true.
    waitForSave = (good) =>
        this.until("the save", async () => {
            const bytes = Buffer.from((await this.save()) || "", "base64");
            return good(bytes) && bytes;
        });
}

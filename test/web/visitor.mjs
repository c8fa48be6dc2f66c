// A visitor of the page: a browser, one tab of it, and what a person does and sees there.
import { readFileSync } from "node:fs";
import { chromium } from "../../build/npm/browser/node_modules/playwright-core/index.mjs";

const LIMIT = 60000; // a busy machine is slow; nothing waits this long when all is well

const LAUNCH = {
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
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

    // The console's picture as 160 x 144 dots of red, green, blue.
    async dots() {
        const shot = await this.page.locator("#glass").screenshot({ animations: "allow" });
        return this.#decode(shot);
    }

    async #decode(png) {
        return this.tab.evaluate(async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes]));
            const paper = new OffscreenCanvas(160, 144).getContext("2d");
            paper.imageSmoothingEnabled = false;
            paper.drawImage(image, 0, 0, 160, 144);
            return [...paper.getImageData(0, 0, 160, 144).data].filter((_, at) => at % 4 !== 3);
        }, png.toString("base64"));
    }

    // The share of dots that are as in a PNG file, or as in dots from before; 16-bit colour rounds a little.
    async likeness(picture) {
        const wanted = typeof picture === "string" ? await this.#decode(readFileSync(picture)) : picture;
        const seen = await this.dots();
        let same = 0;
        for (let at = 0; at < seen.length; at += 3)
            if ([0, 1, 2].every((part) => Math.abs(seen[at + part] - wanted[at + part]) <= 8)) same += 1;
        return same / (160 * 144);
    }

    // Waits until the console shows about this.
    async sees(picture, share = 0.85) {
        const end = Date.now() + LIMIT;
        let likeness;
        do {
            likeness = await this.likeness(picture);
            if (likeness >= share) return likeness;
        } while (Date.now() < end);
        throw new Error(`the console does not show ${typeof picture === "string" ? picture : "this"}: at most ${likeness} of it`);
    }

    async colours() {
        const dots = await this.dots();
        const found = new Set();
        for (let at = 0; at < dots.length; at += 3) found.add(dots.slice(at, at + 3).join(","));
        return found;
    }

    save = () => this.page.evaluate(() => localStorage.getItem("pocket-mythos.sav"));

    // Waits until the browser keeps a save of which good(bytes) is true.
    async waitForSave(good) {
        const end = Date.now() + LIMIT;
        let bytes;
        do {
            bytes = Buffer.from((await this.save()) || "", "base64");
            if (good(bytes)) return bytes;
            await this.page.evaluate(() => new Promise(requestAnimationFrame));
        } while (Date.now() < end);
        throw new Error("the save that was waited for never came");
    }
}

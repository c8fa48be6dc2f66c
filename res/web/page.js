/* The page: joins the console with its switches, the saves and the words. */
import { Machine } from "./machine.js";
import * as input from "./input.js";
import * as saves from "./saves.js";
import { fit, toggleFullScreen } from "./stage.js";

const ROM = "pocket-mythos.gb";
const KEEP_EVERY = 30; /* frames between two looks at the battery */

const root = document.documentElement;
const find = (selector) => document.querySelector(selector);
const all = (selector) => document.querySelectorAll(selector);
const stage = find("#console");

let machine = null;
let kept = null; /* the battery as it was last stored */
let silent = recall("sound") === "off";
let inView = true;

function recall(name) {
    try {
        return localStorage.getItem(`pocket-mythos.${name}`);
    } catch {
        return null;
    }
}

function remember(name, value) {
    try {
        localStorage.setItem(`pocket-mythos.${name}`, value);
    } catch {
        /* then it is asked again next time */
    }
}

/* off, loading, on, failed or lost: the style shows what belongs to each. */
function setState(state) {
    stage.dataset.state = state;
}

/* ---- Words and looks ------------------------------------------------------------------------------------ */

function showPictures() {
    const model = { green: "dmg", grey: "dmg", colour: "cgb", super: "sgb" }[root.dataset.look];
    for (const picture of all("img[data-picture]"))
        picture.src = `pictures/${model}-${root.lang}/${picture.dataset.picture}.png`;
}

function setLanguage(language) {
    root.lang = language;
    document.title = find("meta[name=title]").getAttribute(`data-${language}`);
    for (const button of all("[data-language]")) button.setAttribute("aria-pressed", button.dataset.language === language);
    showPictures();
}

async function setLook(look) {
    root.dataset.look = look;
    for (const button of all("button[data-look]")) button.setAttribute("aria-pressed", button.dataset.look === look);
    showPictures();
    fit();
    if (machine && !machine.wear(look)) await switchOn();
}

/* ---- The console ---------------------------------------------------------------------------------------- */

function keepBattery() {
    const battery = machine?.battery();
    if (!battery || battery.length !== saves.SAVE_BYTES || kept?.every((byte, at) => byte === battery[at])) return;
    kept = battery;
    stage.classList.toggle("forgetful", !saves.store(battery));
}

function switchOff(state) {
    machine?.off();
    machine = null;
    input.connect(null);
    setState(state);
}

/* A French reader's new cartridge speaks French; the ROM itself made that save (tools/web/build.sh). */
async function firstSave() {
    if (root.lang !== "fr") return null;
    const answer = await fetch("first-fr.sav");
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
}

async function switchOn(save) {
    keepBattery();
    switchOff("loading");
    const bar = find("#progress");
    bar.value = 0;
    try {
        const start = save ?? saves.load() ?? (await firstSave());
        kept = null;
        const started = await Machine.start({
            place: "#glass",
            rom: ROM,
            look: root.dataset.look,
            save: start,
            onProgress: (done) => (bar.value = Math.max(bar.value, done)),
        });
        machine = started;
    } catch (error) {
        console.error(error);
        switchOff("failed");
        return;
    }
    input.connect(machine);
    saves.take();
    setState("on");
    find("#glass").focus({ preventScroll: true });
}

let nextLook = 0;
function everyFrame() {
    requestAnimationFrame(everyFrame);
    input.poll();
    if (!machine) nextLook = 0;
    else if (machine.frame >= nextLook) {
        nextLook = machine.frame + KEEP_EVERY;
        keepBattery();
        machine.hush(silent); /* again: its voices come a little after its picture */
    }
}

/* ---- Switches ------------------------------------------------------------------------------------------- */

function setSound(off) {
    silent = off;
    find("#sound").setAttribute("aria-pressed", !silent);
    machine?.hush(silent);
}

async function putInSave(file) {
    const bytes = file && new Uint8Array(await file.arrayBuffer());
    const right = bytes?.length === saves.SAVE_BYTES;
    stage.classList.toggle("refused", !right);
    if (!right) return;
    machine?.off(); /* without keeping its battery */
    machine = null;
    saves.store(bytes);
    await switchOn(bytes);
}

/* After a click or a touch the keys are the game's again; who goes by Tab stays where they are. */
function onClick(selector, action) {
    for (const element of all(selector))
        element.addEventListener("click", (event) => {
            action(element);
            if (event.detail > 0 && machine) find("#glass").focus({ preventScroll: true });
        });
}

onClick("#power", () => {
    find(".body").scrollIntoView({ block: "nearest" });
    switchOn();
});
onClick("#sound", () => {
    setSound(!silent);
    remember("sound", silent ? "off" : "on");
});
onClick("#full", () => toggleFullScreen(stage));
onClick("#restart", () => switchOn());
onClick("#take-save", () => {
    keepBattery();
    const bytes = saves.load();
    stage.classList.toggle("empty", !bytes);
    if (bytes) saves.offerDownload(bytes, "pocket-mythos.sav");
});
onClick("#put-save", () => find("#save-file").click());
find("#save-file").addEventListener("change", (event) => {
    putInSave(event.target.files[0]);
    event.target.value = "";
});
onClick("button[data-look]", (button) => {
    remember("look", button.dataset.look);
    setLook(button.dataset.look);
});
onClick("[data-language]", (button) => {
    remember("language", button.dataset.language);
    setLanguage(button.dataset.language);
});

for (const element of all("[data-button]")) input.listenToButton(element, element.dataset.button);
input.listenToCross(find("#cross"));
input.listenToKeys((event) => machine && inView && !event.target.closest?.("a, button, input, summary"));
new IntersectionObserver(([entry]) => (inView = entry.isIntersecting), { threshold: 0.3 }).observe(stage);

/* Touch: the pad appears, on a machine that has both at the first touch. */
if (matchMedia("(any-pointer: coarse)").matches) root.classList.add("touch");
addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch" || root.classList.contains("touch")) return;
    root.classList.add("touch");
    fit();
});

saves.whenTaken(() => machine && switchOff("lost"));

/* The last chance before the tab goes. */
addEventListener("pagehide", keepBattery);
document.addEventListener("visibilitychange", keepBattery);

const look = recall("look");
setLook(["green", "grey", "colour", "super"].includes(look) ? look : "colour");
setLanguage(root.lang);
setSound(silent);
everyFrame();

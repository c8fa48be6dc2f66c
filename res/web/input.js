/* Keys, touches, the mouse and gamepads, all as the eight buttons of a Game Boy. Several may hold one button. */

/* By place on the keyboard, not by letter: the same fingers on QWERTY and AZERTY. */
const KEYS = {
    ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
    KeyX: "A", KeyZ: "B", Enter: "START", Backspace: "SELECT", ShiftRight: "SELECT",
};
/* The "standard gamepad" of browsers: 0 is the lower button, 1 the right one, 2 the left one. */
const PAD_BUTTONS = { 0: "A", 1: "B", 2: "B", 8: "SELECT", 9: "START", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const SHORTEST = 3; /* frames: the game must see a tap, however quick */

const holders = new Map(); /* button -> what holds it: keys, pointers, gamepads by name */
const since = new Map(); /* button that the machine holds down -> the frame when that began */
let machine = null;

function hold(button, holder) {
    if (!holders.has(button)) holders.set(button, new Set());
    holders.get(button).add(holder);
    if (machine && !since.has(button)) {
        since.set(button, machine.frame);
        machine.press(button, true);
    }
}

function release(button, holder) {
    holders.get(button)?.delete(holder);
}

function releaseAll(holder) {
    for (const held of holders.values()) held.delete(holder);
}

function readGamepads() {
    for (const pad of navigator.getGamepads?.() ?? []) {
        if (!pad) continue;
        const down = new Set();
        for (const [index, button] of Object.entries(PAD_BUTTONS)) if (pad.buttons[index]?.pressed) down.add(button);
        const [x = 0, y = 0] = pad.axes;
        if (x < -0.5) down.add("LEFT");
        if (x > 0.5) down.add("RIGHT");
        if (y < -0.5) down.add("UP");
        if (y > 0.5) down.add("DOWN");
        const name = `gamepad ${pad.index}`;
        for (const button of new Set(Object.values(PAD_BUTTONS)))
            if (down.has(button)) hold(button, name);
            else release(button, name);
    }
}

/* To be called once a frame. */
export function poll() {
    readGamepads();
    if (!machine) return;
    for (const [button, frame] of since)
        if (!holders.get(button)?.size && machine.frame - frame >= SHORTEST) {
            machine.press(button, false);
            since.delete(button);
        }
}

export function connect(newMachine) {
    machine = newMachine;
    since.clear();
}

/* wanted(event) says whether a key is the game's now, or the page's. */
export function listenToKeys(wanted) {
    addEventListener("keydown", (event) => {
        const button = KEYS[event.code];
        if (!button || event.ctrlKey || event.altKey || event.metaKey || !wanted(event)) return;
        event.preventDefault();
        hold(button, event.code);
    });
    addEventListener("keyup", (event) => {
        if (KEYS[event.code]) release(KEYS[event.code], event.code);
    });
    /* A window that lost the focus hears of no key that is let go. */
    addEventListener("blur", () => holders.clear());
}

/* A button of the pad on the page. */
export function listenToButton(element, button) {
    element.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        element.setPointerCapture(event.pointerId);
        element.classList.add("down");
        hold(button, `pointer ${event.pointerId}`);
    });
    for (const end of ["pointerup", "pointercancel"])
        element.addEventListener(end, (event) => {
            element.classList.remove("down");
            releaseAll(`pointer ${event.pointerId}`);
        });
}

/* The cross: the direction in which the finger is from its middle; the finger may slide. */
export function listenToCross(element) {
    const point = (event) => {
        const box = element.getBoundingClientRect();
        const x = event.clientX - box.left - box.width / 2;
        const y = event.clientY - box.top - box.height / 2;
        const holder = `pointer ${event.pointerId}`;
        const middle = Math.hypot(x, y) < box.width / 10;
        const direction = middle ? "" : Math.abs(x) > Math.abs(y) ? (x < 0 ? "LEFT" : "RIGHT") : y < 0 ? "UP" : "DOWN";
        if (direction === element.dataset.down) return;
        releaseAll(holder);
        element.dataset.down = direction;
        if (direction) hold(direction, holder);
    };
    element.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        element.setPointerCapture(event.pointerId);
        point(event);
    });
    element.addEventListener("pointermove", (event) => {
        if (element.hasPointerCapture(event.pointerId)) point(event);
    });
    for (const end of ["pointerup", "pointercancel"])
        element.addEventListener(end, (event) => {
            element.dataset.down = "";
            releaseAll(`pointer ${event.pointerId}`);
        });
}

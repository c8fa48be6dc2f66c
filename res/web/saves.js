/* The cartridge's battery: 8 KiB in the browser's localStorage, which writes at once. A database would still be
 * busy when the tab is gone. */
export const SAVE_BYTES = 8192;
const KEY = "pocket-mythos.sav";

export function store(bytes) {
    try {
        localStorage.setItem(KEY, btoa(String.fromCharCode(...bytes)));
        return true;
    } catch {
        return false; /* forbidden, or full */
    }
}

export function load() {
    try {
        const bytes = Uint8Array.from(atob(localStorage.getItem(KEY) || ""), (c) => c.charCodeAt(0));
        return bytes.length === SAVE_BYTES ? bytes : null;
    } catch {
        return null;
    }
}

/* The cartridge is in one console at a time: whoever switches on takes it, and the other tabs hear of it. */
const HOLDER = "pocket-mythos.holder";

export function take() {
    try {
        localStorage.setItem(HOLDER, `${Date.now()} ${Math.random()}`);
    } catch {
        /* nothing is kept, so nothing can be spoilt */
    }
}

export function whenTaken(action) {
    addEventListener("storage", (event) => {
        if (event.key === HOLDER) action();
    });
}

export function offerDownload(bytes, name) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

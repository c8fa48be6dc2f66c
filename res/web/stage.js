/* How large the console is: the largest size at which every dot of the Game Boy has the same number of the
 * screen's dots. */
const root = document.documentElement;
const SCREEN = { width: 160, height: 144 };
const FRAMED = { width: 256, height: 224 }; /* with the Super Game Boy's border around it */
/* What must be seen with it, in dots: the page's head; the pad below it, or only its two pills and the rest beside it. */
const HEAD = 78;
const PAD = 230;
const PILLS = 48;
const BESIDE = 320;

export function fit() {
    const stage = document.querySelector("#console");
    const full = stage.classList.contains("full");
    const touch = root.classList.contains("touch");
    const wide = innerWidth > innerHeight;
    const framed = !touch && (full ? root.dataset.look === "super" : innerWidth >= 2 * FRAMED.width + 32);
    const size = framed ? FRAMED : SCREEN;
    const width = innerWidth - (touch && wide ? BESIDE : framed && !full ? 32 : 0);
    const height = innerHeight - (touch ? (wide ? PILLS : PAD) : full ? 0 : HEAD);
    /* The frame's foot may hang out of the window, the screen in it may not. */
    const rows = framed && !full ? 190 : size.height;
    const most = Math.min(width / size.width, Math.max(height / rows, 1));
    const dots = devicePixelRatio || 1;
    const scale = Math.max(Math.floor(most * dots), 1) / dots;
    stage.classList.toggle("framed", framed);
    stage.classList.toggle("wide", wide);
    stage.style.setProperty("--k", scale);
}

/* Telephones that let only films fill the screen get a console that fills the window. */
export async function toggleFullScreen(stage) {
    const on = !stage.classList.contains("full");
    stage.classList.toggle("full", on);
    fit();
    if (on) await stage.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
    else if (document.fullscreenElement) await document.exitFullscreen();
}

document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement) document.querySelector("#console").classList.remove("full");
    fit();
});
addEventListener("resize", fit);

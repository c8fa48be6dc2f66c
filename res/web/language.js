/* The page's language: what was chosen last, else the browser's. Runs before anything is painted; the
 * words of both languages stand in index.html, and the style shows those of <html lang>. */
(() => {
    const root = document.documentElement;
    let chosen = null;
    try {
        chosen = localStorage.getItem("pocket-mythos.language");
    } catch {
        /* a browser that keeps nothing here */
    }
    const known = ["en", "fr"];
    const wanted = [chosen, ...(navigator.languages || [navigator.language])].map((tag) => String(tag).slice(0, 2));
    root.lang = wanted.find((tag) => known.includes(tag)) || "en";
})();

/* The Game Boy of the page: EmulatorJS with its mGBA core, without EmulatorJS's own menus, key maps, settings,
 * databases and its question for newer versions. What is overridden here was read in 4.2.3, which engine.list pins. */

/* mgba's options for each look. Between looks of one model only the colours change, while the game runs. */
const LOOKS = {
    green: { model: "Game Boy", colors: "DMG Green" },
    grey: { model: "Game Boy", colors: "Grayscale" },
    colour: { model: "Game Boy Color", colors: "Grayscale" },
    super: { model: "Super Game Boy", colors: "Grayscale" },
};

/* The numbers of libretro's joypad. */
const BUTTONS = { B: 0, SELECT: 2, START: 3, UP: 4, DOWN: 5, LEFT: 6, RIGHT: 7, A: 8 };

const ENGINE = "engine/";
const SCRIPTS = ["storage.js", "compression.js", "GameManager.js", "emulator.js"];
const SAVE_PATH = "/data/saves/mGBA/pocket-mythos.srm"; /* where RetroArch looks for it */

let Emulator = null;

function loadScript(source) {
    return new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = source;
        script.onload = resolve;
        script.onerror = () => reject(new Error(`${source} did not load`));
        document.head.append(script);
    });
}

async function loadEngine() {
    if (Emulator) return;
    for (const script of SCRIPTS) await loadScript(ENGINE + script);

    window.EJS_GameManager = class extends window.EJS_GameManager {
        /* Saves are this page's affair (saves.js): a plain folder in memory will do. */
        async mountFileSystems() {
            this.writeFile(SAVE_PATH, this.EJS.config.save || new Uint8Array());
            if (!this.EJS.config.save) this.FS.unlink(SAVE_PATH);
        }
        /* 21: the picture fills the canvas; the ratio that the core tells would squeeze 144 lines into 140.
         * To keep the screen awake is not allowed in frames, and every try would be an error there. */
        getRetroArchCfg() {
            return `${super.getRetroArchCfg()}aspect_ratio_index = 21\nsuspend_screensaver_enable = false\n`;
        }
    };

    Emulator = class extends window.EmulatorJS {
        checkForUpdates() {}
        bindListeners() {}
        createStartButton() {}
        handleResize() {}
        createText() {
            const config = this.config;
            this.textElem = {
                set innerText(text) {
                    config.onProgress(text);
                },
            };
        }
        /* Its settings are those that it was given; localStorage, which may be forbidden, is not asked. */
        preGetSetting(name) {
            return this.config.defaultOptions[name] ?? null;
        }
        getCoreSettings() {
            return Object.entries(this.config.defaultOptions)
                .map(([name, value]) => `${name} = "${value}"\n`)
                .join("");
        }
        /* A missing file is an error; it is not looked for elsewhere. */
        downloadFile(path, ...rest) {
            if (String(path).startsWith("https:")) return Promise.resolve(-1);
            return super.downloadFile(path, ...rest);
        }
        startGameError(message) {
            this.config.onError(new Error(message));
        }
        startGame() {
            try {
                this.Module.callMain([`/${this.fileName}`]);
                this.Module.resumeMainLoop();
                this.game.append(this.canvas);
                this.started = true;
                this.paused = false;
                this.config.onStart();
            } catch (error) {
                this.config.onError(error);
            }
        }
    };
}

/* One console that is switched on. A switch to another model is a new console with the same cartridge. */
export class Machine {
    #emulator;

    /* place: selector of the element that gets the canvas; save: bytes or null; progress: 0 to 1 */
    static async start({ place, rom, look, save, onProgress }) {
        await loadEngine();
        const machine = new Machine();
        await new Promise((onStart, onError) => {
            const { model, colors } = LOOKS[look];
            machine.#emulator = new Emulator(place, {
                dataPath: ENGINE,
                gameUrl: rom,
                system: "mgba",
                disableDatabases: true /* which would give an old ROM for a new one of the same size */,
                forceLegacyCores: true /* WebGL 1: the one core that is shipped */,
                /* the page has the border around every look */
                defaultOptions: { mgba_gb_model: model, mgba_gb_colors: colors, mgba_sgb_borders: "OFF" },
                save,
                onProgress: (text) => onProgress((parseInt(text.replace(/^\D*/, ""), 10) || 0) / 100),
                onStart,
                onError,
            });
            machine.#emulator.createText();
            machine.#emulator.downloadGameCore();
        });
        machine.look = look;
        return machine;
    }

    get #manager() {
        return this.#emulator.gameManager;
    }

    /* Frames since power-on. */
    get frame() {
        return this.#manager.getFrameNum();
    }

    press(button, down) {
        this.#manager.simulateInput(0, BUTTONS[button], down ? 1 : 0);
    }

    /* The battery RAM as it is now. */
    battery() {
        return this.#manager.getSaveFile();
    }

    /* True when the running machine could take the look; else it needs another one. */
    wear(look) {
        if (LOOKS[look].model !== LOOKS[this.look].model) return false;
        this.#manager.setVariable("mgba_gb_colors", LOOKS[look].colors);
        this.look = look;
        return true;
    }

    hush(silent) {
        for (const source of Object.values(this.#emulator.Module.AL?.currentCtx?.sources ?? {}))
            source.gain.gain.value = silent ? 0 : 1;
    }

    off() {
        const { Module, canvas, elements } = this.#emulator;
        Module.pauseMainLoop();
        Module.AL?.currentCtx?.audioCtx.close();
        canvas.getContext("webgl")?.getExtension("WEBGL_lose_context")?.loseContext();
        elements.parent.replaceChildren();
    }
}

#include "libretro_core.h"
#include "files.h"
#include "verdict.h"

#include <dlfcn.h>
#include <glob.h>
#include <stdio.h>
#include <string.h>

enum { PATH_ROOM = 4096 };

#define CORE_FUNCTION(name)                          \
    {                                                \
        "retro_" #name, offsetof(LibretroCore, name) \
    }

static const struct {
    const char *name;
    size_t at; /* where in LibretroCore it goes */
} functions[] = {
    CORE_FUNCTION(api_version),
    CORE_FUNCTION(set_environment),
    CORE_FUNCTION(set_video_refresh),
    CORE_FUNCTION(set_audio_sample),
    CORE_FUNCTION(set_audio_sample_batch),
    CORE_FUNCTION(set_input_poll),
    CORE_FUNCTION(set_input_state),
    CORE_FUNCTION(init),
    CORE_FUNCTION(deinit),
    CORE_FUNCTION(get_system_av_info),
    CORE_FUNCTION(load_game),
    CORE_FUNCTION(unload_game),
    CORE_FUNCTION(reset),
    CORE_FUNCTION(run),
    CORE_FUNCTION(get_memory_data),
    CORE_FUNCTION(get_memory_size),
};

/* Where distributions put cores; the first folder is Debian's, with the machine's name in it. */
static const char *const folders[] = {"/usr/lib/*/libretro", "/usr/lib/libretro",
                                      "/usr/local/lib/libretro"};

static bool find_installed(const char *name, char *path)
{
    char pattern[PATH_ROOM];
    bool found = false;

    for (size_t i = 0; i < sizeof folders / sizeof *folders && !found; i++) {
        glob_t matches;
        snprintf(pattern, sizeof pattern, "%s/%s_libretro.so", folders[i], name);
        found = glob(pattern, 0, NULL, &matches) == 0;
        if (found)
            snprintf(path, PATH_ROOM, "%s", matches.gl_pathv[0]);
        globfree(&matches);
    }
    return found;
}

void libretro_core_open(LibretroCore *core, const char *name)
{
    char path[PATH_ROOM];

    if (strchr(name, '/')) {
        snprintf(path, sizeof path, "%s", name);
        if (!file_exists(path))
            verdict_bad_input("gbrun: --core %s: no such file", name);
    } else if (!find_installed(name, path)) {
        verdict_bad_input("gbrun: --core %s: there is no %s_libretro.so in %s "
                          "(Debian's package is libretro-%s)",
                          name, name, folders[0], name);
    }
    core->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!core->library)
        verdict_bad_input("gbrun: --core %s: cannot be loaded: %s", name, dlerror());
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(core->library, functions[i].name);
        if (!function)
            verdict_bad_input("gbrun: --core %s: not a libretro core: it has no %s", name,
                              functions[i].name);
        memcpy((char *)core + functions[i].at, &function, sizeof function);
    }
    if (core->api_version() != LIBRETRO_VERSION)
        verdict_bad_input("gbrun: --core %s: speaks version %u of libretro's interface, not %d",
                          name, core->api_version(), LIBRETRO_VERSION);
}

void libretro_core_close(LibretroCore *core)
{
    core->unload_game();
    core->deinit();
    dlclose(core->library);
}

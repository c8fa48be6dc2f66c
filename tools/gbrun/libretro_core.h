/* A libretro core, found and opened as a shared library, with its functions under short names.
 * A core keeps its state in its own globals, so that there can be one machine only.
 * What cannot be opened, or is no core, is bad input. */
#ifndef GBRUN_LIBRETRO_CORE_H
#define GBRUN_LIBRETRO_CORE_H

#include "libretro_abi.h"

typedef struct {
    void *library;
    unsigned (*api_version)(void);
    void (*set_environment)(EnvironmentCallback *);
    void (*set_video_refresh)(VideoCallback *);
    void (*set_audio_sample)(SampleCallback *);
    void (*set_audio_sample_batch)(SamplesCallback *);
    void (*set_input_poll)(PollCallback *);
    void (*set_input_state)(InputCallback *);
    void (*init)(void);
    void (*deinit)(void);
    void (*get_system_av_info)(CoreOutput *);
    bool (*load_game)(const CoreGame *);
    void (*unload_game)(void);
    void (*reset)(void);
    void (*run)(void);
    void *(*get_memory_data)(unsigned);
    size_t (*get_memory_size)(unsigned);
} LibretroCore;

/* By the name of an installed core ("gambatte") or the path of one, with a slash in it. */
void libretro_core_open(LibretroCore *core, const char *name);
void libretro_core_close(LibretroCore *core);

#endif

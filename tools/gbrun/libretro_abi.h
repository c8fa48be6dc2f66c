/* As much of libretro's binary interface (version 1) as a core of a Game Boy needs: the numbers and
 * structures that pass between core and host. The names are those of the public libretro API,
 * without its prefix. */
#ifndef GBRUN_LIBRETRO_ABI_H
#define GBRUN_LIBRETRO_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LIBRETRO_VERSION = 1 };

/* What a core asks of its host. Some numbers carry a mark for "experimental". */
enum {
    ENVIRONMENT_NUMBER = 0xFFFF,
    ENVIRONMENT_GET_CAN_DUPE = 3,
    ENVIRONMENT_SET_PIXEL_FORMAT = 10,
    ENVIRONMENT_GET_VARIABLE = 15,
    ENVIRONMENT_GET_VARIABLE_UPDATE = 17,
    ENVIRONMENT_GET_LOG_INTERFACE = 27,
    ENVIRONMENT_SET_MEMORY_MAPS = 36,
};

typedef enum { PIXELS_0RGB1555, PIXELS_XRGB8888, PIXELS_RGB565 } PixelFormat;

enum { DEVICE_JOYPAD = 1, LOG_ERROR = 3, MEMORY_SAVE_RAM = 0 };

typedef struct {
    const char *key;
    const char *value;
} CoreVariable;

typedef struct {
    uint64_t flags;
    void *bytes;
    size_t offset;
    size_t start;
    size_t select; /* bits of an address that must be those of `start`; 0: it is from start on */
    size_t disconnect;
    size_t length;
    const char *space;
} MemoryPart;

typedef struct {
    const MemoryPart *parts;
    unsigned count;
} MemoryMap;

typedef struct {
    const char *path;
    const void *bytes;
    size_t size;
    const char *meta;
} CoreGame;

typedef struct {
    unsigned width, height, most_width, most_height;
    float aspect;
    double frames_per_second;
    double samples_per_second;
} CoreOutput;

typedef bool EnvironmentCallback(unsigned number, void *data);
typedef void VideoCallback(const void *pixels, unsigned width, unsigned height, size_t pitch);
typedef void SampleCallback(int16_t left, int16_t right);
typedef size_t SamplesCallback(const int16_t *samples, size_t count);
typedef void PollCallback(void);
typedef int16_t InputCallback(unsigned port, unsigned device, unsigned index, unsigned key);
typedef void LogCallback(int level, const char *format, ...);

typedef struct {
    LogCallback *log;
} LogInterface;

#endif

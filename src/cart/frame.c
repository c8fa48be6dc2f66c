#include <gb/gb.h>

#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/raster.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "cart/video.h"

volatile uint16_t frame_lag;
volatile uint8_t frame_count;

static volatile uint8_t waiting; /* main code has finished its frame */
static volatile uint8_t busy;    /* it has said that it will not */
static volatile uint8_t excused; /* it was busy in this frame and goes on to its end */

/* Names for the bench: by vblank_written VBlank must not have ended, and sound takes the time from
 * sound_step to sound_stepped. */
#define NAME_PLACE(name) __asm__(".globl _" #name "\n_" #name ":")

/* The VBlank handler. What the hardware takes only now comes first; the rest may run into the
 * next frame without harm. */
static void vblank(void)
{
    video_write_registers();
    palette_write();
    if (video_ready)
        video_flush();
    NAME_PLACE(vblank_written);
    raster_rewind();
    input_sample();
    sprite_step();
    sound_step();
    NAME_PLACE(sound_stepped);
    frame_count++;
    if (!waiting && !busy && !excused)
        frame_lag++;
    excused = 0;
    crash_check_stack();
}

void frame_init(void)
{
    add_VBL(vblank);
}

void frame_next(void)
{
    uint8_t frame = frame_count;

    video_ready = 1;
    waiting = 1;
    while (frame == frame_count)
        vsync();
    waiting = 0;
    excused = 0;
    video_ready = 0;
    input_take();
}

void frame_wait(uint8_t frames)
{
    for (; frames; frames--)
        frame_next();
}

void frame_busy_begin(void)
{
    busy++;
}

void frame_busy_end(void)
{
    excused = 1;
    busy--;
}

#include <gb/gb.h>
#include <string.h>

#include "cart/model.h"
#include "cart/video.h"

/* The queue holds row numbers, and QUEUE_TILES + slot for tile transfers, in the order in which
 * they were asked for: tiles reach VRAM before the rows that show them. Every row can wait once
 * and every slot once, so that it never overflows. */
#define QUEUE_SIZE  64
#define QUEUE_TILES 0x80
#define TILE_SLOTS  16
#define MAP         0x9800u
#define MAP_COLUMNS 32

uint8_t video_tiles[VIDEO_ROWS * SCREEN_COLUMNS];
uint8_t video_colors[VIDEO_ROWS * SCREEN_COLUMNS];
volatile uint8_t video_scroll_x, video_scroll_y, video_window_y;
volatile uint8_t video_ready;

/* Shared with video_flush.s. */
uint8_t video_queue[QUEUE_SIZE];
volatile uint8_t video_queue_head, video_queue_tail;
volatile uint8_t video_row_waits[VIDEO_ROWS];
uint16_t video_slot_target[TILE_SLOTS];
const uint8_t *video_slot_source[TILE_SLOTS];
uint8_t video_slot_bank[TILE_SLOTS];
volatile uint8_t video_slot_count[TILE_SLOTS];
uint8_t video_in_color;

static uint8_t next_slot;

#define ROW(y) ((y)*SCREEN_COLUMNS)
const uint16_t video_row_start[VIDEO_ROWS] = {
    ROW(0),  ROW(1),  ROW(2),  ROW(3),  ROW(4),  ROW(5),  ROW(6),  ROW(7),
    ROW(8),  ROW(9),  ROW(10), ROW(11), ROW(12), ROW(13), ROW(14), ROW(15),
    ROW(16), ROW(17), ROW(18), ROW(19), ROW(20), ROW(21), ROW(22), ROW(23),
    ROW(24), ROW(25), ROW(26), ROW(27), ROW(28), ROW(29), ROW(30),
};

void video_init(void)
{
    video_in_color = model_has_color();
    video_window_y = SCREEN_HEIGHT;
    WX_REG = 7; /* the left edge */
}

static void enqueue(uint8_t what)
{
    video_queue[video_queue_tail] = what;
    video_queue_tail = (video_queue_tail + 1) & (QUEUE_SIZE - 1);
}

void video_touch(uint8_t y)
{
    if (video_row_waits[y])
        return;
    video_row_waits[y] = 1;
    enqueue(y);
}

void video_touch_all(void)
{
    uint8_t y;

    for (y = 0; y != SCREEN_ROWS; y++)
        video_touch(y);
}

uint8_t video_pending(void)
{
    return video_queue_head != video_queue_tail;
}

void video_queue_tiles(uint16_t vram, const uint8_t *source, uint8_t bank, uint8_t count)
{
    uint8_t slot = next_slot;

    if (video_slot_count[slot])
        return; /* sixteen transfers wait already: an animation may miss a step */
    next_slot = (slot + 1) & (TILE_SLOTS - 1);
    video_slot_target[slot] = vram;
    video_slot_source[slot] = source;
    video_slot_bank[slot] = bank;
    video_slot_count[slot] = count;
    enqueue(QUEUE_TILES + slot);
}

/* In video_load.s: copies with a look at STAT before every second byte. */
void video_copy(uint8_t *target, const uint8_t *source, uint16_t bytes);

static uint8_t *map_row(uint8_t y)
{
    return (uint8_t *)MAP + ((uint16_t)y << 5);
}

/* Rows that waited have been shown; what else waits goes on waiting. */
static void forget_rows(void)
{
    uint8_t end = video_queue_tail;
    uint8_t at = video_queue_head;
    uint8_t what;

    for (video_queue_tail = at; at != end; at = (at + 1) & (QUEUE_SIZE - 1)) {
        what = video_queue[at];
        if (what < SCREEN_ROWS)
            video_row_waits[what] = 0;
        else
            enqueue(what);
    }
}

void video_show(void)
{
    uint8_t y;

    for (y = 0; y != SCREEN_ROWS; y++) {
        video_copy(map_row(y), &video_tiles[video_row_start[y]], SCREEN_COLUMNS);
        if (video_in_color) {
            VBK_REG = 1;
            video_copy(map_row(y), &video_colors[video_row_start[y]], SCREEN_COLUMNS);
            VBK_REG = 0;
        }
    }
    forget_rows();
}

void video_repeat_row(uint8_t y, uint8_t color)
{
    static uint8_t cells[MAP_COLUMNS - SCREEN_COLUMNS];
    const uint8_t *row = &video_tiles[video_row_start[y]];
    uint8_t *beyond = map_row(y) + SCREEN_COLUMNS;
    uint8_t n;

    for (n = 0; n != sizeof cells; n++)
        cells[n] = row[n & 3]; /* column 20 is a multiple of four */
    video_copy(beyond, cells, sizeof cells);
    if (!video_in_color)
        return;
    memset(cells, color, sizeof cells);
    VBK_REG = 1;
    video_copy(beyond, cells, sizeof cells);
    VBK_REG = 0;
}

void video_load(uint16_t vram, const uint8_t *source, uint8_t bank, uint16_t bytes)
{
    uint8_t caller = _current_bank;

    SWITCH_ROM(bank);
    video_copy((uint8_t *)(uintptr_t)vram, source, bytes);
    SWITCH_ROM(caller);
}

void video_clear_tiles(uint16_t vram, uint8_t count)
{
    static const uint8_t blank[VRAM_TILE_BYTES] = {0};

    for (; count; count--) {
        video_copy((uint8_t *)(uintptr_t)vram, blank, VRAM_TILE_BYTES);
        vram += VRAM_TILE_BYTES;
    }
}

void video_write_registers(void)
{
    SCX_REG = video_scroll_x;
    SCY_REG = video_scroll_y;
    if (video_window_y < SCREEN_HEIGHT) {
        WY_REG = video_window_y;
        SHOW_WIN;
    } else {
        HIDE_WIN;
    }
}

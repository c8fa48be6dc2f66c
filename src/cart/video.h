/* The picture, as a shadow in WRAM and a queue that VBlank empties.
 * Code draws into video_tiles and video_colors and names the rows that it touched; tile data goes
 * through video_queue_tiles (seen while it changes) or video_load (not on screen at that time).
 *
 * Tiles: 00-7F belong to the screen (VRAM 9000), 80-EF are the font and F0-FF the frames (8800),
 * both always there. Sprites have 00-7F of their own at 8000.
 *
 * Rows 0 to 17 are the background, rows 18 to 30 the first thirteen rows of the window. */
#ifndef CART_VIDEO_H
#define CART_VIDEO_H

#include <stdint.h>

#define SCREEN_COLUMNS 20
#define SCREEN_ROWS    18
#define WINDOW_TOP     SCREEN_ROWS /* row number of the window's first row */
#define WINDOW_ROWS    13
#define VIDEO_ROWS     (SCREEN_ROWS + WINDOW_ROWS)

#define VRAM_SPRITES     0x8000
#define VRAM_FONT        0x8800
#define VRAM_SCREEN      0x9000
#define VRAM_TILE_BYTES  16
#define SCREEN_TILE(n)   (VRAM_SCREEN + (uint16_t)(n)*VRAM_TILE_BYTES)
#define SPRITE_TILE(n)   (VRAM_SPRITES + (uint16_t)(n)*VRAM_TILE_BYTES)
#define RESIDENT_TILE(n) (VRAM_FONT + (uint16_t)((n)-0x80) * VRAM_TILE_BYTES)

extern uint8_t video_tiles[VIDEO_ROWS * SCREEN_COLUMNS];
extern uint8_t video_colors[VIDEO_ROWS * SCREEN_COLUMNS]; /* palette numbers, for colour */

/* Where row y begins in the two shadows. */
extern const uint16_t video_row_start[VIDEO_ROWS];

/* Written by VBlank to the registers of the same names. */
extern volatile uint8_t video_scroll_x, video_scroll_y;
extern volatile uint8_t video_window_y; /* SCREEN_HEIGHT and more: no window */
#define SCREEN_HEIGHT 144

/* VBlank flushes only while this is set: main code sets it when its drawing is whole. */
extern volatile uint8_t video_ready;

void video_init(void);

/* Row y goes to the screen with the next flushes. */
void video_touch(uint8_t y);
void video_touch_all(void);

/* The whole background at once, in about a frame and a half: for a picture that is faded out. Only
 * between frames, when VBlank does not flush. */
void video_show(void);

/* Columns 20 to 31 of a background row, which a shift brings into view: its first four columns over
 * and over, in one colour. At once, as video_load. */
void video_repeat_row(uint8_t y, uint8_t color);

/* Not zero while something waits in the queue. */
uint8_t video_pending(void);

/* Copies tiles in VBlank, about eight a frame. The source must stay as it is until then. */
void video_queue_tiles(uint16_t vram, const uint8_t *source, uint8_t bank, uint8_t count);

/* Copies bytes at once, whenever the screen is not being drawn: some 40 tiles a frame. For tiles
 * that nobody sees yet. From the ROM bank given, or from WRAM or bank 0 with any bank. */
void video_load(uint16_t vram, const uint8_t *source, uint8_t bank, uint16_t bytes);

/* One bit a pixel becomes shade 0 and 3: the way prose comes. */
void video_load_1bpp(uint16_t vram, const uint8_t *source, uint16_t bytes);
void video_clear_tiles(uint16_t vram, uint8_t count);

/* Called by the VBlank handler only. Stops in time: at most VBLANK_BUDGET cycles of 4.19 MHz from
 * the start of VBlank, judged by LY before each piece. */
void video_flush(void);
void video_write_registers(void);

#endif

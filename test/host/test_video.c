/* The video queue: what is drawn reaches VRAM, in order, once, and nothing else does. VBlank's part
 * is assembly on the Game Boy (video_flush.s, tested by the self-test cartridge); here it is a
 * model that follows the same words. */
/* Links: src/cart/video.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <gb/gb.h>
#include <stdlib.h>
#include <string.h>

#include "cart/video.h"

#define QUEUE_SIZE 64
#define SLOTS      16

uint8_t host_registers[256];
uint8_t _current_bank = 1, _cpu;
static uint8_t vram[2][0x10000];

/* Shared with the assembly. */
extern uint8_t video_queue[QUEUE_SIZE];
extern volatile uint8_t video_queue_head, video_queue_tail;
extern volatile uint8_t video_row_waits[VIDEO_ROWS];
extern uint16_t video_slot_target[SLOTS];
extern const uint8_t *video_slot_source[SLOTS];
extern uint8_t video_slot_bank[SLOTS];
extern volatile uint8_t video_slot_count[SLOTS];
extern uint8_t video_in_color;
void video_copy(uint8_t *target, const uint8_t *source, uint16_t bytes);

uint8_t model_has_color(void)
{
    return _cpu == CGB_TYPE;
}

void video_copy(uint8_t *target, const uint8_t *source, uint16_t bytes)
{
    assert_int_equal(bytes % 2, 0);
    memcpy(&vram[VBK_REG & 1][(uintptr_t)target], source, bytes);
}

static uint16_t map_of(uint8_t row)
{
    return (uint16_t)(row < WINDOW_TOP ? 0x9800 + row * 32 : 0x9C00 + (row - WINDOW_TOP) * 32);
}

/* One piece of the queue, as video_flush does it; 0 when nothing waits. */
static int flush_piece(void)
{
    uint8_t what;

    if (video_queue_head == video_queue_tail)
        return 0;
    what = video_queue[video_queue_head];
    if (what < 0x80) {
        video_row_waits[what] = 0;
        if (video_in_color)
            memcpy(&vram[1][map_of(what)], &video_colors[what * SCREEN_COLUMNS], SCREEN_COLUMNS);
        memcpy(&vram[0][map_of(what)], &video_tiles[what * SCREEN_COLUMNS], SCREEN_COLUMNS);
    } else {
        what &= 0x7F;
        memcpy(&vram[0][video_slot_target[what]], video_slot_source[what], VRAM_TILE_BYTES);
        video_slot_target[what] += VRAM_TILE_BYTES;
        video_slot_source[what] += VRAM_TILE_BYTES;
        if (--video_slot_count[what])
            return 1;
    }
    video_queue_head = (video_queue_head + 1) & (QUEUE_SIZE - 1);
    return 1;
}

static void flush_all(void)
{
    while (flush_piece())
        ;
}

static int power_on(void **state)
{
    (void)state;
    flush_all();
    memset(vram, 0xEE, sizeof vram);
    memset(video_tiles, 0, sizeof video_tiles);
    memset(video_colors, 0, sizeof video_colors);
    _cpu = CGB_TYPE;
    video_init();
    return 0;
}

static void paint_row(uint8_t row, uint8_t tile)
{
    memset(&video_tiles[row * SCREEN_COLUMNS], tile, SCREEN_COLUMNS);
    memset(&video_colors[row * SCREEN_COLUMNS], tile & 7, SCREEN_COLUMNS);
    video_touch(row);
}

static void every_row_has_its_place(void **state)
{
    uint8_t row;

    (void)state;
    for (row = 0; row != VIDEO_ROWS; row++) {
        assert_int_equal(video_row_start[row], row * SCREEN_COLUMNS);
        paint_row(row, (uint8_t)(row + 1));
    }
    assert_true(video_pending());
    flush_all();
    assert_false(video_pending());
    for (row = 0; row != VIDEO_ROWS; row++) {
        assert_int_equal(vram[0][map_of(row)], row + 1);
        assert_int_equal(vram[0][map_of(row) + SCREEN_COLUMNS - 1], row + 1);
        assert_int_equal(vram[0][map_of(row) + SCREEN_COLUMNS], 0xEE);
        assert_int_equal(vram[1][map_of(row)], (row + 1) & 7);
    }
}

static void a_row_waits_once(void **state)
{
    int n;

    (void)state;
    for (n = 0; n < 1000; n++)
        video_touch(3);
    assert_true(flush_piece());
    assert_false(video_pending());
    video_touch(3);
    assert_true(video_pending());
}

/* What is drawn while a row waits is shown with it. */
static void a_row_shows_the_newest(void **state)
{
    (void)state;
    paint_row(2, 5);
    paint_row(2, 6);
    flush_all();
    assert_int_equal(vram[0][map_of(2)], 6);
}

static void tiles_come_before_the_rows_that_show_them(void **state)
{
    uint8_t tiles[2 * VRAM_TILE_BYTES];

    (void)state;
    memset(tiles, 0x33, sizeof tiles);
    video_queue_tiles(SCREEN_TILE(7), tiles, 1, 2);
    paint_row(0, 7);
    flush_piece();
    flush_piece();
    assert_int_equal(vram[0][SCREEN_TILE(8) + VRAM_TILE_BYTES - 1], 0x33);
    assert_int_equal(vram[0][SCREEN_TILE(9)], 0xEE);
    assert_int_equal(vram[0][map_of(0)], 0xEE);
    flush_piece();
    assert_int_equal(vram[0][map_of(0)], 7);
    assert_false(video_pending());
}

static void a_seventeenth_transfer_is_left_out(void **state)
{
    static uint8_t tile[SLOTS + 1][VRAM_TILE_BYTES];
    uint8_t n;

    (void)state;
    for (n = 0; n != SLOTS + 1; n++) {
        memset(tile[n], n + 1, VRAM_TILE_BYTES);
        video_queue_tiles(SCREEN_TILE(n), tile[n], 1, 1);
    }
    for (n = 0; n != VIDEO_ROWS; n++)
        video_touch(n); /* the fullest that the queue can be */
    flush_all();
    for (n = 0; n != SLOTS; n++)
        assert_int_equal(vram[0][SCREEN_TILE(n)], n + 1);
    assert_int_equal(vram[0][SCREEN_TILE(SLOTS)], 0xEE);
    video_queue_tiles(SCREEN_TILE(SLOTS), tile[SLOTS], 1, 1);
    flush_all();
    assert_int_equal(vram[0][SCREEN_TILE(SLOTS)], SLOTS + 1);
}

static void showing_at_once_empties_the_rows(void **state)
{
    uint8_t tile[VRAM_TILE_BYTES];
    uint8_t row;

    (void)state;
    memset(tile, 0x44, sizeof tile);
    paint_row(WINDOW_TOP, 9);
    video_queue_tiles(SCREEN_TILE(1), tile, 1, 1);
    for (row = 0; row != SCREEN_ROWS; row++)
        paint_row(row, (uint8_t)(row + 20));
    video_show();
    for (row = 0; row != SCREEN_ROWS; row++) {
        assert_int_equal(vram[0][map_of(row)], row + 20);
        assert_int_equal(vram[1][map_of(row) + SCREEN_COLUMNS - 1], (row + 20) & 7);
        assert_int_equal(video_row_waits[row], 0);
    }
    assert_int_equal(VBK_REG, 0);
    /* the window's row and the tiles still wait, and nothing else */
    flush_piece();
    assert_int_equal(vram[0][map_of(WINDOW_TOP)], 9);
    flush_piece();
    assert_int_equal(vram[0][SCREEN_TILE(1)], 0x44);
    assert_false(video_pending());
}

static void without_colour_the_second_bank_stays(void **state)
{
    (void)state;
    _cpu = 1;
    video_init();
    paint_row(4, 3);
    video_show();
    video_repeat_row(4, 5);
    assert_int_equal(vram[0][map_of(4)], 3);
    assert_int_equal(vram[1][map_of(4)], 0xEE);
    assert_int_equal(vram[1][map_of(4) + SCREEN_COLUMNS], 0xEE);
}

static void a_row_goes_on_beyond_the_screen(void **state)
{
    int column;

    (void)state;
    for (column = 0; column < SCREEN_COLUMNS; column++)
        video_tiles[5 * SCREEN_COLUMNS + column] = (uint8_t)column;
    video_repeat_row(5, 6);
    for (column = SCREEN_COLUMNS; column < 32; column++) {
        assert_int_equal(vram[0][map_of(5) + column], column % 4);
        assert_int_equal(vram[1][map_of(5) + column], 6);
    }
    assert_int_equal(vram[0][map_of(6)], 0xEE);
}

static void loads_map_the_bank_and_come_back(void **state)
{
    uint8_t bytes[VRAM_TILE_BYTES] = {1, 2, 3};

    (void)state;
    _current_bank = 7;
    video_load(SCREEN_TILE(3), bytes, 12, sizeof bytes);
    assert_int_equal(_current_bank, 7);
    assert_memory_equal(&vram[0][SCREEN_TILE(3)], bytes, sizeof bytes);
    video_clear_tiles(SCREEN_TILE(3), 2);
    assert_int_equal(vram[0][SCREEN_TILE(3)], 0);
    assert_int_equal(vram[0][SCREEN_TILE(5) - 1], 0);
    assert_int_equal(vram[0][SCREEN_TILE(5)], 0xEE);
}

static void the_window_is_shown_where_it_stands(void **state)
{
    (void)state;
    video_window_y = 80;
    video_scroll_x = 3;
    video_write_registers();
    assert_int_equal(WY_REG, 80);
    assert_int_equal(SCX_REG, 3);
    assert_true(LCDC_REG & 0x20);
    video_window_y = SCREEN_HEIGHT;
    video_write_registers();
    assert_false(LCDC_REG & 0x20);
    video_scroll_x = 0;
}

/* Whatever is asked for and whenever VBlank comes, the screen ends up as the shadow is. */
static void random_work_ends_right(void **state)
{
    static uint8_t tile[4 * VRAM_TILE_BYTES];
    int n;
    uint8_t row;

    (void)state;
    srand(1);
    for (row = 0; row != VIDEO_ROWS; row++)
        paint_row(row, 0);
    for (n = 0; n < 200000; n++) {
        switch (rand() % 8) {
        case 0:
            video_queue_tiles(SCREEN_TILE(rand() % 100), tile, 1, (uint8_t)(1 + rand() % 4));
            break;
        case 1:
            flush_all();
            break;
        case 2:
        case 3:
            flush_piece();
            break;
        default:
            paint_row((uint8_t)(rand() % VIDEO_ROWS), (uint8_t)rand());
        }
        assert_in_range((video_queue_tail - video_queue_head) & (QUEUE_SIZE - 1), 0,
                        VIDEO_ROWS + SLOTS);
    }
    flush_all();
    for (row = 0; row != VIDEO_ROWS; row++)
        assert_memory_equal(&vram[0][map_of(row)], &video_tiles[row * SCREEN_COLUMNS],
                            SCREEN_COLUMNS);
}

#define TEST(name) cmocka_unit_test_setup(name, power_on)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_row_has_its_place),
        TEST(a_row_waits_once),
        TEST(a_row_shows_the_newest),
        TEST(tiles_come_before_the_rows_that_show_them),
        TEST(a_seventeenth_transfer_is_left_out),
        TEST(showing_at_once_empties_the_rows),
        TEST(without_colour_the_second_bank_stays),
        TEST(a_row_goes_on_beyond_the_screen),
        TEST(loads_map_the_bank_and_come_back),
        TEST(the_window_is_shown_where_it_stands),
        TEST(random_work_ends_right),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}

#include "cart/far.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "ui/fly.h"

uint8_t fly_count;

/* Places in 1/256 of a pixel: a frame's way is the whole way shifted by the pace. */
static uint16_t at_x[FLIGHTS], at_y[FLIGHTS];
static int16_t way_x[FLIGHTS], way_y[FLIGHTS];
static uint8_t frames_left[FLIGHTS]; /* 0: not in use */
static uint8_t starts_in[FLIGHTS];
static uint8_t columns[FLIGHTS], rows[FLIGHTS], first_sprite[FLIGHTS];
static uint8_t sprites_used;

static uint8_t route_from_x, route_from_y, route_to_x, route_to_y, route_pace, route_delay;

void fly_route(uint8_t from_x, uint8_t from_y, uint8_t to_x, uint8_t to_y, uint8_t pace,
               uint8_t delay) BANKED
{
    route_from_x = from_x;
    route_from_y = from_y;
    route_to_x = to_x;
    route_to_y = to_y;
    route_pace = pace;
    route_delay = delay;
}

static uint8_t free_flight(void)
{
    uint8_t f;

    for (f = 0; f != FLIGHTS; f++)
        if (frames_left[f] == 0)
            return f;
    return FLIGHTS;
}

static int16_t way(uint8_t from, uint8_t to)
{
    int16_t pixels = (int16_t)to - from;

    return (int16_t)(pixels << (8 - route_pace));
}

void fly_send(uint8_t w, uint8_t h, uint8_t tile, uint8_t color) BANKED
{
    uint8_t f = free_flight();
    uint8_t n = w * h;

    if (f == FLIGHTS || sprites_used + n > FLY_SPRITES)
        return;
    columns[f] = w;
    rows[f] = h;
    first_sprite[f] = FLY_SPRITE + sprites_used;
    sprites_used += n;
    at_x[f] = (uint16_t)route_from_x << 8;
    at_y[f] = (uint16_t)route_from_y << 8;
    way_x[f] = way(route_from_x, route_to_x);
    way_y[f] = way(route_from_y, route_to_y);
    frames_left[f] = (uint8_t)(1u << route_pace);
    starts_in[f] = route_delay;
    fly_count++;
    for (; n; n--) {
        sprite_show(first_sprite[f] + n - 1, 0, 0, tile + n - 1, color);
        sprite_hide(first_sprite[f] + n - 1);
    }
}

static void place(uint8_t f)
{
    uint8_t x = (uint8_t)(at_x[f] >> 8);
    uint8_t y = (uint8_t)(at_y[f] >> 8);
    uint8_t sprite = first_sprite[f];
    uint8_t row, column, px;

    for (row = rows[f]; row; row--) {
        px = x;
        for (column = columns[f]; column; column--) {
            sprite_move(sprite++, px, y);
            px += 8;
        }
        y += 8;
    }
}

static void end(uint8_t f)
{
    uint8_t n = columns[f] * rows[f];

    for (; n; n--)
        sprite_hide(first_sprite[f] + n - 1);
    frames_left[f] = 0;
    fly_count--;
    if (fly_count == 0)
        sprites_used = 0;
}

/* The sprites are moved once, however many steps it is: that is what costs. */
static void step(uint8_t f, uint8_t steps)
{
    for (; steps && frames_left[f]; steps--) {
        if (starts_in[f]) {
            starts_in[f]--;
            continue;
        }
        at_x[f] += way_x[f];
        at_y[f] += way_y[f];
        frames_left[f]--;
    }
    if (frames_left[f] == 0)
        end(f);
    else if (starts_in[f] == 0)
        place(f);
}

uint8_t fly_step(uint8_t steps) BANKED
{
    uint8_t f;

    for (f = 0; f != FLIGHTS; f++)
        if (frames_left[f])
            step(f, steps);
    return fly_count;
}

void fly_land(void) BANKED
{
    uint8_t f;

    for (f = 0; f != FLIGHTS; f++)
        if (frames_left[f])
            end(f);
}

/* Shades 0 1 2 3 become 1 2 2 3: the sprite's colour 0 would be a hole. */
void fly_load_tiles(uint8_t tile, const uint8_t *source, uint8_t bank, uint8_t count) BANKED
{
    static uint8_t made[VRAM_TILE_BYTES];
    uint16_t target = SPRITE_TILE(tile);
    uint8_t n, low, high;

    for (; count; count--) {
        far_copy(made, source, bank, VRAM_TILE_BYTES);
        for (n = 0; n != VRAM_TILE_BYTES; n += 2) {
            low = made[n];
            high = made[n + 1];
            made[n] = ~(low ^ high);
            made[n + 1] = low | high;
        }
        video_load(target, made, bank, VRAM_TILE_BYTES);
        target += VRAM_TILE_BYTES;
        source += VRAM_TILE_BYTES;
    }
}

#include "cart/frame.h"
#include "screens/pace.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_move.h"
#include "ui/fly.h"

#define FACE_TILES (CARD_WIDTH * CARD_HEIGHT)

/* One flight a frame: six sprites to set up, while the music may need its share. */
static void route(uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y, uint8_t delay)
{
    frame_next();
    fly_route((uint8_t)(x << 3), (uint8_t)(y << 3), (uint8_t)(to_x << 3), (uint8_t)(to_y << 3),
              pace_flight, delay);
}

void tides_move_prepare(uint8_t first, uint8_t second)
{
    tides_board_load_face(SPRITE_FACE, first);
    tides_board_load_face(SPRITE_FACE + FACE_TILES, second);
}

void tides_move_send(uint8_t n, uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y)
{
    route(x, y, to_x, to_y, 0);
    fly_send(CARD_WIDTH, CARD_HEIGHT, n ? SPRITE_FACE + FACE_TILES : SPRITE_FACE, FLY_CARD_COLOR);
}

void tides_move_send_back(uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y, uint8_t delay)
{
    route(x, y, to_x, to_y, delay);
    fly_send(CARD_WIDTH, CARD_HEIGHT, SPRITE_BACK, FLY_CARD_COLOR);
}

void tides_move_send_token(uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y, uint8_t delay)
{
    route(x, y, to_x, to_y, delay);
    fly_send(1, 1, FLY_TOKEN_TILE, FLY_TOKEN_COLOR);
}

void tides_move_card(uint8_t card, uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y)
{
    pace_begin();
    tides_board_load_face(SPRITE_FACE, card);
    tides_move_send(0, x, y, to_x, to_y);
    pace_fly();
    frame_next();
}

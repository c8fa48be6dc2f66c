/* Choosing what to keep and what to tides_choose_discard: two halves, confirmed together. */
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_choice.h"
#include "screens/tides/tides_cursor.h"
#include "screens/tides/tides_move.h"
#include "ui/text.h"

static uint8_t thrown_next; /* to tides_choose_discard, chosen together with the card to keep */

static void to_kept(uint8_t place)
{
    uint8_t card = tides_board.hand[place];
    uint8_t kept = tides_board.size[tides_board.low];

    tides_cursor_hide();
    tides_board.hand[place] = BOARD_EMPTY;
    tides_board_draw_hand_place(place);
    tides_move_card(card, HAND_X(place), HAND_Y, tides_board_column(kept),
                    tides_board_row(tides_board.low));
    tides_board.table[tides_board.low][kept] = card;
    tides_board_draw_place(tides_board.low, kept);
}

static void from_kept(uint8_t place)
{
    uint8_t kept = tides_board.size[tides_board.low];
    uint8_t card = tides_board.table[tides_board.low][kept];

    tides_cursor_hide();
    tides_board.table[tides_board.low][kept] = BOARD_EMPTY;
    tides_board_draw_place(tides_board.low, kept);
    tides_move_card(card, tides_board_column(kept), tides_board_row(tides_board.low), HAND_X(place),
                    HAND_Y);
    tides_board.hand[place] = card;
    tides_board_draw_hand_place(place);
}

/* The second half: what to tides_choose_discard, and the last question. KEY_B: back to the first
 * half. */
static uint8_t choose_discard(void)
{
    uint8_t key, place;

    for (;;) {
        tides_choice_begin(AREA_HAND, TEXT_TIDES_HINT_DISCARD);
        key = tides_choice_wait();
        if (key != KEY_A)
            return key;
        if (tides_cursor_area != AREA_HAND) {
            tides_choice_refuse(TEXT_TIDES_NOT_NOW);
            continue;
        }
        place = tides_cursor_place;
        tides_choice_to_slot(place);
        key = tides_choice_confirm(TEXT_TIDES_HINT_SETTLE);
        if (key != KEY_B)
            return key;
        tides_choice_from_slot(place);
    }
}

uint8_t tides_choose_keep(TidesAction *action)
{
    uint8_t kept = tides_board.size[tides_board.low];
    uint8_t key, place;

    for (;;) {
        tides_choice_begin(AREA_HAND, TEXT_TIDES_HINT_KEEP);
        key = tides_choice_wait();
        if (key == KEY_LEAVE)
            return 0;
        if (key == KEY_B) {
            tides_choice_open_sheet();
            continue;
        }
        if (tides_cursor_area != AREA_HAND) {
            tides_choice_refuse(TEXT_TIDES_NOT_NOW);
            continue;
        }
        place = tides_cursor_place;
        to_kept(place);
        key = choose_discard();
        if (key == KEY_LEAVE)
            return 0;
        if (key == KEY_A)
            break;
        from_kept(place);
    }
    action->kind = TIDES_KEEP;
    action->a = tides_board.table[tides_board.low][kept];
    thrown_next = tides_board.slot[tides_board.low];
    tides_board.table[tides_board.low][kept] = BOARD_BACK;
    tides_board_draw_place(tides_board.low, kept);
    tides_choice_cover_slot();
    return 1;
}

uint8_t tides_choose_discard(TidesAction *action)
{
    uint8_t key;

    action->kind = TIDES_DISCARD;
    action->a = thrown_next;
    if (tides_legal(action))
        return 1;
    /* a game that was put away between the two halves */
    do
        key = choose_discard();
    while (key == KEY_B);
    action->a = tides_board.slot[tides_board.low];
    if (key == KEY_A)
        tides_choice_cover_slot();
    return key == KEY_A;
}

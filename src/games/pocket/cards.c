/* Cards on the move: from the row to a hand, from a hand to the table, from hand to hand.
 * Nothing else moves a card, so that hand sizes, knowledge and events always go along. */
#include "games/pocket/rules.h"

static void add_to_hand(uint8_t seat, uint8_t kind)
{
    pocket.hands[seat][kind]++;
    pocket.hand_size[seat]++;
}

static void remove_from_hand(uint8_t seat, uint8_t kind, uint8_t number)
{
    pocket.hands[seat][kind] -= number;
    pocket.hand_size[seat] -= number;
}

/* The row closes up towards its end: drawing from the head moves no card at all. */
static void close_up(uint8_t place)
{
    uint8_t *card = &POCKET_ROW(place);

    for (; place != 0; place--) {
        *card = *(card - 1);
        card--;
    }
    pocket.row_head++;
}

/* However the last card is taken, the seat that took it will have the last turn of all. */
static void note_empty_row(void)
{
    pocket.last_taker = pocket.seat;
    pocket.last_turns = pocket.seats;
    pocket_tell(POCKET_DID_EMPTY_ROW, pocket.seat, 0, 0);
}

void pocket_take_from_row(uint8_t place)
{
    uint8_t card = POCKET_ROW(place);

    close_up(place);
    add_to_hand(pocket.seat, POCKET_KIND(card));
    pocket_tell(POCKET_DID_TAKE_CARD, pocket.seat, card, place);
    if (!(card & POCKET_FACE_DOWN))
        pocket_all_see_arrive(pocket.seat, card);
    if (pocket.row_head == POCKET_CARDS)
        note_empty_row();
}

void pocket_lay_down(uint8_t seat, uint8_t kind, uint8_t number)
{
    remove_from_hand(seat, kind, number);
    pocket.melds[seat][kind] += number;
    pocket_all_see_leave(seat, kind, number);
}

void pocket_hand_over(uint8_t from, uint8_t to, uint8_t kind)
{
    remove_from_hand(from, kind, 1);
    add_to_hand(to, kind);
    pocket_tell(POCKET_DID_PASS_CARD, from, to, kind);
    pocket_see_passed(from, to, kind);
}

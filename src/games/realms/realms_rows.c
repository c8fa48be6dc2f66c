/* The rows of cards on sale: one for two seats, else one between every two neighbours. */
#include "games/realms/realms_rules.h"

/* With two seats everyone reaches the one row; with more the row beside the seat and the one
 * beside the seat before it. */
uint8_t realms_reaches(uint8_t seat, uint8_t place)
{
    uint8_t row = 0;

    if (realms.seats == 2)
        return place < ROW_OF_TWO;
    if (place >= REALMS_PLACES)
        return 0;
    for (; place >= ROW_OF_MORE; place -= ROW_OF_MORE)
        row++;
    return row == seat || row == realms_before(seat);
}

uint8_t realms_place_of(uint8_t card)
{
    uint8_t place = 0;

    while (realms.row[place] != card)
        place++;
    return place;
}

/* A place stays empty when the common deck is. */
void realms_lay(uint8_t place)
{
    uint8_t card = realms.head[REALMS_COMMON];

    if (card == REALMS_NONE) {
        realms.row[place] = REALMS_NONE;
        return;
    }
    realms_take_out(card);
    realms.row[place] = card;
    realms.where[card] = REALMS_ROWS;
    realms_tell(REALMS_DID_LAY, realms.seat, card, place);
}

void realms_lay_row(uint8_t row)
{
    uint8_t place = REALMS_PLACE(row, 0);
    uint8_t end = place + (realms.seats == 2 ? ROW_OF_TWO : ROW_OF_MORE);

    for (; place != end; place++)
        realms_lay(place);
}

void realms_clear_row(uint8_t row)
{
    uint8_t place = REALMS_PLACE(row, 0);
    uint8_t end = place + ROW_OF_MORE;
    uint8_t card;

    for (; place != end; place++) {
        card = realms.row[place];
        realms.row[place] = REALMS_NONE;
        if (card != REALMS_NONE)
            realms_put_on_top(REALMS_GONE, card);
    }
}

/* The suit of Dreamlands that makes most of the margin, by the rules themselves. */
#include "games/tides/tides_mind.h"

uint8_t tides_best_suit(void)
{
    static uint8_t scores[TIDES_TABLE];
    uint8_t me = tides.seat;
    uint8_t best = 0;
    uint8_t suit;
    int8_t most = -128;
    int8_t margin;

    tides_sides[0].tokens = 0; /* the same for every suit */
    tides_sides[1].tokens = 0;
    for (suit = 0; suit != TIDES_SUITS; suit++) {
        tides_count_sides(suit);
        margin = (int8_t)tides_score_table(me, scores);
        margin -= (int8_t)tides_score_table(TIDES_OTHER(me), scores);
        if (margin > most) {
            most = margin;
            best = suit;
        }
    }
    return best;
}

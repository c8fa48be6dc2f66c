/* What the files of Tides of Madness share among themselves, in the order of the rulebook.
 * All of them lie in one ROM bank, so these calls are plain ones; CPU players use them too.
 * Other folders include tides.h. */
#ifndef GAMES_TIDES_RULES_H
#define GAMES_TIDES_RULES_H

#include "games/tides/tides.h"

#define DRAW_AFTER_ROUND 2

/* tides.c */
uint8_t tides_may(const TidesAction *action);
void tides_tell(uint8_t kind, uint8_t seat, uint8_t a, uint8_t b);

/* tides_deal.c */
void tides_set_up_game(uint32_t seed);
void tides_start_round(void);
void tides_draw(uint8_t seat);

/* draft.c */
uint8_t tides_holds(uint8_t seat, uint8_t card);
void tides_remove_from_hand(uint8_t seat, uint8_t card);
void tides_lay_down(uint8_t seat, uint8_t card);
void tides_pick(uint8_t card);

/* tides_cards.c: what is printed on the cards, and what they score */
extern const uint8_t tides_suits[TIDES_CARDS];
extern const uint8_t tides_madness[TIDES_CARDS]; /* 0 or 1 */

typedef struct {
    uint8_t suits[TIDES_SUITS];    /* cards of each suit in front of the seat */
    uint8_t majority[TIDES_SUITS]; /* 1 where it has more than the opponent */
    uint8_t tokens;                /* when the cards are scored */
} TidesSide;

extern TidesSide tides_sides[TIDES_SEATS];

/* Counts the suits of both tables, Dreamlands as the suit named, and who has which majority. */
void tides_count_sides(uint8_t wild);
uint8_t tides_score_card(const TidesSide *side, uint8_t card);

/* Scores a seat's table by tides_sides into scores[], doubled where it is; returns the sum. */
uint8_t tides_score_table(uint8_t seat, uint8_t *scores);

/* scoring.c */
uint8_t tides_find_dreamer(void);
uint8_t tides_count_icons(uint8_t seat);
void tides_begin_scoring(void);
void tides_name_suit(uint8_t suit);
void tides_reward(uint8_t reward);

/* refresh.c */
void tides_take_back(void);
uint8_t tides_may_discard(uint8_t card);
void tides_keep(uint8_t card);
void tides_discard(uint8_t card);

/* tides_view.c */
void tides_look(uint8_t seat, TidesView *view);

#endif

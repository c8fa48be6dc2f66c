/* What the tellings of draft, scoring and refresh share: pauses in which one may look around,
 * words, and what happens to both seats at once. */
#ifndef SCREENS_TIDES_STORY_H
#define SCREENS_TIDES_STORY_H

#include <stdint.h>
#include "games/tides/tides.h"

#define EDGE_FRAMES 3  /* for which a turning card shows its edge */
#define AWAY_X      20 /* beyond the right edge of the screen: deck and discards */
#define BACK_DELAY  5  /* frames between two cards that fly the same way */

extern uint8_t tides_story_leaving; /* the player has left the game */
extern uint8_t tides_story_focus;   /* the card that SELECT shows meanwhile */

void tides_story_linger(uint8_t pause); /* screens/pace.h; SELECT and START are heard */

void tides_story_say(const TidesEvent *event); /* if it has words */

/* Both cards beside the tables turn over. */
void tides_story_turn(uint8_t first, uint8_t second);
void tides_story_clear_slots(
    void); /* after they have been sent: a frame has room for one of both */

void tides_story_count(void); /* what the tables would score now */
void tides_story_draw_lines(void);

/* ---- Events ---- */

void tides_tell_choice(const TidesEvent *event);
void tides_tell_reveal(const TidesEvent *event);
void tides_tell_swap(const TidesEvent *event);

void tides_tell_suit(const TidesEvent *event);
void tides_tell_tokens(const TidesEvent *event);
void tides_tell_points(const TidesEvent *event);
void tides_tell_heal(const TidesEvent *event);
void tides_tell_theft(const TidesEvent *event);
void tides_tell_score(const TidesEvent *event);
void tides_tell_total(const TidesEvent *event);
void tides_tell_madness(const TidesEvent *event);

void tides_tell_take_back(const TidesEvent *event);
void tides_tell_kept(const TidesEvent *event);
void tides_tell_discards(const TidesEvent *event);
void tides_tell_draws(const TidesEvent *event);
void tides_tell_round(const TidesEvent *event);

#endif

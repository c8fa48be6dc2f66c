/* What the files of Pocket Madness share among themselves, in the order of the rulebook.
 * All of them lie in one ROM bank, so these calls are plain ones; CPU players use them too.
 * Other folders include pocket.h. */
#ifndef GAMES_POCKET_RULES_H
#define GAMES_POCKET_RULES_H

#include "games/pocket/pocket.h"

#define FIRST_HAND      2
#define DRAW_MOST       3
#define SET_LEAST       3
#define MELDS_A_TURN    3
#define FACE_DOWN_CARDS 17
#define MADNESS_END     10
#define ROUNDS_MOST     25 /* R8 */

#define KIND_BIT(kind) ((uint8_t)(1u << (kind)))

/* pocket.c */
uint8_t pocket_may(const PocketAction *action);
uint8_t pocket_do(const PocketAction *action);
void pocket_tell(uint8_t kind, uint8_t seat, uint8_t a, uint8_t b);

/* setup.c */
void pocket_set_up_game(uint8_t seats, uint32_t seed);
void pocket_set_up_round(void);

/* cards.c: whatever moves a card */
void pocket_take_from_row(uint8_t place);
void pocket_lay_down(uint8_t seat, uint8_t kind, uint8_t number);
void pocket_hand_over(uint8_t from, uint8_t to, uint8_t kind);

/* turn.c */
uint8_t pocket_is_bound(void);
uint8_t pocket_may_draw(uint8_t number);
uint8_t pocket_may_open(uint8_t kind, uint8_t number);
uint8_t pocket_may_publish(void);
uint8_t pocket_may_end(void);
void pocket_clear_turn(uint8_t seat);
void pocket_begin_turn(uint8_t seat, uint8_t by_dagon);
void pocket_draw(uint8_t number);
void pocket_open(uint8_t kind, uint8_t number);
void pocket_publish(void);
void pocket_end_turn(void);

/* seal.c */
uint8_t pocket_sealable(uint8_t portal);
uint8_t pocket_may_seal(const PocketAction *action);
uint8_t pocket_may_give(uint8_t seat, uint8_t kind);
uint8_t pocket_may_take(uint8_t kind);
void pocket_seal(const PocketAction *action);
void pocket_take(uint8_t kind);

/* round_end.c */
void pocket_gain_others(uint8_t seat, uint8_t tokens);
void pocket_go_out_if_empty(void);
void pocket_count_hands(void);
uint8_t pocket_may_name(uint8_t seat);
void pocket_name(uint8_t seat);

/* knowledge.c */
void pocket_all_see_arrive(uint8_t seat, uint8_t kind);
void pocket_all_see_leave(uint8_t seat, uint8_t kind, uint8_t number);
void pocket_see_passed(uint8_t from, uint8_t to, uint8_t kind);
void pocket_see_hand(uint8_t watcher, uint8_t seat);
void pocket_look(uint8_t watcher, PocketView *view);

/* actions.c */
uint8_t pocket_first(PocketAction *action);
uint8_t pocket_next(PocketAction *action);

#endif

/* What the files of Cthulhu Realms share among themselves, in the order of the rulebook.
 * All of them lie in one ROM bank, so these calls are plain ones. Other folders include realms.h.
 */
#ifndef GAMES_REALMS_REALMS_RULES_H
#define GAMES_REALMS_REALMS_RULES_H

#include "games/realms/realms.h"
#include "realms_cards.h"

#define HAND_SIZE      5
#define ROW_OF_TWO     5 /* places of the one row in a game of two seats */
#define ROW_OF_MORE    3
#define ABJURABLE_COST 6

#define SEAT_BIT(seat)       ((uint8_t)(1u << (seat)))
#define CONDITION_BIT(which) ((uint8_t)(1u << ((which)-1)))
#define KIND_OF(card)        (&realms_kinds[realms_kind_of_card[card]])
#define OWNER_OF(list)       ((uint8_t)((list) >> 2)) /* of a list that belongs to a seat */

/* realms.c */
uint8_t realms_may(const RealmsAction *action);
uint8_t realms_do(const RealmsAction *action);
void realms_tell(uint8_t kind, uint8_t seat, uint8_t a, uint8_t b);

/* realms_setup.c */
void realms_set_up_game(uint8_t seats, uint32_t seed);

/* realms_piles.c: whatever moves a card from list to list */
void realms_take_out(uint8_t card);
void realms_put_on_top(uint8_t list, uint8_t card);
void realms_put_last(uint8_t list, uint8_t card);
void realms_move_all(uint8_t from, uint8_t to);
void realms_shuffle_into(uint8_t from, uint8_t to);
void realms_draw(uint8_t seat, uint8_t number);

/* realms_rows.c */
uint8_t realms_reaches(uint8_t seat, uint8_t place);
uint8_t realms_place_of(uint8_t card);
void realms_lay(uint8_t place);
void realms_lay_row(uint8_t row);
void realms_clear_row(uint8_t row);

/* realms_seats.c */
uint8_t realms_after(uint8_t seat);
uint8_t realms_before(uint8_t seat);
uint8_t realms_is_near(uint8_t seat);
void realms_go_out(uint8_t seat);
void realms_count_sanity(void);

/* realms_turn.c */
uint8_t realms_may_play(uint8_t card);
uint8_t realms_may_buy(uint8_t place);
void realms_play(uint8_t card);
void realms_buy(uint8_t place);
void realms_end_turn(void);
void realms_begin_turn(uint8_t seat);

/* realms_ability.c */
uint8_t realms_what_holds(uint8_t card);
uint8_t realms_ready(uint8_t card, uint8_t way);
uint8_t realms_usable(uint8_t card, uint8_t way);
uint8_t realms_is_target(const RealmsBranch *branch, uint8_t card, uint8_t target);
uint8_t realms_may_use(const RealmsAction *action);
void realms_use(const RealmsAction *action);
void realms_finish_use(void);
uint8_t realms_may_discard(uint8_t card);
void realms_discard(uint8_t card);

/* realms_loss.c */
uint8_t realms_shield_of(uint8_t seat);
uint8_t realms_guards_of(uint8_t seat);
uint8_t realms_may_aim_at(uint8_t card);
uint8_t realms_may_aim(uint8_t card, uint8_t amount);
void realms_start_loss(void);
void realms_aim(uint8_t card, uint8_t amount);
void realms_next_neighbour(void);
void realms_destroy(uint8_t card, uint8_t by_effect);

/* realms_actions.c */
uint8_t realms_first(RealmsAction *action);
uint8_t realms_next(RealmsAction *action);

#endif

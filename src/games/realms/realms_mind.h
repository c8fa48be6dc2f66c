/* What the CPU players of Cthulhu Realms share. A thought looks at what its seat may know: its hand
 * and what lies open; never at the order of a deck or into another hand. It needs no search: every
 * visible move is weighed by itself, in an order in which a turn's moves help each other. */
#ifndef GAMES_REALMS_REALMS_MIND_H
#define GAMES_REALMS_REALMS_MIND_H

#include "games/cpu.h"
#include "games/realms/realms_rules.h"
#include "games/realms/realms_weights.h"
#include "games/scratch.h"

#define SALES   (REALMS_PLACES + 1) /* places of the rows, and the stack of Initiates */
#define LETHAL  2000
#define NO_GOOD (-4000)

typedef struct {
    uint8_t level;
    uint8_t late;         /* how far the game has gone, 0 to 8 */
    uint8_t mates[4];     /* own cards by colour */
    uint8_t cost[SALES];  /* what is on sale; 0xFF: nothing for this seat */
    int16_t worth[SALES]; /* what having it is worth */
    uint8_t more_power;   /* that either-ors could still give */
    uint8_t more_loss;    /* that abilities in play could still bring about */
    int16_t next_worth;   /* of the next common card */
    uint8_t next_cost;
} RealmsMind;

_Static_assert(sizeof(RealmsMind) <= GAME_SCRATCH, "a thought is too big");

#define MIND (*(RealmsMind *)game_scratch)

/* realms_worth.c */
int16_t realms_slide(const uint8_t *pair);
int16_t realms_worth_of(uint8_t card);
int16_t realms_hand_worth(uint8_t card);
int16_t realms_location_worth(uint8_t card);
void realms_look(uint8_t level);

/* realms_buy.c */
void realms_price(void);
int16_t realms_best_sale(uint8_t power, uint8_t *place);
uint8_t realms_choose_sale(RealmsAction *action);

/* realms_weigh.c */
int16_t realms_weigh_way(uint8_t card, uint8_t way, uint8_t *target);
void realms_sum_prospects(void);

/* realms_target.c */
int16_t realms_weigh_loss(uint8_t n);
void realms_choose_aim(RealmsAction *action);
void realms_choose_discard(RealmsAction *action);
int16_t realms_choose_victim(uint8_t *target);
int16_t realms_choose_abjured(uint8_t card, uint8_t *target);
int16_t realms_choose_recalled(uint8_t *target);
int16_t realms_choose_razed(const RealmsBranch *branch, uint8_t card, uint8_t *target);

#endif

/* What the CPU players of Pocket Madness share: the memory of a thought, what a hand is worth, and
 * the weighing of actions. A thought happens in the state itself, from which what the seat may not
 * know is taken out or replaced by a guess; the truth waits in game_scratch and comes back. */
#ifndef GAMES_POCKET_POCKET_MIND_H
#define GAMES_POCKET_POCKET_MIND_H

#include "games/cpu.h"
#include "games/pocket/pocket_weights.h"
#include "games/pocket/rules.h"
#include "games/scratch.h"

/* What a hand comes to: sums over its cards, kept up as cards come and go. */
typedef struct {
    uint8_t missing_1; /* what the first run still misses, then the second and the third */
    uint8_t missing_2;
    uint8_t missing_3;
    uint8_t sets;  /* progress towards Portals */
    uint8_t kinds; /* different kinds */
    uint8_t loose; /* cards that are in no set of three */
} HandSums;

/* Byte by byte: on the Game Boy a call of memcpy costs more than this. */
#define COPY_SUMS(to, from)                \
    do {                                   \
        (to).missing_1 = (from).missing_1; \
        (to).missing_2 = (from).missing_2; \
        (to).missing_3 = (from).missing_3; \
        (to).sets = (from).sets;           \
        (to).kinds = (from).kinds;         \
        (to).loose = (from).loose;         \
    } while (0)

#define CANDIDATES  12
#define TABLE_BYTES (18 + POCKET_SEATS * 2 + POCKET_VALUES + POCKET_SEATS * POCKET_VALUES)

typedef struct {
    Pocket truth;
    PocketView view;
    HandSums sums[POCKET_SEATS];   /* of all seats but the one to act */
    uint8_t cost_1[POCKET_VALUES]; /* of the first missing card of a kind, and of the next ones */
    uint8_t cost_2[POCKET_VALUES];
    uint8_t cost_3[POCKET_VALUES];
    uint8_t far[POCKET_VALUES];        /* place in row[] of the farthest face-up card of a kind */
    HandSums known_sums[POCKET_SEATS]; /* of the cards that are known */
    uint8_t hidden[POCKET_CARDS];      /* the cards that may lie anywhere */
    uint8_t guess[TABLE_BYTES];        /* the state up to the hands, as guessed */
    uint8_t guess_row[POCKET_CARDS];
    HandSums guess_sums[POCKET_SEATS];
    PocketAction candidates[CANDIDATES];
    int16_t scores[CANDIDATES];
    int16_t outcomes[CANDIDATES]; /* of one guess */
    int16_t totals[CANDIDATES];
} PocketMind;

_Static_assert(sizeof(PocketMind) <= GAME_SCRATCH, "a thought is too big");

#define MIND (*(PocketMind *)game_scratch)

/* pocket_worth.c */
extern HandSums pocket_sums;   /* of the seat to act */
extern uint8_t *pocket_hand;   /* of the seat to act */
extern uint8_t pocket_time;    /* span of the round */
extern uint16_t pocket_effort; /* work done, in units of about 600 machine cycles. What a thought
                                * may cost is counted, never timed: all machines think alike */
void pocket_count_cards(void);
void pocket_find_far_cards(void);
void pocket_sum_hand(uint8_t seat);
void pocket_take_up_hand(void);
void pocket_put_down_hand(void);
void pocket_look_as(uint8_t which); /* pocket_take_up_hand and pocket_mind_time come after it */
void pocket_mind_time(void);
void pocket_add_card(uint8_t kind);
void pocket_remove_card(uint8_t kind);
void pocket_remove_set(uint8_t kind);
int16_t pocket_hand_worth(void);
int16_t pocket_worth_of(uint8_t seat);
int16_t pocket_judge(uint8_t seat);

/* pocket_thought.c */
extern uint8_t pocket_row_touched; /* whether a card of the row has moved since this was cleared */
void pocket_begin_thought(void);
void pocket_end_thought(void);
void pocket_imagine(const PocketAction *action);

/* pocket_weigh.c */
extern PocketAction pocket_best;
extern int16_t pocket_best_score;
extern uint8_t pocket_listing;    /* whether the candidates are listed, the best ones first */
extern uint8_t pocket_candidates; /* how many are listed */
void pocket_weigh(void);

/* pocket_elder.c, pocket_novice.c */
void pocket_search(PocketAction *action);
void pocket_dabble(PocketAction *action);

#endif

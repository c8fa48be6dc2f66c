/* What the CPU players of Tides of Madness share: piles that are quick to score, what the end of a
 * round is worth, games of simultaneous choices, and the memory of a thought. */
#ifndef GAMES_TIDES_TIDES_MIND_H
#define GAMES_TIDES_TIDES_MIND_H

#include "games/cpu.h"
#include "games/scratch.h"
#include "games/tides/rules.h"

/* The cards in front of a seat as sums, so that one more card is three additions: cards of each
 * suit, and for each card of the game whether it is there, beside what it counts. */
enum {
    PILE_SUITS,
    PILE_EACH = PILE_SUITS + TIDES_SUITS, /* 1 with the card that scores 3 for each of the suit */
    PILE_MOST = PILE_EACH + TIDES_SUITS,  /* 7 with the card that scores the suit's majority */
    PILE_PAIRS = PILE_MOST + TIDES_SUITS, /* Deep Ones */
    PILE_TRIPLES,                         /* Cthulhu */
    PILE_MISSING,                         /* Innsmouth */
    PILE_ALL_FIVE,                        /* Nyarlathotep */
    PILE_TOKENS,                          /* Necronomicon */
    PILE_MAJORITIES,                      /* 4 with Miskatonic University */
    PILE_DOUBLE,                          /* Shub-Niggurath */
    PILE_DREAM,                           /* Dreamlands */
    PILE_ICONS,
    PILE_NOWHERE, /* the suit of cards without one */
    PILE_SIZE
};

#define EVEN_WORTH  128 /* worth of a round's end, in points: nobody is ahead */
#define EVEN_CHANCE 8192
#define SURE_CHANCE 16383 /* chances to win have 14 bits: the sum of two differences fits in 16 */

#define LEAF_ROW    10 /* subsets of two or three among five cards */
#define LEAVES      (LEAF_ROW * LEAF_ROW)
#define ODD_CARD    4 /* numbers of cards that may be doubled: even hand, odd hand, */
#define LAST_CARD   8 /* the last card on its owner's table */
#define DOUBLES     9
#define FOUR_LEAVES (5 * LEAF_ROW + 6) /* up to the last one with four cards in the hands */

typedef struct {
    TidesView view;
    uint8_t mine[PILE_SIZE];
    uint8_t theirs[PILE_SIZE];
    uint8_t tokens[2]; /* mine, theirs: held before the scoring */
    uint8_t fixed[2];  /* icons of kept cards: tokens that the next round will bring */
    int16_t margin;    /* points that I am ahead, before the scoring */
    uint8_t my_score;  /* of the scoring, but for the reward and Necronomicon */
    uint8_t their_score;
    uint8_t twice;            /* a card that Shub-Niggurath doubles on a table, or TIDES_NONE */
    uint8_t twice_mine;       /* whether it is on mine */
    uint8_t even[TIDES_HAND]; /* the hand that I pick from when it has an even number of cards */
    uint8_t odd[TIDES_HAND];  /* and the other one */
    uint8_t left;             /* cards in each of them */
    uint16_t leaf[LEAVES];    /* chances by what I get of the odd and of the even hand */
    uint16_t ends[16];        /* chances of a game's ends: 3 x 3 or 4 x 4 */
    uint16_t three[9];        /* games by choices, and their values */
    uint16_t five[25];
    union {
        uint16_t pairs[36]; /* values of the games of two inside of the ends */
        struct {            /* for a mix to play, after the search */
            uint16_t my_sums[TIDES_HAND];
            uint16_t their_sums[TIDES_HAND];
            uint8_t flat[25]; /* the game in 8 bits */
            uint8_t played[TIDES_HAND];
        };
    };
    union {
        uint16_t fours[25][16]; /* with five cards left */
        struct {                /* with four or less, */
            uint16_t four[16];
            uint8_t worth[FOUR_LEAVES]; /* if Shub-Niggurath is among them */
            uint8_t doubled[FOUR_LEAVES][DOUBLES];
        };
    };
} TidesMind;

#define MIND (*(TidesMind *)game_scratch)

_Static_assert(sizeof(TidesMind) <= GAME_SCRATCH, "a thought fits");

/* tides_piles.c */
void tides_pile_add(uint8_t *pile, uint8_t card);
void tides_pile_remove(uint8_t *pile, uint8_t card);
void tides_pile_to_me(uint8_t card);
void tides_pile_to_them(uint8_t card);
void tides_score_piles(void);
uint8_t tides_pile_card(const uint8_t *own, const uint8_t *other, uint8_t card, uint8_t tokens);

/* tides_worth.c */
extern const int8_t tides_token_worth[2][16];
extern const int8_t tides_keep_worth[2][TIDES_CARDS];
extern const int8_t tides_throw_worth[2][TIDES_CARDS];
void tides_open_mind(void);
uint8_t tides_better_heal(void);
uint16_t tides_chance(uint8_t worth);
uint8_t tides_judge(void); /* both piles as the end of the round: 128 is even, 1 is a point */

/* tides_matrix.c: games that I, choosing the row, want high and the opponent low */
uint16_t tides_duel(uint16_t a, uint16_t b, uint16_t c, uint16_t d);
void tides_take_rows(const uint16_t *first, const uint16_t *second, uint8_t size);
uint16_t tides_pair(uint8_t left, uint8_t right); /* columns of these rows */
void tides_minors(const uint16_t *game, uint16_t *values);
uint16_t tides_value_of_three(void); /* of MIND.three, which is used up */
uint16_t tides_value(const uint16_t *game, uint8_t size);
uint8_t tides_mix(const uint16_t *game, uint8_t size);

/* tides_search.c: the game of the picks that are left, 2 to 5 in each hand; my cards are its rows
 */
const uint16_t *tides_solve(const uint8_t *mine, const uint8_t *theirs, uint8_t left);

/* tides_between.c: keep, discard; tides_suit.c: the suit of Dreamlands */
uint8_t tides_better_keep(void);
uint8_t tides_better_discard(void);
uint8_t tides_best_suit(void);

/* tides_elder.c, tides_adept.c, tides_novice.c: a card to pick; the Novice chooses everything */
uint8_t tides_elder_pick(void);
uint8_t tides_adept_pick(void);
uint8_t tides_novice(void);

#endif

/* Tides of Madness: the state of a game, the actions that change it, and what a seat may know.
 * A game is a seed and a list of actions; the same ones give the same state, byte for byte.
 * RULES.md, section 2, is the specification. */
#ifndef GAMES_TIDES_TIDES_H
#define GAMES_TIDES_TIDES_H

#include <stdint.h>

#include "cart/bank_call.h"
#include "cart/random.h"
#include "games/memory.h"

#define TIDES_SEATS        2
#define TIDES_ROUNDS       3
#define TIDES_CARDS        18
#define TIDES_SUITS        5
#define TIDES_HAND         5 /* cards of a hand, and picks of a round */
#define TIDES_TABLE        7 /* two kept cards and five picks, at most */
#define TIDES_DECK         8 /* what is left after the first deal */
#define TIDES_DISCARDS     4
#define TIDES_MAD          9    /* so many tokens lose the game */
#define TIDES_BONUS_POINTS 4    /* for the most tokens of a round */
#define TIDES_NONE         0xFF /* no card, no suit, no seat */
#define TIDES_ACTIONS_MAX  5    /* no position has more legal actions */
#define TIDES_ACTION_BYTES 1    /* length of an action's byte code */

/* Three cards of each suit, in the order of the suits, then the three without a suit. */
enum {
    TIDES_DEEP_ONES,
    TIDES_ELDER_THINGS,
    TIDES_YITH,
    TIDES_INNSMOUTH,
    TIDES_MOUNTAINS,
    TIDES_RLYEH,
    TIDES_AZATHOTH,
    TIDES_NYARLATHOTEP,
    TIDES_YOG_SOTHOTH,
    TIDES_CTHULHU,
    TIDES_DAGON,
    TIDES_HASTUR,
    TIDES_NECRONOMICON,
    TIDES_PNAKOTIC,
    TIDES_KULTEN,
    TIDES_MISKATONIC,
    TIDES_SHUB_NIGGURATH,
    TIDES_DREAMLANDS
};

enum { TIDES_RACE, TIDES_LOCATION, TIDES_OUTER_GOD, TIDES_GREAT_OLD_ONE, TIDES_MANUSCRIPT };

/* What the seat to act has to choose. Seat 0 chooses before seat 1; what it chose in secret stays
 * hidden until both have. */
enum {
    TIDES_PICKING,    /* a card of its hand, in secret */
    TIDES_NAMING,     /* the suit of its Dreamlands, openly */
    TIDES_REWARD,     /* 4 points or one token less, for the most tokens of this round */
    TIDES_KEEPING,    /* a card of the five taken back, in secret */
    TIDES_DISCARDING, /* another one, in secret */
    TIDES_OVER        /* nothing: the game has ended */
};

/* No member is wider than its place in the struct: host and Game Boy lay it out alike. */
typedef struct {
    uint8_t round; /* 1 to 3 */
    uint8_t pick;  /* 1 to 5; stays 5 until the next round */
    uint8_t phase;
    uint8_t seat; /* the seat to act */
    uint8_t suit; /* of Dreamlands in the last scoring; TIDES_NONE from the draft on until named */
    uint8_t winners; /* bit per seat; over with 0: nobody wins */
    uint8_t deck_head;
    uint8_t discards;
    uint8_t chosen[TIDES_SEATS]; /* picked or kept in secret, still in the hand; or TIDES_NONE */
    uint8_t thrown[TIDES_SEATS]; /* discarded in secret, still in the hand; or TIDES_NONE */
    uint8_t tokens[TIDES_SEATS];
    uint8_t points[TIDES_SEATS]; /* of all rounds scored so far, with the 4 of step 2 */
    uint8_t taken[TIDES_SEATS];  /* tokens of step 1 of the last scoring */
    uint8_t hand_size[TIDES_SEATS];
    uint8_t table_size[TIDES_SEATS];
    uint8_t hands[TIDES_SEATS][TIDES_HAND];   /* cards new from the deck come last */
    uint8_t table[TIDES_SEATS][TIDES_TABLE];  /* kept cards first, then as played */
    uint8_t scored[TIDES_SEATS][TIDES_TABLE]; /* the cards of the last scoring, or TIDES_NONE */
    uint8_t scores[TIDES_SEATS][TIDES_TABLE]; /* and what each scored, doubled if it was */
    uint8_t deck[TIDES_DECK];                 /* from deck_head on, the next card first */
    uint8_t discard[TIDES_DISCARDS];

    /* The score sheet, by round: what the cards scored, the reward chosen, tokens at its end. */
    uint8_t sheet_points[TIDES_ROUNDS][TIDES_SEATS];
    uint8_t sheet_reward[TIDES_ROUNDS][TIDES_SEATS]; /* TIDES_POINTS, TIDES_HEAL or TIDES_NONE */
    uint8_t sheet_tokens[TIDES_ROUNDS][TIDES_SEATS];
    Random random;
} Tides;

extern Tides GAME_STATE_AT tides;

#define TIDES_DECK_SIZE   ((uint8_t)(TIDES_DECK - tides.deck_head))
#define TIDES_OTHER(seat) ((uint8_t)((seat) ^ 1u))
#define TIDES_KEPT        ((uint8_t)(tides.round - 1)) /* cards kept before this round, each seat */

/* Kinds of action and their parameter. */
enum {
    TIDES_PICK,    /* a: card of the hand */
    TIDES_SUIT,    /* a: suit */
    TIDES_BONUS,   /* a: TIDES_POINTS or TIDES_HEAL */
    TIDES_KEEP,    /* a: card of the hand */
    TIDES_DISCARD, /* a: another card of the hand */
    TIDES_KINDS
};

enum { TIDES_POINTS, TIDES_HEAL };

typedef struct {
    uint8_t kind, a;
} TidesAction;

/* ---- Playing ---- */

/* Sets up a game; 0 and no change unless there are 2 seats. */
uint8_t tides_start(uint8_t seats, uint32_t seed) BANKED;

/* The seat to act, or TIDES_NONE when the game is over. */
uint8_t tides_seat_to_act(void) BANKED;

uint8_t tides_legal(const TidesAction *action) BANKED;

/* Refuses an illegal action: 0 and nothing has changed. */
uint8_t tides_apply(const TidesAction *action) BANKED;

/* The legal actions one after the other; 0 when there is none or no other. */
uint8_t tides_first_action(TidesAction *action) BANKED;
uint8_t tides_next_action(TidesAction *action) BANKED;

/* Byte code of a legal action, for saves, link and replays: returns its length, always 1. */
uint8_t tides_encode(const TidesAction *action, uint8_t *bytes) BANKED;

/* Reads an action of at most length bytes: returns how many it has, 0 when none is written there.
 * What it reads need not be legal. */
uint8_t tides_decode(const uint8_t *bytes, uint8_t length, TidesAction *action) BANKED;

/* Of the whole state, hidden parts included; the same on the host and on the Game Boy. */
uint16_t tides_hash(void) BANKED;

/* A CPU player's choice for the seat to act (games/cpu.h). */
void tides_choose(uint8_t level, TidesAction *action) BANKED;

/* ---- Cards and tables, for the screens ---- */

/* The suit printed on a card, TIDES_NONE for the last three. */
uint8_t tides_card_suit(uint8_t card) BANKED;

/* Whether it shows the Madness icon: a token each time it is scored. */
uint8_t tides_card_madness(uint8_t card) BANKED;

/* Cards of a suit in front of the seat. Dreamlands counts once its suit is named. */
uint8_t tides_suit_count(uint8_t seat, uint8_t suit) BANKED;

/* The seat with the majority in a suit, or TIDES_NONE. */
uint8_t tides_majority(uint8_t suit) BANKED;

/* Madness icons in front of the seat: the tokens that step 1 would give it now. */
uint8_t tides_icons(uint8_t seat) BANKED;

/* The seat that has Dreamlands in front of it, or TIDES_NONE. */
uint8_t tides_dreamer(void) BANKED;

/* What the card at that place of the table would score now, doubled if Shub-Niggurath follows.
 * A Dreamlands without a name counts as the suit that serves its owner best at the moment. */
uint8_t tides_card_score(uint8_t seat, uint8_t place) BANKED;

/* And all cards in front of the seat together, without the 4 points of step 2. */
uint8_t tides_table_score(uint8_t seat) BANKED;

/* Both seats' at once: card by card into scores[TIDES_SEATS][TIDES_TABLE], and the two sums. */
void tides_all_scores(uint8_t *scores, uint8_t *sums) BANKED;

/* What would change if the seat to act laid this card on the table as it is now, or named this
 * suit. All that scores on both tables is counted again. */
typedef struct {
    uint8_t score;   /* what the card itself would score; Shub-Niggurath: what it would add */
    uint8_t total;   /* what the whole own table would score then */
    uint8_t other;   /* and the opponent's */
    int8_t gain;     /* change of the own table's score */
    int8_t loss;     /* change of the opponent's */
    uint8_t madness; /* whether the card brings a token */
} TidesPreview;

void tides_preview_card(uint8_t card, TidesPreview *preview) BANKED;
void tides_preview_suit(uint8_t suit, TidesPreview *preview) BANKED;

/* ---- What a seat knows ---- */

/* Beside the open parts of the state: both tables, tokens, points, discards, suit, whose turn. */
typedef struct {
    uint8_t hand_size;
    uint8_t hand[TIDES_HAND];     /* its own */
    uint8_t chosen;               /* its own secret choices, or TIDES_NONE */
    uint8_t thrown;               /* */
    uint8_t known;                /* so many cards of the opponent's hand are known, */
    uint8_t opponent[TIDES_HAND]; /* these ones; what the opponent chose is still among them */
    uint8_t unknown;              /* and so many are not */
    uint8_t unseen_count;
    uint8_t unseen[TIDES_CARDS]; /* cards that may be those unknown ones or lie in the deck */
} TidesView;

void tides_view(uint8_t seat, TidesView *view) BANKED;

/* ---- What the last apply did, in order, for the screens ---- */

enum {
    TIDES_DID_CHOOSE,    /* seat has chosen in secret; a: card, b: kind of action */
    TIDES_DID_REVEAL,    /* seat lays a card on its table; a: card, b: place. Both seats at once */
    TIDES_DID_SWAP,      /* the hands; a: cards in each */
    TIDES_DID_NAME_SUIT, /* seat its Dreamlands'; a: suit */
    TIDES_DID_TAKE_TOKENS, /* seat for its icons; a: number, b: tokens then */
    TIDES_DID_GAIN_POINTS, /* seat by step 2; a: 4, b: points then */
    TIDES_DID_HEAL,        /* seat by step 2; a: 1, b: tokens then */
    TIDES_DID_STEAL,       /* seat takes a token from the other; a: 1, b: tokens then */
    TIDES_DID_SCORE,       /* seat a card; a: card, b: points, not doubled. In order of the table */
    TIDES_DID_DOUBLE,      /* seat by Shub-Niggurath; a: card before it, b: points once more */
    TIDES_DID_TOTAL,       /* seat has scored its table; a: points of the round, b: points then */
    TIDES_DID_GO_MAD,      /* seat has 9 tokens or more; a: tokens */
    TIDES_DID_TAKE_BACK,   /* seat its five cards */
    TIDES_DID_KEEP,        /* seat shows the card that it keeps; a: card, b: place */
    TIDES_DID_DISCARD,     /* seat shows the card that it discards; a: card */
    TIDES_DID_DRAW,        /* seat from the deck; a: card */
    TIDES_DID_START_ROUND, /* a: round */
    TIDES_DID_END_GAME     /* a: bit per winner */
};

#define TIDES_EVENTS 28

typedef struct {
    uint8_t kind, seat, a, b;
} TidesEvent;

extern TidesEvent GAME_EVENTS_AT tides_events[TIDES_EVENTS];
extern uint8_t tides_event_count;

/* Whether the seat may see which card an event is about (a secret choice, a draw). */
uint8_t tides_event_open_to(uint8_t event, uint8_t seat) BANKED;

#endif

/* Pocket Madness: the state of a game, the actions that change it, and what a seat may know.
 * A game is a seed and a list of actions; the same ones give the same state, byte for byte.
 * RULES.md, section 1, is the specification; R1 to R8 are its rulings. */
#ifndef GAMES_POCKET_POCKET_H
#define GAMES_POCKET_POCKET_H

#include <stdint.h>

#include "cart/bank_call.h"
#include "cart/random.h"
#include "games/memory.h"

#define POCKET_SEATS        4 /* at most; at least 2 */
#define POCKET_VALUES       7 /* kinds of Location; there are as many Portals */
#define POCKET_LOWEST       6 /* kind 0 has 6 copies and "6" printed on it, kind 6 has 12 */
#define POCKET_CARDS        63
#define POCKET_FACE_DOWN    0x80 /* bit of a card in the row that nobody has seen */
#define POCKET_NONE         0xFF /* no seat: a Portal in the pool, a Shoggoth that sleeps */
#define POCKET_ACTIONS_MAX  384  /* more than the legal actions of any position */
#define POCKET_ACTION_BYTES 2    /* longest byte code of an action */

/* The Portals, each numbered as the kind of card that opens it. */
enum {
    POCKET_CTHULHU,        /* 6 */
    POCKET_AZATHOTH,       /* 7 */
    POCKET_SHUB_NIGGURATH, /* 8 */
    POCKET_DAGON,          /* 9 */
    POCKET_NYARLATHOTEP,   /* 10 */
    POCKET_SHOGGOTH,       /* 11 */
    POCKET_GUG             /* 12 */
};

/* What the seat to act has to choose. */
enum {
    POCKET_TURN,       /* its turn: main action, sealing, end */
    POCKET_TAKING,     /* a card of the hand that Shub-Niggurath laid open */
    POCKET_NAMING,     /* the seat that starts the new round */
    POCKET_ROUND_OVER, /* nothing: the round of a dream has ended (see pocket_dreaming) */
    POCKET_OVER        /* nothing: the game has ended */
};

/* The main action of the turn so far. */
enum {
    POCKET_MAIN_NONE,
    POCKET_MAIN_DRAW,
    POCKET_MAIN_OPEN,
    POCKET_MAIN_PUBLISH,
    POCKET_MAIN_PASS
};

/* The table comes first and the knowledge last, so that a search can copy only what it needs.
 * No member is wider than its place in the struct: host and Game Boy lay it out alike. */
typedef struct {
    uint8_t seats;
    uint8_t round; /* from 1 */
    uint8_t first; /* seat that started the round; while naming, the round before */
    uint8_t phase;
    uint8_t seat; /* the seat to act */
    uint8_t runs; /* published in this round, by all seats */
    uint8_t main_action;
    uint8_t melded;        /* sets or runs of this turn */
    uint8_t melded_values; /* bit per kind: sets of this turn (R2) */
    uint8_t fresh;         /* bit per Portal: claimed in this turn */
    uint8_t sealed;        /* whether a Portal was sealed in this turn */
    uint8_t extra;         /* whether Dagon gives another turn after this one */
    uint8_t shoggoth;      /* seat whose Shoggoth binds the others, or POCKET_NONE */
    uint8_t laid_open;     /* seat whose hand Shub-Niggurath shows, while taking */
    uint8_t last_taker;    /* seat that took the row's last card, or POCKET_NONE */
    uint8_t last_turns;    /* last turns that have not yet begun */
    uint8_t winners;       /* bit per seat; 0 until the game is over */
    uint8_t row_head;      /* place of the row's head in row[] */
    uint8_t madness[POCKET_SEATS];
    uint8_t hand_size[POCKET_SEATS];
    uint8_t portals[POCKET_VALUES]; /* holder, or POCKET_NONE for the pool */
    uint8_t hands[POCKET_SEATS][POCKET_VALUES];
    uint8_t melds[POCKET_SEATS][POCKET_VALUES]; /* with the cards that Azathoth discarded */
    uint8_t row[POCKET_CARDS];                  /* from row_head on; before it lie taken cards */
    Random random;
    uint8_t known[POCKET_SEATS][POCKET_SEATS][POCKET_VALUES]; /* by seat, of hand; own: unused */
} Pocket;

extern Pocket GAME_STATE_AT pocket;

#define POCKET_ROW_SIZE     ((uint8_t)(POCKET_CARDS - pocket.row_head))
#define POCKET_ROW(place)   (pocket.row[(uint8_t)(pocket.row_head + (place))]) /* 0 = head */
#define POCKET_KIND(card)   ((uint8_t)((card) & (uint8_t)~POCKET_FACE_DOWN))
#define POCKET_COPIES(kind) ((uint8_t)(POCKET_LOWEST + (kind)))

/* Kinds of action and their parameters. What a kind does not use is ignored. */
enum {
    POCKET_DRAW,                               /* a: 1 to 3 */
    POCKET_OPEN,                               /* a: kind, b: number of cards */
    POCKET_PUBLISH,                            /* one run */
    POCKET_SEAL,                               /* + Portal, seven kinds of action:
                                                * Nyarlathotep a: place in the row · Shub-Niggurath a: opponent ·
                                                * Cthulhu a: opponent, b: kind, c: opponent or POCKET_NONE, d: kind; the
                                                * lower opponent first, then the lower kind: one action for each choice */
    POCKET_TAKE = POCKET_SEAL + POCKET_VALUES, /* a: kind */
    POCKET_END,
    POCKET_FIRST, /* a: seat */
    POCKET_KINDS
};

typedef struct {
    uint8_t kind, a, b, c, d;
} PocketAction;

/* ---- Playing ---- */

/* Sets up a game; 0 and no change unless there are 2 to 4 seats. */
uint8_t pocket_start(uint8_t seats, uint32_t seed) BANKED;

/* The seat to act, or POCKET_NONE when the game is over. */
uint8_t pocket_seat_to_act(void) BANKED;

uint8_t pocket_legal(const PocketAction *action) BANKED;

/* Refuses an illegal action: 0 and nothing has changed. */
uint8_t pocket_apply(const PocketAction *action) BANKED;

/* The legal actions one after the other; 0 when there is none or no other. */
uint8_t pocket_first_action(PocketAction *action) BANKED;
uint8_t pocket_next_action(PocketAction *action) BANKED;

/* Byte code of a legal action, for saves, link and replays: returns its length, 1 or 2. */
uint8_t pocket_encode(const PocketAction *action, uint8_t *bytes) BANKED;

/* Reads an action of at most length bytes: returns how many it has, 0 when none is written there.
 * What it reads need not be legal. */
uint8_t pocket_decode(const uint8_t *bytes, uint8_t length, PocketAction *action) BANKED;

/* Of the whole state, hidden parts included; the same on the host and on the Game Boy. */
uint16_t pocket_hash(void) BANKED;

/* Whether all 63 cards are accounted for and every count agrees: always, or memory is broken. */
uint8_t pocket_is_sound(void) BANKED;

/* ---- What a seat knows ---- */

typedef struct {
    uint8_t known[POCKET_SEATS][POCKET_VALUES]; /* at least so many in that hand; own: exactly */
    uint8_t unknown[POCKET_SEATS];              /* cards of that hand that are not known */
    uint8_t unseen[POCKET_VALUES];              /* copies that may lie anywhere hidden */
} PocketView;

void pocket_view(uint8_t seat, PocketView *view) BANKED;

/* ---- CPU players ---- */

/* A legal action for the seat to act, by a CPU player of that level (games/cpu.h): from what the
 * seat may know and cpu_random alone. The game must not be over, and stays as it was. */
void pocket_choose(uint8_t level, PocketAction *action) BANKED;

/* ---- What the last apply did, in order, for the screens ---- */

enum {
    POCKET_DID_TAKE_CARD,   /* seat from the row; a: card with its face-down bit, b: place */
    POCKET_DID_EMPTY_ROW,   /* seat took the last card */
    POCKET_DID_OPEN,        /* seat melds a set; a: kind, b: number */
    POCKET_DID_CLAIM,       /* a: Portal, b: holder before, or POCKET_NONE */
    POCKET_DID_PUBLISH,     /* seat melds a run; a: which of the round */
    POCKET_DID_SEAL,        /* a: Portal */
    POCKET_DID_LOOK,        /* seat at the hand of a */
    POCKET_DID_PASS_CARD,   /* from seat to a; b: kind (a gift, or taken by a) */
    POCKET_DID_DISCARD,     /* seat loses a card; a: kind */
    POCKET_DID_GO_OUT,      /* seat ends the round */
    POCKET_DID_GAIN,        /* seat takes tokens; a: number, b: bit per kind counted, or 0 */
    POCKET_DID_DROP,        /* seat drops tokens; a: number */
    POCKET_DID_START_ROUND, /* seat names who starts; a: round */
    POCKET_DID_START_TURN,  /* seat; a: whether by Dagon */
    POCKET_DID_END_GAME     /* a: bit per winner */
};

#define POCKET_EVENTS 20

typedef struct {
    uint8_t kind, seat, a, b;
} PocketEvent;

extern PocketEvent GAME_EVENTS_AT pocket_events[POCKET_EVENTS];
extern uint8_t pocket_event_count;

/* Whether the seat may see which card an event moved. */
uint8_t pocket_event_open_to(uint8_t event, uint8_t seat) BANKED;

/* Set while a CPU player plays on in its mind: no events, no knowledge, and no new round: the
 * phase becomes POCKET_ROUND_OVER. Whoever sets it clears it. */
extern uint8_t pocket_dreaming;

#endif

/* Cthulhu Realms: the state of a game, the actions that change it, and what a seat may know.
 * A game is a seed and a list of actions; the same ones give the same state, byte for byte.
 * RULES.md, section 3, is the specification; the cards are in res/realms/cards.txt. */
#ifndef GAMES_REALMS_REALMS_H
#define GAMES_REALMS_REALMS_H

#include <stdint.h>

#include "cart/bank_call.h"
#include "cart/random.h"
#include "games/memory.h"

#define REALMS_SEATS        4 /* at most; at least 2 */
#define REALMS_SANITY       50
#define REALMS_PLACES       12 /* of all rows together: see REALMS_PLACE */
#define REALMS_ABILITIES    3  /* of a card, at most */
#define REALMS_BRANCHES     2  /* of an ability, at most: an either-or */
#define REALMS_TURNS        200
#define REALMS_NONE         0xFF /* no card, no seat */
#define REALMS_ACTION_BYTES 3    /* longest byte code of an action */

/* ---- The 108 cards ----
 * A card is a number from 0 to 107; cards of one kind are alike. */
#define REALMS_CARDS         108
#define REALMS_FIRST_COMMON  42 /* 24 Followers, 8 Goons and 10 Initiates come first */
#define REALMS_KIND_FOLLOWER 0
#define REALMS_KIND_GOON     1
#define REALMS_KIND_INITIATE 2 /* the common kinds follow; REALMS_KINDS is in realms_cards.h */

enum { REALMS_BLACK, REALMS_YELLOW, REALMS_PURPLE, REALMS_GREEN };
enum { REALMS_ENTITY, REALMS_ARTIFACT, REALMS_LOCATION };

/* Bits of RealmsKind.flags. */
#define REALMS_SANCTUARY 1 /* its owner cannot be aimed at */
#define REALMS_NEXUS     2 /* its owner's Locations that are no Nexus cannot be aimed at */

/* Conditions of a branch: another card of yours in play of a colour or type, or what happened in
 * this turn. */
enum {
    REALMS_IF_NOTHING,
    REALMS_IF_YELLOW,
    REALMS_IF_PURPLE,
    REALMS_IF_GREEN,
    REALMS_IF_ENTITY,
    REALMS_IF_ARTIFACT,
    REALMS_IF_LOCATION,
    REALMS_IF_DISCARDED, /* a card was discarded from a hand by an effect */
    REALMS_IF_ABJURED    /* you abjured a card by an ability */
};

/* Effects of a branch, with the target of the action that uses it. */
enum {
    REALMS_NOTHING, /* no such ability or branch */
    REALMS_POWER,   /* +n                                       · no target */
    REALMS_GAIN,    /* sanity +n for a player                   · target: seat */
    REALMS_LOSE,    /* n against each neighbour                 · no target: aiming follows */
    REALMS_DRAW,    /* a player draws n, then discards m        · target: seat */
    REALMS_ABJURE,  /* a card of hand, discard pile or rows     · target: card */
    REALMS_RECALL,  /* a card abjured in this turn, to the deck · target: card */
    REALMS_DESTROY  /* a Location of anyone in reach            · target: card */
};

typedef struct {
    uint8_t conditions; /* two REALMS_IF_, the first in the low nibble; 0 = none */
    uint8_t effect;
    uint8_t amounts; /* n in the low nibble, m in the high one */
    uint8_t mark;    /* whether the card abjures itself after the effect */
} RealmsBranch;

#define REALMS_CONDITION_1(branch) ((uint8_t)((branch)->conditions & 15))
#define REALMS_CONDITION_2(branch) ((uint8_t)((branch)->conditions >> 4))
#define REALMS_N(branch)           ((uint8_t)((branch)->amounts & 15))
#define REALMS_M(branch)           ((uint8_t)((branch)->amounts >> 4))

/* 32 bytes. An ability with one branch has REALMS_NOTHING as effect of the other; so has an
 * ability that is not there, in both. */
typedef struct {
    uint8_t colour, type, cost;
    uint8_t sanity; /* of a Location: losses of more than this in a turn destroy it */
    uint8_t shield, flags;
    uint8_t copies;
    uint8_t first;                                             /* the number of its first card */
    RealmsBranch branches[REALMS_ABILITIES * REALMS_BRANCHES]; /* see REALMS_WAY */
} RealmsKind;

/* A way to use a card: which ability, and which branch of it. */
#define REALMS_WAYS                 (REALMS_ABILITIES * REALMS_BRANCHES)
#define REALMS_WAY(ability, branch) ((uint8_t)((ability)*2 + (branch)))
#define REALMS_ABILITY_OF(way)      ((uint8_t)((way) >> 1))
#define REALMS_BRANCH_OF(way)       ((uint8_t)((way)&1))

uint8_t realms_kind_of(uint8_t card) BANKED;
void realms_read_kind(uint8_t kind, RealmsKind *to) BANKED;

/* ---- The state ---- */

/* Where a card can be. Those of a seat are multiplied: REALMS_AT(seat, REALMS_HAND). */
enum {
    REALMS_DECK,
    REALMS_HAND,
    REALMS_DISCARD,
    REALMS_PLAY,
    REALMS_COMMON = 4 * REALMS_SEATS, /* the common deck, face-up */
    REALMS_STACK,                     /* Initiates on sale */
    REALMS_ABJURED,                   /* by the seat whose turn it is, in this turn */
    REALMS_GONE,                      /* out of the game: abjured before, or with a seat */
    REALMS_BOX,                       /* starting cards of seats that are not in this game */
    REALMS_LISTS,
    REALMS_ROWS = REALMS_LISTS /* in row[], not in a list */
};
/* Not with +: SDCC 4.2 then mixes up two of them in one expression. */
#define REALMS_AT(seat, list) ((uint8_t)((uint8_t)((seat) << 2) | (list)))

/* Places of the rows in row[]: with 2 seats the one row is 0 to 4, with more row i, between seat i
 * and the next seat still in, is 3 * i to 3 * i + 2. */
#define REALMS_PLACE(row, place) ((uint8_t)((row)*3 + (place)))

/* What the seat to act has to choose. */
enum {
    REALMS_TURN,       /* its turn: play, use, buy, end */
    REALMS_AIMING,     /* where the next portion of a loss goes */
    REALMS_DISCARDING, /* a card of its hand, perhaps in another seat's turn */
    REALMS_OVER        /* nothing: the game has ended */
};

/* Bits of happened: what conditions ask for. */
#define REALMS_HAPPENED_DISCARD 1
#define REALMS_HAPPENED_ABJURE  2

#define REALMS_AIMED 0x80 /* bit of mark[] */

/* No member is wider than its place in the struct: host and Game Boy lay it out alike. */
typedef struct {
    uint8_t seats;
    uint8_t first; /* seat that started the game */
    uint8_t turn;  /* from 1, of all seats together */
    uint8_t seat;  /* whose turn it is */
    uint8_t phase;
    uint8_t in;       /* bit per seat that is still in */
    uint8_t winners;  /* bit per seat; 0 until the game is over */
    uint8_t power;    /* to be spent in this turn */
    uint8_t happened; /* in this turn */
    uint8_t using;    /* card whose use is not yet over (aiming, discarding), or REALMS_NONE */
    uint8_t using_way;
    uint8_t discarder;  /* seat that must discard */
    uint8_t owed;       /* discards left to do, or points of the loss left to aim */
    uint8_t aimed;      /* neighbour that the loss hits now */
    uint8_t aimed_next; /* and after it, or REALMS_NONE */
    uint8_t seat_hit;   /* whether the neighbour itself had its portion of this loss */
    uint16_t sanity[REALMS_SEATS];
    uint8_t known_top[REALMS_SEATS]; /* recalled cards that are still on top of the deck */
    uint8_t row[REALMS_PLACES];      /* card, or REALMS_NONE */
    uint8_t head[REALMS_LISTS];      /* first card of each list, or REALMS_NONE */
    uint8_t size[REALMS_LISTS];
    uint8_t next[REALMS_CARDS];  /* the card after this one in its list, or REALMS_NONE */
    uint8_t where[REALMS_CARDS]; /* a list, or REALMS_ROWS */
    /* For a card in play; else 0. Of the seat whose turn it is: bit per ability used in this
     * turn. Of other seats: losses of a Location in this turn, and REALMS_AIMED while the loss
     * that hit it goes on (one portion a target). */
    uint8_t mark[REALMS_CARDS];
    Random random;
} Realms;

extern Realms GAME_STATE_AT realms;

/* Every card of a list, top of a deck or newest of a discard pile first; hands and cards in play
 * in the order of drawing and playing. */
#define REALMS_EACH(card, list) \
    for ((card) = realms.head[list]; (card) != REALMS_NONE; (card) = realms.next[card])
/* Not ((in >> seat) & 1): SDCC 4.2.0 then shifts the seat instead. */
#define REALMS_IS_IN(seat) ((realms.in & (uint8_t)(1u << (seat))) != 0)

/* ---- Actions ----
 * Kinds and their parameters. What a kind does not use is ignored. */
enum {
    REALMS_PLAY_CARD,    /* card: of the hand */
    REALMS_USE,          /* card: in play, way, target: see the effects */
    REALMS_AIM,          /* card: Location, or REALMS_NONE for the seat itself; amount: 1 to owed */
    REALMS_STOP,         /* aim no more of the loss at this neighbour */
    REALMS_BUY,          /* place: in row[], or REALMS_PLACES for an Initiate */
    REALMS_DISCARD_CARD, /* card: of the hand of the seat that must */
    REALMS_END,
    REALMS_KINDS_OF_ACTION
};

typedef struct {
    uint8_t kind;
    uint8_t card;
    union {
        uint8_t way, amount, place;
    };
    uint8_t target;
} RealmsAction;

/* Sets up a game; 0 and no change unless there are 2 to 4 seats. */
uint8_t realms_start(uint8_t seats, uint32_t seed) BANKED;

/* The seat to act, or REALMS_NONE when the game is over. */
uint8_t realms_seat_to_act(void) BANKED;

uint8_t realms_legal(const RealmsAction *action) BANKED;

/* Refuses an illegal action: 0 and nothing has changed. */
uint8_t realms_apply(const RealmsAction *action) BANKED;

/* The legal actions one after the other; 0 when there is none or no other. */
uint8_t realms_first_action(RealmsAction *action) BANKED;
uint8_t realms_next_action(RealmsAction *action) BANKED;

/* Byte code of a legal action, for saves, link and replays: returns its length. */
uint8_t realms_encode(const RealmsAction *action, uint8_t *bytes) BANKED;

/* Reads an action of at most length bytes: returns how many it has, 0 when none is written there.
 * What it reads need not be legal. */
uint8_t realms_decode(const uint8_t *bytes, uint8_t length, RealmsAction *action) BANKED;

/* Of the whole state, hidden parts included; the same on the host and on the Game Boy. */
uint16_t realms_hash(void) BANKED;

/* ---- What the screens ask ---- */

/* Whether the way of a card could be used now with some target, and if not, why. */
enum {
    REALMS_CAN,
    REALMS_NO_SUCH,   /* the card has no such ability or branch, or is not in play of that seat */
    REALMS_USED,      /* in this turn already */
    REALMS_UNMET_1,   /* the first condition does not hold */
    REALMS_UNMET_2,   /* the second one */
    REALMS_UNMET,     /* neither */
    REALMS_NO_TARGET, /* there is nothing to do it with */
    REALMS_NOT_NOW    /* something else has to be chosen first */
};
uint8_t realms_can_use(uint8_t card, uint8_t way) BANKED;

/* Shields of a seat's Locations together; the flags of all its Locations. */
uint8_t realms_shield(uint8_t seat) BANKED;
uint8_t realms_guards(uint8_t seat) BANKED;

/* The next seat still in, clockwise, and the one before; with two seats left the same. */
uint8_t realms_seat_after(uint8_t seat) BANKED;
uint8_t realms_seat_before(uint8_t seat) BANKED;

/* Whether the seat may buy and abjure from that place of the rows. */
uint8_t realms_in_reach(uint8_t seat, uint8_t place) BANKED;

/* The next action, of the seat whose turn it is, that needs no decision: an ability with one
 * branch and no abjure mark that gives power, gives itself sanity or cards, or a loss, and its
 * aiming, with nothing to aim at but the seat itself. 0 when there is none. */
uint8_t realms_plain_action(RealmsAction *action) BANKED;

/* What the seat would leave undone by ending its turn now. */
#define REALMS_COULD_PLAY 1 /* a card of the hand */
#define REALMS_COULD_USE  2 /* an ability of a card in play */
#define REALMS_COULD_BUY  4
uint8_t realms_undone(void) BANKED;

/* ---- What a seat knows ---- */

/* Everything in the state is known to all but this: in which order decks lie (but for the top of
 * the common deck and recalled cards), and which of another seat's deck and hand are in its hand.
 */
typedef struct {
    uint8_t where[REALMS_CARDS]; /* another seat's hand and deck: REALMS_AT(seat, REALMS_DECK) */
    uint8_t top[REALMS_SEATS];   /* of each deck, or REALMS_NONE when it is not known */
    uint8_t next_common;         /* or REALMS_NONE */
} RealmsView;

void realms_view(uint8_t seat, RealmsView *view) BANKED;

/* ---- What the last apply did, in order, for the screens ---- */

enum {
    REALMS_DID_PLAY,       /* seat; a: card */
    REALMS_DID_USE,        /* seat; a: card, b: way */
    REALMS_DID_POWER,      /* seat; a: n */
    REALMS_DID_GAIN,       /* seat gains sanity; a: n */
    REALMS_DID_LOSE,       /* seat loses sanity; a: n, b: what the shields kept off */
    REALMS_DID_HIT,        /* seat's Location a loses b */
    REALMS_DID_DESTROY,    /* seat's Location a goes to its discard pile; b: whether by an effect */
    REALMS_DID_DRAW,       /* seat; a: card, open to the seat alone (see realms_event_open_to) */
    REALMS_DID_SHUFFLE,    /* seat's discard pile becomes its deck */
    REALMS_DID_DISCARD,    /* seat, by an effect; a: card */
    REALMS_DID_ABJURE,     /* seat; a: card, b: the list it was in, or REALMS_ROWS */
    REALMS_DID_RECALL,     /* seat; a: card */
    REALMS_DID_BUY,        /* seat; a: card, b: place, or REALMS_PLACES */
    REALMS_DID_LAY,        /* a card of the common deck is laid out; a: card, b: place */
    REALMS_DID_GO_OUT,     /* seat */
    REALMS_DID_CLEAR_ROWS, /* the two rows of seat leave the game; new cards follow */
    REALMS_DID_TIDY,       /* seat's turn ends: hand and played cards go to the discard pile */
    REALMS_DID_START_TURN, /* seat */
    REALMS_DID_END_GAME    /* a: bit per winner, b: whether sanity was counted */
};

#define REALMS_EVENTS 16

typedef struct {
    uint8_t kind, seat, a, b;
} RealmsEvent;

extern RealmsEvent GAME_EVENTS_AT realms_events[REALMS_EVENTS];
extern uint8_t realms_event_count;

/* Whether the seat may see which card an event moved. */
uint8_t realms_event_open_to(uint8_t event, uint8_t seat) BANKED;

/* Set while a CPU player plays on in its mind: no events. Whoever sets it clears it. */
extern uint8_t realms_dreaming;

/* ---- CPU players (games/cpu.h) ---- */

void realms_choose(uint8_t level, RealmsAction *action) BANKED;

#endif

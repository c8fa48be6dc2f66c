#include "pocket_observer.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define WORLDS_MAX 20000

typedef struct {
    uint8_t seen[POCKET_VALUES];
    uint8_t unknown;
} World;

typedef struct {
    World worlds[WORLDS_MAX];
    unsigned count;
} Worlds;

static Worlds minds[POCKET_SEATS][POCKET_SEATS];
static World branches[WORLDS_MAX * (POCKET_VALUES + 1)];
static unsigned most_worlds;

static void forget_all(void)
{
    uint8_t watcher, seat;

    for (watcher = 0; watcher != POCKET_SEATS; watcher++) {
        for (seat = 0; seat != POCKET_SEATS; seat++) {
            memset(minds[watcher][seat].worlds, 0, sizeof(World));
            minds[watcher][seat].worlds[0].unknown = 2; /* the cards dealt */
            minds[watcher][seat].count = 1;
        }
    }
}

void observer_start(void)
{
    forget_all();
}

static int compare_worlds(const void *left, const void *right)
{
    return memcmp(left, right, sizeof(World));
}

/* Takes over the branches as the new worlds, each of them once. */
static void keep_branches(Worlds *mind, unsigned count)
{
    unsigned branch;

    qsort(branches, count, sizeof(World), compare_worlds);
    mind->count = 0;
    for (branch = 0; branch != count; branch++) {
        if (branch != 0 && compare_worlds(&branches[branch], &branches[branch - 1]) == 0)
            continue;
        assert(mind->count != WORLDS_MAX);
        mind->worlds[mind->count++] = branches[branch];
    }
    assert(mind->count != 0);
    if (mind->count > most_worlds)
        most_worlds = mind->count;
}

static void seen_card_comes(Worlds *mind, uint8_t kind)
{
    unsigned world;

    for (world = 0; world != mind->count; world++)
        mind->worlds[world].seen[kind]++;
}

static void hidden_card_comes(Worlds *mind)
{
    unsigned world;

    for (world = 0; world != mind->count; world++)
        mind->worlds[world].unknown++;
}

/* Worlds in which that card cannot have been there were wrong. */
static void seen_card_goes(Worlds *mind, uint8_t kind)
{
    unsigned world;
    unsigned count = 0;

    for (world = 0; world != mind->count; world++) {
        branches[count] = mind->worlds[world];
        if (branches[count].seen[kind] != 0)
            branches[count].seen[kind]--;
        else if (branches[count].unknown != 0)
            branches[count].unknown--;
        else
            continue;
        count++;
    }
    keep_branches(mind, count);
}

/* It may have been any card. */
static void hidden_card_goes(Worlds *mind)
{
    unsigned world;
    unsigned count = 0;
    uint8_t kind;

    for (world = 0; world != mind->count; world++) {
        for (kind = 0; kind != POCKET_VALUES; kind++) {
            if (mind->worlds[world].seen[kind] == 0)
                continue;
            branches[count] = mind->worlds[world];
            branches[count++].seen[kind]--;
        }
        if (mind->worlds[world].unknown != 0) {
            branches[count] = mind->worlds[world];
            branches[count++].unknown--;
        }
    }
    keep_branches(mind, count);
}

/* ---- What each watcher sees of an action ---- */

static void see_row_card_taken(uint8_t seat, uint8_t card)
{
    uint8_t watcher;

    for (watcher = 0; watcher != POCKET_SEATS; watcher++) {
        if (card & POCKET_FACE_DOWN)
            hidden_card_comes(&minds[watcher][seat]);
        else
            seen_card_comes(&minds[watcher][seat], card);
    }
}

static void see_laid_down(uint8_t seat, uint8_t kind)
{
    uint8_t watcher;

    for (watcher = 0; watcher != POCKET_SEATS; watcher++)
        if (watcher != seat)
            seen_card_goes(&minds[watcher][seat], kind);
}

static void see_passed(uint8_t from, uint8_t to, uint8_t kind)
{
    uint8_t watcher;

    for (watcher = 0; watcher != POCKET_SEATS; watcher++) {
        if (watcher == from) {
            seen_card_comes(&minds[watcher][to], kind);
        } else if (watcher == to) {
            seen_card_goes(&minds[watcher][from], kind);
        } else {
            hidden_card_goes(&minds[watcher][from]);
            hidden_card_comes(&minds[watcher][to]);
        }
    }
}

static void see_whole_hand(uint8_t watcher, uint8_t seat, const Pocket *before)
{
    Worlds *mind = &minds[watcher][seat];

    mind->count = 1;
    mind->worlds[0].unknown = 0;
    memcpy(mind->worlds[0].seen, before->hands[seat], POCKET_VALUES);
}

/* What lies open in front of the others now and did not before. */
static void see_discards(const Pocket *before)
{
    uint8_t seat, kind;

    for (seat = 0; seat != before->seats; seat++)
        for (kind = 0; kind != POCKET_VALUES; kind++)
            if (pocket.melds[seat][kind] != before->melds[seat][kind])
                see_laid_down(seat, kind);
}

void observer_see(const PocketAction *action, const Pocket *before)
{
    const uint8_t *row = before->row + before->row_head;
    uint8_t seat = before->seat;
    uint8_t number;

    if (pocket.round != before->round) {
        forget_all();
        return;
    }
    switch (action->kind) {
    case POCKET_DRAW:
        for (number = 0; number != action->a; number++)
            see_row_card_taken(seat, row[number]);
        break;
    case POCKET_OPEN:
        for (number = 0; number != action->b; number++)
            see_laid_down(seat, action->a);
        break;
    case POCKET_PUBLISH:
        for (number = 0; number != POCKET_VALUES; number++)
            see_laid_down(seat, number);
        break;
    case POCKET_SEAL + POCKET_CTHULHU:
        see_passed(seat, action->a, action->b);
        if (action->c != POCKET_NONE)
            see_passed(seat, action->c, action->d);
        break;
    case POCKET_SEAL + POCKET_AZATHOTH:
        see_discards(before);
        break;
    case POCKET_SEAL + POCKET_SHUB_NIGGURATH:
        see_whole_hand(seat, action->a, before);
        break;
    case POCKET_SEAL + POCKET_NYARLATHOTEP:
        see_row_card_taken(seat, row[action->a]);
        break;
    case POCKET_TAKE:
        see_passed(before->laid_open, seat, action->a);
        break;
    default:
        break;
    }
}

uint8_t observer_knows(uint8_t watcher, uint8_t seat, uint8_t kind)
{
    const Worlds *mind = &minds[watcher][seat];
    uint8_t least = UINT8_MAX;
    unsigned world;

    for (world = 0; world != mind->count; world++)
        if (mind->worlds[world].seen[kind] < least)
            least = mind->worlds[world].seen[kind];
    return least;
}

unsigned observer_most_worlds(void)
{
    return most_worlds;
}

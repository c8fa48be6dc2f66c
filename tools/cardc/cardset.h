/* A set of cards as res/realms/cards.txt writes it: kinds with their abilities and texts.
 * Reading refuses what breaks the grammar of Cthulhu Realms and names the line. */
#ifndef CARDC_CARDSET_H
#define CARDC_CARDSET_H

#include <stdbool.h>

#include "games/realms/realms.h"

enum { ENGLISH, FRENCH, LANGUAGES };

typedef struct {
    char *name, *brief, *flavour;
} CardText;

typedef struct {
    int line; /* of the block's head */
    char *id;
    RealmsKind kind;
    int abilities;
    CardText text[LANGUAGES];
} CardKind;

typedef struct {
    const char *file;
    CardKind *kinds;
    int count;
} CardSet;

/* Both are false after at least one complaint; cardset_free is due in any case. */
bool cardset_read(CardSet *set, const char *path);

/* What holds for the set as a whole: starting cards, numbers, no turn without an end. */
bool cardset_check(CardSet *set);

void cardset_free(CardSet *set);

/* One ability, without its dash: "if green: lose 3 or power 2, abjure this". */
bool ability_read(RealmsBranch *branches, char *words, const char *file, int line);

#endif

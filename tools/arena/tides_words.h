/* Tides of Madness in words: the cards and suits as RULES.md names them, actions as in transcripts.
 */
#ifndef TOOLS_ARENA_TIDES_WORDS_H
#define TOOLS_ARENA_TIDES_WORDS_H

#include <stddef.h>

#include "games/tides/tides.h"

extern const char *const tides_card_words[TIDES_CARDS];
extern const char *const tides_suit_words[TIDES_SUITS];

/* The number of a card by its name of that length, or -1. */
int tides_card_of_words(const char *name, size_t length);

void tides_words_of_action(const TidesAction *action, char *words, size_t size);

/* 0 when the words are not understood. */
int tides_action_of_words(const char *words, TidesAction *action);

#endif

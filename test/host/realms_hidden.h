/* The hidden cards of Cthulhu Realms in another order: hands of others with their decks, the own
 * deck, and the common deck behind its next card. What a seat does and reads may not change. */
#ifndef TEST_HOST_REALMS_HIDDEN_H
#define TEST_HOST_REALMS_HIDDEN_H

#include "games/realms/realms.h"

/* Everything that the seat cannot know becomes something else that it cannot know. */
void permute_hidden(uint8_t watcher, Random *dice);

#endif

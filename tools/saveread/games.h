/* The games that a save can hold: one line of the table in games.c each. */
#ifndef SAVEREAD_GAMES_H
#define SAVEREAD_GAMES_H

#include <stddef.h>
#include <stdint.h>

#define SAVED_GAMES 3

typedef struct {
    const char *name;
    uint8_t *state;
    size_t size;
    uint8_t (*start)(uint8_t seats, uint32_t seed);
    uint8_t (*apply)(const uint8_t *bytes, uint8_t count); /* bytes used; 0: no legal action */
    uint16_t (*hash)(void);
} SavedGame;

extern const SavedGame saved_games[SAVED_GAMES];

#endif

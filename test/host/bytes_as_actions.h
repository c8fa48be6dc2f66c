/* What the three fuzz targets share: arbitrary bytes as actions of a game. Build one with
 * -fsanitize=fuzzer and -DLIBFUZZER, or run it as it is: seeded random inputs, or the files that it
 * is given. */
#ifndef TEST_BYTES_AS_ACTIONS_H
#define TEST_BYTES_AS_ACTIONS_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *name;
    void *state;
    size_t state_size, action_size;
    uint8_t action_bytes; /* of the longest byte code */
    uint8_t seats;        /* numbers of seats that are tried: 0 to one less */
    uint8_t (*start)(uint8_t seats, uint32_t seed);
    uint8_t (*legal)(const void *action);
    uint8_t (*apply)(const void *action);
    uint8_t (*first)(void *action);
    uint8_t (*next)(void *action);
    uint8_t (*decode)(const uint8_t *bytes, uint8_t length, void *action);
    void (*check)(void);          /* the state is sound */
    void (*look)(uint8_t number); /* what a screen may ask leaves no trace */
} FuzzedGame;

extern const FuzzedGame fuzzed;

/* Ends the program with the words when the condition does not hold. */
void require(int condition, const char *what);

/* The table of a game whose functions and struct have the usual names. */
#define FUZZED(game, Action, code_bytes, seats_tried, check_state, look_at_it)                     \
    static uint8_t legal(const void *action)                                                       \
    {                                                                                              \
        return game##_legal(action);                                                               \
    }                                                                                              \
    static uint8_t apply(const void *action)                                                       \
    {                                                                                              \
        return game##_apply(action);                                                               \
    }                                                                                              \
    static uint8_t first(void *action)                                                             \
    {                                                                                              \
        return game##_first_action(action);                                                        \
    }                                                                                              \
    static uint8_t next(void *action)                                                              \
    {                                                                                              \
        return game##_next_action(action);                                                         \
    }                                                                                              \
    static uint8_t decode(const uint8_t *bytes, uint8_t length, void *action)                      \
    {                                                                                              \
        return game##_decode(bytes, length, action);                                               \
    }                                                                                              \
    const FuzzedGame fuzzed = {#game,       &game,        sizeof game, sizeof(Action), code_bytes, \
                               seats_tried, game##_start, legal,       apply,          first,      \
                               next,        decode,       check_state, look_at_it}

#endif

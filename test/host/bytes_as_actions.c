#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytes_as_actions.h"
#include "cart/random.h"

#define INPUTS      3000
#define INPUT_BYTES 2048
#define STATE_MOST  1024
#define ACTION_MOST 16

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

void require(int condition, const char *what)
{
    if (condition)
        return;
    fprintf(stderr, "# %s\n", what);
    abort();
}

static uint8_t before[STATE_MOST];

static void remember(void)
{
    require(fuzzed.state_size <= sizeof before && fuzzed.action_size <= ACTION_MOST, "room");
    memcpy(before, fuzzed.state, fuzzed.state_size);
}

static int is_as_before(void)
{
    return memcmp(before, fuzzed.state, fuzzed.state_size) == 0;
}

static void try_action(const void *action)
{
    uint8_t legal;

    remember();
    legal = fuzzed.legal(action);
    require(fuzzed.apply(action) == legal, "applied what is legal");
    require(legal || is_as_before(), "refused without a trace");
    fuzzed.check();
}

/* Legal actions keep the game going; without them hardly any input would pass the first turn. */
static void try_legal(uint8_t number)
{
    _Alignas(8) uint8_t action[ACTION_MOST], next[ACTION_MOST];

    if (!fuzzed.first(action))
        return;
    memcpy(next, action, sizeof next);
    for (; number != 0 && fuzzed.next(next); number--)
        memcpy(action, next, sizeof action);
    try_action(action);
}

static void look(uint8_t number)
{
    if (!fuzzed.look)
        return;
    remember();
    fuzzed.look(number);
    require(is_as_before(), "looked without a trace");
}

/* Takes what it needs of the input; 0 when too little is left. */
static size_t try_bytes(const uint8_t *data, size_t size)
{
    _Alignas(8) uint8_t action[ACTION_MOST] = {0};
    size_t left = size - 1;
    uint8_t used;

    if (size < 1 + fuzzed.action_size)
        return 0;
    switch (data[0] & 3) {
    case 0:
        memcpy(action, data + 1, fuzzed.action_size);
        try_action(action);
        return 1 + fuzzed.action_size;
    case 1:
        used = fuzzed.decode(
            data + 1, left > fuzzed.action_bytes ? fuzzed.action_bytes : (uint8_t)left, action);
        if (used != 0)
            try_action(action);
        return 1u + used;
    default:
        look(data[1]);
        try_legal(data[1]);
        return 2;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint32_t seed;
    size_t used;

    if (size < 5)
        return 0;
    memcpy(&seed, data + 1, 4);
    if (!fuzzed.start(data[0] % fuzzed.seats, seed & RANDOM_SEED_MASK))
        return 0;
    for (data += 5, size -= 5; (used = try_bytes(data, size)) != 0; size -= used)
        data += used;
    return 0;
}

#ifndef LIBFUZZER
static uint8_t input[1 << 20];

static void run_file(const char *name)
{
    FILE *file = fopen(name, "rb");

    if (!file) {
        perror(name);
        exit(2);
    }
    LLVMFuzzerTestOneInput(input, fread(input, 1, sizeof input, file));
    fclose(file);
}

static void run_random(void)
{
    Random random;
    unsigned number;
    size_t place;

    random_seed(&random, 2016);
    for (number = 0; number != INPUTS; number++) {
        for (place = 0; place != INPUT_BYTES; place++)
            input[place] = (uint8_t)(random_next(&random) >> 8);
        LLVMFuzzerTestOneInput(input, random_next(&random) % INPUT_BYTES);
    }
}

int main(int argc, char **argv)
{
    int file;

    for (file = 1; file < argc; file++)
        run_file(argv[file]);
    if (argc == 1)
        run_random();
    printf("1..1\nok 1 - arbitrary bytes as actions of %s\n", fuzzed.name);
    return 0;
}
#endif

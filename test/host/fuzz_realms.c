/* Cthulhu Realms: arbitrary bytes as actions. Build it with -fsanitize=fuzzer and -DLIBFUZZER, or
 * run it as it is: seeded random inputs, or the files that it is given. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_fault.c build/gen/realms_cards.c */
#include "realms_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define INPUTS      3000
#define INPUT_BYTES 2048

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(int condition, const char *what)
{
    if (condition)
        return;
    fprintf(stderr, "# %s\n", what);
    abort();
}

static void check_state(void)
{
    const char *fault = table_fault();

    require(!fault, fault);
    require(realms_event_count <= REALMS_EVENTS, "events");
}

static void try_action(const RealmsAction *action)
{
    Realms before = realms;
    uint8_t legal = realms_legal(action);

    require(realms_apply(action) == legal, "applied what is legal");
    require(legal || memcmp(&before, &realms, sizeof realms) == 0, "refused without a trace");
    check_state();
}

/* Legal actions keep the game going; without them hardly any input would pass the first turn. */
static void try_legal(uint8_t number)
{
    RealmsAction action, next;

    if (!realms_first_action(&action))
        return;
    for (next = action; number != 0 && realms_next_action(&next); number--)
        action = next;
    try_action(&action);
}

/* Takes what it needs of the input; 0 when too little is left. */
static size_t try_bytes(const uint8_t *data, size_t size)
{
    RealmsAction action = {0};
    uint8_t used;

    if (size < 1 + sizeof action)
        return 0;
    switch (data[0] & 3) {
    case 0:
        memcpy(&action, data + 1, sizeof action);
        try_action(&action);
        return 1 + sizeof action;
    case 1:
        used = realms_decode(data + 1, (uint8_t)(size > 4 ? 3 : size - 1), &action);
        if (used != 0)
            try_action(&action);
        return 1u + used;
    default:
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
    if (!realms_start(data[0] % 6, seed & RANDOM_SEED_MASK))
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
    printf("1..1\nok 1 - arbitrary bytes as actions of realms\n");
    return 0;
}
#endif

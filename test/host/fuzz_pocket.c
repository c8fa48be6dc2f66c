/* Pocket Madness: arbitrary bytes as actions. Build it with -fsanitize=fuzzer and -DLIBFUZZER, or
 * run it as it is: seeded random inputs, or the files that it is given. */
/* Links: src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/pocket/pocket.h"

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
    unsigned cards = POCKET_ROW_SIZE;
    uint8_t seat, kind;

    for (seat = 0; seat != POCKET_SEATS; seat++)
        for (kind = 0; kind != POCKET_VALUES; kind++)
            cards += pocket.hands[seat][kind] + pocket.melds[seat][kind];
    require(cards == POCKET_CARDS, "63 cards");
    require(pocket.seat < pocket.seats && pocket.round <= 25, "seat and round");
    require(pocket_event_count <= POCKET_EVENTS, "events");
}

static void try_action(const PocketAction *action)
{
    Pocket before = pocket;
    uint8_t legal = pocket_legal(action);

    require(pocket_apply(action) == legal, "applied what is legal");
    require(legal || memcmp(&before, &pocket, sizeof pocket) == 0, "refused without a trace");
    check_state();
}

/* Legal actions keep the game going; without them hardly any input would pass the first turn. */
static void try_legal(uint8_t number)
{
    PocketAction action, next;

    if (!pocket_first_action(&action))
        return;
    for (next = action; number != 0 && pocket_next_action(&next); number--)
        action = next;
    try_action(&action);
}

/* Takes what it needs of the input; 0 when too little is left. */
static size_t try_bytes(const uint8_t *data, size_t size)
{
    PocketAction action = {0, 0, 0, 0, 0};
    uint8_t used;

    if (size < 1 + sizeof action)
        return 0;
    switch (data[0] & 3) {
    case 0:
        memcpy(&action, data + 1, sizeof action);
        try_action(&action);
        return 1 + sizeof action;
    case 1:
        used = pocket_decode(data + 1, (uint8_t)(size > 3 ? 2 : size - 1), &action);
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
    if (!pocket_start(data[0] % 6, seed & RANDOM_SEED_MASK))
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
    printf("1..1\nok 1 - arbitrary bytes as actions of pocket\n");
    return 0;
}
#endif

/* Tides of Madness: arbitrary bytes as actions. Build it with -fsanitize=fuzzer and -DLIBFUZZER, or
 * run it as it is: seeded random inputs, or the files that it is given. */
/* Links: src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/tides/tides.h"

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
    unsigned cards = TIDES_DECK_SIZE + tides.discards;
    uint8_t seat;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        require(tides.hand_size[seat] <= TIDES_HAND, "hand");
        require(tides.table_size[seat] <= TIDES_TABLE, "table");
        cards += tides.hand_size[seat] + tides.table_size[seat];
    }
    require(cards == TIDES_CARDS, "18 cards");
    require(tides.seat < TIDES_SEATS && tides.round <= 3 && tides.pick <= 5, "seat and round");
    require(tides_event_count <= TIDES_EVENTS, "events");
}

/* Whatever a screen may ask leaves the state as it is. */
static void look(uint8_t number)
{
    Tides before = tides;
    TidesView view;
    TidesPreview preview;
    uint8_t seat = number & 1;

    tides_view(seat, &view);
    require(view.known + view.unknown == tides.hand_size[seat ^ 1], "view");
    if (tides.phase == TIDES_PICKING)
        tides_preview_card(view.hand[number % view.hand_size], &preview);
    if (tides.phase == TIDES_NAMING)
        tides_preview_suit(number % TIDES_SUITS, &preview);
    if (tides.table_size[seat] != 0)
        tides_card_score(seat, number % tides.table_size[seat]);
    require(memcmp(&before, &tides, sizeof tides) == 0, "looked without a trace");
}

static void try_action(const TidesAction *action)
{
    Tides before = tides;
    uint8_t legal = tides_legal(action);

    require(tides_apply(action) == legal, "applied what is legal");
    require(legal || memcmp(&before, &tides, sizeof tides) == 0, "refused without a trace");
    check_state();
}

/* Legal actions keep the game going; without them hardly any input would pass the first turn. */
static void try_legal(uint8_t number)
{
    TidesAction action, next;

    if (!tides_first_action(&action))
        return;
    for (next = action; number != 0 && tides_next_action(&next); number--)
        action = next;
    try_action(&action);
}

/* Takes what it needs of the input; 0 when too little is left. */
static size_t try_bytes(const uint8_t *data, size_t size)
{
    TidesAction action = {0, 0};
    uint8_t used;

    if (size < 1 + sizeof action)
        return 0;
    switch (data[0] & 3) {
    case 0:
        memcpy(&action, data + 1, sizeof action);
        try_action(&action);
        return 1 + sizeof action;
    case 1:
        used = tides_decode(data + 1, (uint8_t)(size - 1 > 1), &action);
        if (used != 0)
            try_action(&action);
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
    if (!tides_start(data[0] % 4, seed & RANDOM_SEED_MASK))
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
    printf("1..1\nok 1 - arbitrary bytes as actions of tides\n");
    return 0;
}
#endif

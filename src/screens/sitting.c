#include "screens/sitting.h"
#include "ui/text.h"

uint8_t sitting_game;
uint8_t sitting_kind[SITTING_SEATS];
uint8_t sitting_name[SITTING_SEATS][NAME_LENGTH + 1];
uint32_t sitting_seed;

/* Of Miskatonic University, Dunwich and Innsmouth. */
static const char first_names[SITTING_SEATS][NAME_LENGTH + 1] = {"Howard", "Wilbur", "Asenath",
                                                                 "Armitage"};
static const uint8_t first_kinds[SITTING_SEATS] = {KIND_PERSON, KIND_ADEPT, KIND_EMPTY, KIND_EMPTY};

void sitting_init(void) BANKED
{
    uint8_t seat, n;

    sitting_game = GAME_POCKET;
    for (seat = 0; seat != SITTING_SEATS; seat++) {
        sitting_kind[seat] = first_kinds[seat];
        for (n = 0; first_names[seat][n]; n++)
            sitting_name[seat][n] = text_from_ascii(first_names[seat][n]);
        sitting_name[seat][n] = 0;
    }
}

static const uint8_t game_seats[GAME_COUNT] = {4, 2, 4};
static const uint8_t game_here[GAME_COUNT] = {1, 1, 1}; /* those that main.c has a table for */

uint8_t sitting_has_game(uint8_t game) BANKED
{
    return game_here[game];
}

uint8_t sitting_seats(void) BANKED
{
    return game_seats[sitting_game];
}

void sitting_fill(void) BANKED
{
    uint8_t seat, seats = sitting_seats();

    if (seats > 2)
        return;
    for (seat = 0; seat != seats; seat++)
        if (sitting_kind[seat] == KIND_EMPTY)
            sitting_kind[seat] = KIND_ADEPT;
}

uint8_t sitting_taken(void) BANKED
{
    uint8_t seat, seats = sitting_seats(), taken = 0;

    for (seat = 0; seat != seats; seat++)
        if (sitting_kind[seat] != KIND_EMPTY)
            taken++;
    return taken;
}

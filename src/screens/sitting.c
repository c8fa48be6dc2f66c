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

    for (seat = 0; seat != SITTING_SEATS; seat++) {
        sitting_kind[seat] = first_kinds[seat];
        for (n = 0; first_names[seat][n]; n++)
            sitting_name[seat][n] = text_from_ascii(first_names[seat][n]);
        sitting_name[seat][n] = 0;
    }
}

uint8_t sitting_taken(void) BANKED
{
    uint8_t seat, taken = 0;

    for (seat = 0; seat != SITTING_SEATS; seat++)
        if (sitting_kind[seat] != KIND_EMPTY)
            taken++;
    return taken;
}

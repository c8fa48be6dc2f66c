#include "screens/handover.h"
#include "screens/seats.h"

uint8_t seats_count, seats_people, seats_viewer, seats_near;

static uint8_t sitting_seat[SITTING_SEATS]; /* seat of the game: seat of the sitting */

void seats_take(void) BANKED
{
    uint8_t most = sitting_seats(); /* others sat at the table of another game */
    uint8_t seat;

    seats_count = 0;
    seats_people = 0;
    seats_viewer = SEAT_NONE;
    seats_near = 0;
    for (seat = 0; seat != most; seat++) {
        if (sitting_kind[seat] == KIND_EMPTY)
            continue;
        if (sitting_kind[seat] == KIND_PERSON) {
            seats_viewer = seats_count;
            if (seats_people == 0)
                seats_near = seats_count;
            seats_people++;
        }
        sitting_seat[seats_count] = seat;
        seats_count++;
    }
    if (seats_people > 1)
        seats_viewer = SEAT_NONE;
}

const uint8_t *seats_name(uint8_t seat) BANKED
{
    return sitting_name[sitting_seat[seat]];
}

uint8_t seats_kind(uint8_t seat) BANKED
{
    return sitting_kind[sitting_seat[seat]];
}

uint8_t seats_is_person(uint8_t seat) BANKED
{
    return sitting_kind[sitting_seat[seat]] == KIND_PERSON;
}

uint8_t seats_level(uint8_t seat) BANKED
{
    return sitting_kind[sitting_seat[seat]] - KIND_NOVICE;
}

uint8_t seats_must_hand_over(uint8_t seat) BANKED
{
    return seat != seats_viewer;
}

void seats_hand_over(uint8_t seat) BANKED
{
    handover_to(sitting_seat[seat]);
    seats_viewer = seat;
    seats_near = seat;
}

uint8_t seats_close(void) BANKED
{
    if (seats_people < 2 || seats_viewer == SEAT_NONE)
        return 0;
    seats_viewer = SEAT_NONE;
    return 1;
}

/* End of a round, by going out or by an empty row; start of the next one, or end of the game. */
#include "games/pocket/rules.h"

static void gain(uint8_t seat, uint8_t tokens, uint8_t counted)
{
    if (tokens == 0)
        return;
    pocket.madness[seat] += tokens;
    pocket_tell(POCKET_DID_GAIN, seat, tokens, counted);
}

void pocket_gain_others(uint8_t seat, uint8_t tokens)
{
    uint8_t other;

    for (other = 0; other != pocket.seats; other++)
        if (other != seat)
            gain(other, tokens, 0);
}

/* ---- End of the game, or a new round ---- */

static uint8_t someone_is_mad(void)
{
    uint8_t seat;

    for (seat = 0; seat != pocket.seats; seat++)
        if (pocket.madness[seat] >= MADNESS_END)
            return 1;
    return 0;
}

/* The fewest tokens win; equals share. */
static void end_game(void)
{
    uint8_t fewest = pocket.madness[0];
    uint8_t seat;

    for (seat = 1; seat != pocket.seats; seat++)
        if (pocket.madness[seat] < fewest)
            fewest = pocket.madness[seat];
    for (seat = 0; seat != pocket.seats; seat++)
        if (pocket.madness[seat] == fewest)
            pocket.winners |= (uint8_t)(1u << seat);
    pocket.phase = POCKET_OVER;
    pocket_tell(POCKET_DID_END_GAME, 0, pocket.winners, 0);
}

/* R7: the maddest; among equals the first one clockwise from the last first seat, it included. */
static uint8_t naming_seat(void)
{
    uint8_t seat = pocket.first;
    uint8_t maddest = seat;
    uint8_t left;

    for (left = pocket.seats; left != 0; left--) {
        if (pocket.madness[seat] > pocket.madness[maddest])
            maddest = seat;
        seat++;
        if (seat == pocket.seats)
            seat = 0;
    }
    return maddest;
}

static void finish_round(void)
{
    if (someone_is_mad() || pocket.round == ROUNDS_MOST) {
        end_game();
        return;
    }
    if (pocket_dreaming) {
        pocket.phase = POCKET_ROUND_OVER;
        return;
    }
    pocket_set_up_round();
    pocket_clear_turn(naming_seat());
    pocket.phase = POCKET_NAMING;
    pocket_tell(POCKET_DID_START_ROUND, pocket.seat, pocket.round, 0);
}

uint8_t pocket_may_name(uint8_t seat)
{
    return pocket.phase == POCKET_NAMING && seat < pocket.seats;
}

void pocket_name(uint8_t seat)
{
    pocket.first = seat;
    pocket_begin_turn(seat, 0);
}

/* ---- Going out ---- */

/* Half of the tokens, the odd one included. */
static void drop_half(uint8_t seat)
{
    uint8_t dropped = (uint8_t)(pocket.madness[seat] + 1) >> 1;

    pocket.madness[seat] -= dropped;
    pocket_tell(POCKET_DID_DROP, seat, dropped, 0);
}

/* R6: after a meld or a gift of the seat to act, and only then. */
void pocket_go_out_if_empty(void)
{
    if (pocket.hand_size[pocket.seat] != 0)
        return;
    pocket_tell(POCKET_DID_GO_OUT, pocket.seat, 0, 0);
    drop_half(pocket.seat);
    pocket_gain_others(pocket.seat, 1);
    finish_round();
}

/* ---- Empty row ---- */

static void count_hand(uint8_t seat)
{
    const uint8_t *held = pocket.hands[seat];
    uint8_t kinds = 0;
    uint8_t tokens = 0;
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (*held++ == 0)
            continue;
        kinds |= KIND_BIT(kind);
        tokens++;
    }
    gain(seat, tokens, kinds);
}

/* After the last turns, a token for every different kind in each hand. */
void pocket_count_hands(void)
{
    uint8_t seat;

    for (seat = 0; seat != pocket.seats; seat++)
        count_hand(seat);
    finish_round();
}

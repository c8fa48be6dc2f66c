/* What the tables would score now, for the screens: as if the round ended at this moment. Tokens
 * are counted with the icons on the table and Dreamlands' theft, but without a reward. */
#include "games/tides/rules.h"

static uint8_t spare[TIDES_TABLE];

static void expect_tokens(void)
{
    uint8_t seat;
    uint8_t dreamer = tides_find_dreamer();

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides_sides[seat].tokens = tides.tokens[seat];
        if (tides.phase == TIDES_PICKING || tides.phase == TIDES_NAMING)
            tides_sides[seat].tokens += tides_count_icons(seat);
    }
    if (dreamer == TIDES_NONE || tides_sides[TIDES_OTHER(dreamer)].tokens == 0)
        return;
    tides_sides[TIDES_OTHER(dreamer)].tokens--;
    tides_sides[dreamer].tokens++;
}

static int8_t margin(uint8_t seat)
{
    int8_t own = (int8_t)tides_score_table(seat, spare);

    return own - (int8_t)tides_score_table(TIDES_OTHER(seat), spare);
}

/* The suit that makes most of the owner's margin. */
static uint8_t best_suit(uint8_t dreamer)
{
    uint8_t suit;
    uint8_t best = 0;
    int8_t most = -128;
    int8_t now;

    for (suit = 0; suit != TIDES_SUITS; suit++) {
        tides_count_sides(suit);
        now = margin(dreamer);
        if (now > most) {
            most = now;
            best = suit;
        }
    }
    return best;
}

static void count_now(void)
{
    uint8_t dreamer = tides_find_dreamer();
    uint8_t suit = tides.suit;

    expect_tokens();
    if (suit == TIDES_NONE && dreamer != TIDES_NONE)
        suit = best_suit(dreamer);
    tides_count_sides(suit);
}

uint8_t tides_card_score(uint8_t seat, uint8_t place) BANKED
{
    count_now();
    tides_score_table(seat, spare);
    return spare[place];
}

uint8_t tides_table_score(uint8_t seat) BANKED
{
    count_now();
    return tides_score_table(seat, spare);
}

void tides_all_scores(uint8_t *scores, uint8_t *sums) BANKED
{
    count_now();
    sums[0] = tides_score_table(0, scores);
    sums[1] = tides_score_table(1, scores + TIDES_TABLE);
}

/* Notes both tables' scores after the change; before[] holds them as they were. */
static void compare(TidesPreview *preview, const uint8_t *before)
{
    uint8_t seat = tides.seat;

    preview->other = tides_score_table(TIDES_OTHER(seat), spare);
    preview->total = tides_score_table(seat, spare);
    preview->gain = (int8_t)(preview->total - before[seat]);
    preview->loss = (int8_t)(preview->other - before[TIDES_OTHER(seat)]);
}

static void score_both(uint8_t *scores)
{
    scores[0] = tides_score_table(0, spare);
    scores[1] = tides_score_table(1, spare);
}

void tides_preview_card(uint8_t card, TidesPreview *preview) BANKED
{
    uint8_t before[TIDES_SEATS];
    uint8_t seat = tides.seat;
    uint8_t place = tides.table_size[seat];

    count_now();
    score_both(before);
    tides_lay_down(seat, card);
    count_now();
    compare(preview, before);
    preview->madness = tides_madness[card];
    preview->score = spare[place];
    if (card == TIDES_SHUB_NIGGURATH && place != 0)
        preview->score = spare[place - 1] >> 1;
    tides.table_size[seat] = place;
    tides.table[seat][place] = TIDES_NONE;
}

void tides_preview_suit(uint8_t suit, TidesPreview *preview) BANKED
{
    uint8_t before[TIDES_SEATS];

    expect_tokens();
    tides_count_sides(TIDES_NONE);
    score_both(before);
    tides_count_sides(suit);
    compare(preview, before);
    preview->madness = 0;
    preview->score = 0;
}

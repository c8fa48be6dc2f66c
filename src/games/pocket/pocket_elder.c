/* The Elder: guesses the hidden cards, tries its best actions in each guess, lets everyone play on
 * for some turns as an Adept would, and judges what came out. */
#include <string.h>

#include "games/pocket/pocket_mind.h"

#ifdef TUNING
#define EFFORT 1200 /* the tuner has many games to play */
#else
#define EFFORT 3400
#endif
#define TURNS_EACH      3 /* turns of every seat in a dream */
#define TRIED           4 /* candidates at most */
#define GUESSES_TO_DROP 2 /* after so many guesses the worst candidate is given up */
#define GUESSES_MOST    40
#define GAIN_MOST       800

static uint8_t hidden_cards;
static uint8_t dealt;
static uint8_t thinker;
static uint8_t dream_turns;
static uint8_t table_bytes, sums_bytes; /* of the seats that there are */
static int16_t baseline;                /* worth of the position before any action */

/* ---- Guessing ---- */

static void gather_hidden(void)
{
    uint8_t kind, copy;

    hidden_cards = 0;
    for (kind = 0; kind != POCKET_VALUES; kind++)
        for (copy = MIND.view.unseen[kind]; copy != 0; copy--)
            MIND.hidden[hidden_cards++] = kind;
}

/* Any of the hidden cards that are not dealt yet. */
static uint8_t deal_hidden(void)
{
    uint8_t *place = MIND.hidden + dealt;
    uint8_t *other = place + cpu_random_below(hidden_cards - dealt);
    uint8_t card = *other;

    *other = *place;
    *place = card;
    dealt++;
    return card;
}

static void guess_hand(uint8_t seat)
{
    uint8_t left;

    pocket_hand = pocket.hands[seat];
    COPY_SUMS(pocket_sums, MIND.known_sums[seat]);
    for (left = MIND.view.unknown[seat]; left != 0; left--)
        pocket_add_card(deal_hidden());
    COPY_SUMS(MIND.sums[seat], pocket_sums);
}

/* As far as a dream may reach into it. */
static void guess_row(void)
{
    uint8_t *card = &POCKET_ROW(0);
    uint8_t left = dream_turns * DRAW_MOST;

    if (left > POCKET_ROW_SIZE)
        left = POCKET_ROW_SIZE;
    for (; left != 0; left--) {
        if (*card & POCKET_FACE_DOWN)
            *card = deal_hidden() | POCKET_FACE_DOWN;
        card++;
    }
}

static void keep_guess(void)
{
    memcpy(MIND.guess, &pocket, TABLE_BYTES);
    memcpy(MIND.guess_row, pocket.row, POCKET_CARDS);
    memcpy(MIND.guess_sums, MIND.sums, sizeof MIND.sums);
}

static void recall_guess(void)
{
    memcpy(&pocket, MIND.guess, table_bytes);
    memcpy(MIND.sums, MIND.guess_sums, sums_bytes);
    if (pocket_row_touched)
        memcpy(pocket.row, MIND.guess_row, POCKET_CARDS);
    pocket_row_touched = 0;
    pocket_take_up_hand();
    pocket_mind_time();
}

/* Another guess takes the place of the one before. */
static void guess(void)
{
    uint8_t seat;

    recall_guess();
    dealt = 0;
    memcpy(pocket.hands, MIND.view.known, sizeof pocket.hands);
    for (seat = 0; seat != pocket.seats; seat++)
        if (seat != thinker)
            guess_hand(seat);
    guess_row();
    COPY_SUMS(MIND.sums[thinker], MIND.known_sums[thinker]);
    keep_guess();
    pocket_effort += dealt;
    pocket_effort += dealt;
}

/* ---- Dreaming on ---- */

/* What the action brings, within limits, so that many of them can be added up. */
static int16_t dream(const PocketAction *action)
{
    uint8_t turns = dream_turns;
    int16_t gain;

    recall_guess();
    pocket_effort += 10;
    pocket_imagine(action);
    if (action->kind == POCKET_END)
        turns--;
    while (turns != 0 && pocket.phase < POCKET_ROUND_OVER) {
        pocket_weigh();
        if (pocket_best.kind == POCKET_END)
            turns--;
        pocket_imagine(&pocket_best);
    }
    gain = pocket_judge(thinker) - baseline;
    if (gain > GAIN_MOST)
        return GAIN_MOST;
    return gain < -GAIN_MOST ? -GAIN_MOST : gain;
}

/* ---- Choosing ---- */

/* The candidate with the lowest total leaves; among equals the one that weighed less. The others
 * keep their order. */
static void drop_worst(void)
{
    uint8_t candidate;
    uint8_t worst = 0;

    for (candidate = 1; candidate != pocket_candidates; candidate++)
        if (MIND.totals[candidate] <= MIND.totals[worst])
            worst = candidate;
    pocket_candidates--;
    for (candidate = worst; candidate != pocket_candidates; candidate++) {
        MIND.totals[candidate] = MIND.totals[candidate + 1];
        MIND.candidates[candidate] = MIND.candidates[candidate + 1];
    }
}

/* One more guess for all candidates; 0, and it does not count, when that is too much effort. */
static uint8_t try_candidates(void)
{
    uint8_t candidate;

    guess();
    for (candidate = 0; candidate != pocket_candidates; candidate++) {
        MIND.outcomes[candidate] = dream(&MIND.candidates[candidate]);
        if (pocket_effort >= EFFORT)
            return 0;
    }
    for (candidate = 0; candidate != pocket_candidates; candidate++)
        MIND.totals[candidate] += MIND.outcomes[candidate];
    return 1;
}

static void search(void)
{
    uint8_t guesses = 0;
    uint8_t until_drop = GUESSES_TO_DROP;

    thinker = pocket.seat;
    dream_turns = TURNS_EACH * pocket.seats;
    pocket_put_down_hand();
    memcpy(MIND.known_sums, MIND.sums, sizeof MIND.sums);
    memset(MIND.totals, 0, sizeof MIND.totals);
    table_bytes = TABLE_BYTES - (POCKET_SEATS - pocket.seats) * POCKET_VALUES;
    sums_bytes = pocket.seats * sizeof(HandSums);
    pocket_row_touched = 0;
    gather_hidden();
    keep_guess();
    baseline = pocket_judge(thinker);
    while (guesses != GUESSES_MOST && try_candidates()) {
        guesses++;
        until_drop--;
        if (until_drop == 0 && pocket_candidates > 2) {
            drop_worst();
            until_drop = GUESSES_TO_DROP;
        }
    }
    while (pocket_candidates > 1)
        drop_worst();
}

void pocket_search(PocketAction *action)
{
    pocket_candidates = 0;
    pocket_listing = 1;
    pocket_weigh();
    pocket_listing = 0;
    if (pocket_candidates > TRIED)
        pocket_candidates = TRIED;
    if (pocket_candidates > 1)
        search();
    *action = MIND.candidates[0];
}

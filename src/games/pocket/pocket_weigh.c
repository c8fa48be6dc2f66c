/* Weighs the actions of the seat to act: what its hand, Portals and tokens gain by each of them,
 * compared with now. This is all that an Adept thinks, and what everyone does in an Elder's mind.
 */
#include "games/pocket/pocket_mind.h"

#define PORTAL_WORTH WEIGHTS.outlook[OUTLOOK_ON_ACTIONS].portal
#define WORST        (-0x7FFF)
#define LATEST       2 /* time from which on gifts are weighed that do not go out */

PocketAction pocket_best;
int16_t pocket_best_score;
uint8_t pocket_listing;
uint8_t pocket_candidates;

static PocketAction weighed;
static HandSums sums_now; /* those of the hand, while cards are tried out */
static int16_t worth_now;
static int16_t best_main; /* score of the best main action: a Portal comes on top of it */

/* ---- Taking note ---- */

#define COPY_ACTION(to, from)    \
    do {                         \
        (to).kind = (from).kind; \
        (to).a = (from).a;       \
        (to).b = (from).b;       \
        (to).c = (from).c;       \
        (to).d = (from).d;       \
    } while (0)

static void list(int16_t score)
{
    uint8_t place = pocket_candidates;

    if (place == CANDIDATES) {
        place--;
        if (score <= MIND.scores[place])
            return;
    } else {
        pocket_candidates++;
    }
    for (; place != 0 && score > MIND.scores[place - 1]; place--) {
        MIND.scores[place] = MIND.scores[place - 1];
        MIND.candidates[place] = MIND.candidates[place - 1];
    }
    MIND.scores[place] = score;
    MIND.candidates[place] = weighed;
}

static void note(int16_t score)
{
    if (pocket_listing)
        list(score);
    if (score <= pocket_best_score)
        return;
    pocket_best_score = score;
    COPY_ACTION(pocket_best, weighed);
}

/* ---- Going out ---- */

/* What is left in the hands no longer counts; the game may end. */
static int16_t worth_of_going_out(void)
{
    static HandSums kept;
    uint8_t tokens = pocket.madness[pocket.seat];
    uint8_t dropped = (uint8_t)(tokens + 1) >> 1;
    int16_t best = WORST;
    int16_t worth = (dropped + 1) * TOKEN + WEIGHTS.going_out - worth_now;
    int16_t other_worth;
    uint8_t seat, portal;
    uint8_t over = 0;
    uint8_t wins = 1;

    COPY_SUMS(kept, pocket_sums);
    tokens -= dropped;
    for (seat = 0; seat != pocket.seats; seat++) {
        if (seat == pocket.seat)
            continue;
        other_worth = pocket_worth_of(seat);
        if (other_worth > best)
            best = other_worth;
        if (pocket.madness[seat] >= MADNESS_END - 1)
            over = 1;
        if ((uint8_t)(pocket.madness[seat] + 1) <= tokens)
            wins = 0;
    }
    pocket_take_up_hand();
    COPY_SUMS(pocket_sums, kept);
    if (over || tokens >= MADNESS_END)
        return wins ? WEIGHTS.win * TOKEN : -(int16_t)(WEIGHTS.win * TOKEN);
    for (portal = 0; portal != POCKET_VALUES; portal++)
        if (pocket.portals[portal] == pocket.seat)
            worth -= PORTAL_WORTH[portal];
    return worth + best;
}

/* Cards that Cthulhu can take away after the melds of this turn. */
static uint8_t gifts_possible(void)
{
    if (pocket.sealed)
        return 0;
    return pocket.portals[POCKET_CTHULHU] == pocket.seat || pocket_hand[POCKET_CTHULHU] >= SET_LEAST
               ? 2
               : 0;
}

static uint8_t sets_can_go_out(void)
{
    const uint8_t *count = pocket_hand;
    uint8_t sets = pocket.melded;
    uint8_t bit = 1;
    uint8_t left;

    if (pocket_sums.loose > 2 || pocket_sums.loose > gifts_possible())
        return 0;
    for (left = POCKET_VALUES; left != 0; left--) {
        if (*count++ >= SET_LEAST) {
            if (pocket.melded_values & bit)
                return 0;
            sets++;
        }
        bit <<= 1;
    }
    return sets <= MELDS_A_TURN;
}

/* Runs that can be published from now on in this turn. */
static uint8_t runs_held(void)
{
    uint8_t runs = MELDS_A_TURN - pocket.melded;
    const uint8_t *held = pocket_hand;
    uint8_t left;

    for (left = POCKET_VALUES; left != 0; left--) {
        if (*held < runs)
            runs = *held;
        held++;
    }
    return runs;
}

/* ---- Main actions ---- */

static void weigh_draws(uint8_t most)
{
    static const uint8_t *head;
    static int16_t base;
    static uint8_t number;
    uint8_t card = POCKET_ROW_SIZE;

    if (most > card)
        most = card;
    head = &POCKET_ROW(0);
    base = worth_now;
    weighed.kind = POCKET_DRAW;
    for (number = most; number != 0; number--) {
        card = *head++;
        if (card & POCKET_FACE_DOWN)
            base -= WEIGHTS.unknown_card[pocket_time];
        else
            pocket_add_card(card);
        weighed.a = most - number + 1;
        note(pocket_hand_worth() - base);
    }
    for (; most != 0; most--) {
        card = *--head;
        if (!(card & POCKET_FACE_DOWN))
            pocket_hand[card]--;
    }
    COPY_SUMS(pocket_sums, sums_now);
}

static int16_t out_worth;      /* of going out with sets, 0 when that cannot be */
static const uint8_t *melding; /* walks over the hand */

/* What the Portal of the kind brings; one that an opponent holds counts twice. */
static uint8_t claim_worth(uint8_t kind)
{
    uint8_t holder = pocket.portals[kind];
    uint8_t worth;

    if (holder == pocket.seat)
        return 0;
    worth = PORTAL_WORTH[kind];
    return holder == POCKET_NONE ? worth : (uint8_t)(worth << 1);
}

/* A set of the kind, of all its cards, or leaving some for runs: up to three. */
static void weigh_set(uint8_t kind)
{
    static int16_t base;
    static uint8_t all;
    static uint8_t left;

    all = *melding;
    base = worth_now - claim_worth(kind);
    weighed.a = kind;
    weighed.b = all;
    pocket_remove_set(kind);
    note(out_worth ? out_worth : pocket_hand_worth() - base);
    for (left = MELDS_A_TURN; left != 0 && weighed.b != SET_LEAST; left--) {
        weighed.b--;
        pocket_add_card(kind);
        note(pocket_hand_worth() - base);
    }
    pocket_hand[kind] = all;
    COPY_SUMS(pocket_sums, sums_now);
}

static void weigh_sets(void)
{
    static uint8_t kind, bit;

    if (pocket.melded == MELDS_A_TURN || pocket_sums.loose == pocket.hand_size[pocket.seat])
        return;
    out_worth = sets_can_go_out() ? worth_of_going_out() : 0;
    weighed.kind = POCKET_OPEN;
    melding = pocket_hand;
    bit = 1;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (*melding >= SET_LEAST && !(pocket.melded_values & bit))
            weigh_set(kind);
        melding++;
        bit <<= 1;
    }
}

/* The first one of all the runs that can be published now, since the others will follow. */
static void weigh_run(void)
{
    int16_t score = 0;
    uint8_t runs, left, kind, run;

    if (pocket_sums.kinds != POCKET_VALUES)
        return;
    runs = runs_held();
    if (runs == 0)
        return;
    weighed.kind = POCKET_PUBLISH;
    left = pocket.hand_size[pocket.seat];
    for (run = runs; run != 0; run--) {
        pocket.runs++;
        score += pocket.runs * TOKEN;
        left -= POCKET_VALUES;
        for (kind = 0; kind != POCKET_VALUES; kind++)
            pocket_remove_card(kind);
    }
    if (left > gifts_possible())
        score += pocket_hand_worth() - worth_now;
    else
        score += worth_of_going_out();
    for (kind = 0; kind != POCKET_VALUES; kind++)
        pocket_hand[kind] += runs;
    COPY_SUMS(pocket_sums, sums_now);
    pocket.runs -= runs;
    note(score);
}

static void weigh_end(void)
{
    weighed.kind = POCKET_END;
    note(0);
}

static void weigh_main(void)
{
    switch (pocket.main_action) {
    case POCKET_MAIN_NONE:
        weigh_draws(DRAW_MOST);
        weigh_sets();
        weigh_run();
        if (pocket_best_score == WORST)
            weigh_end();
        return;
    case POCKET_MAIN_OPEN:
        weigh_sets();
        break;
    case POCKET_MAIN_PUBLISH:
        weigh_run();
        break;
    }
    weigh_end();
}

/* ---- Portals ---- */

static int16_t gain_with(uint8_t kind)
{
    int16_t worth;

    pocket_add_card(kind);
    worth = pocket_hand_worth() - worth_now;
    pocket_hand[kind]--;
    COPY_SUMS(pocket_sums, sums_now);
    return worth;
}

/* The farthest card of each kind: near ones come by themselves. */
static void weigh_nyarlathotep(int16_t gain)
{
    uint8_t kind, place;

    for (kind = 0; kind != POCKET_VALUES; kind++) {
        place = MIND.far[kind];
        if (place < pocket.row_head || pocket.row[place] != kind)
            continue;
        weighed.a = place - pocket.row_head;
        note(gain + gain_with(kind));
    }
}

static int16_t best_card_of(uint8_t seat)
{
    const uint8_t *held = pocket.hands[seat];
    int16_t best = 0;
    int16_t worth;
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (*held++ == 0)
            continue;
        worth = gain_with(kind);
        if (worth > best)
            best = worth;
    }
    return best;
}

static void weigh_shub_niggurath(int16_t gain)
{
    uint8_t seat;

    for (seat = 0; seat != pocket.seats; seat++) {
        if (seat == pocket.seat || pocket.hand_size[seat] == 0)
            continue;
        weighed.a = seat;
        note(gain + WEIGHTS.stolen_card + best_card_of(seat));
    }
}

static void weigh_taking(void)
{
    const uint8_t *held = pocket.hands[pocket.laid_open];
    uint8_t kind;

    weighed.kind = POCKET_TAKE;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (*held++ == 0)
            continue;
        weighed.a = kind;
        note(gain_with(kind));
    }
}

/* The card that is missed the least, taken out of the hand; adds what that gains to *gain. */
static uint8_t part_with_card(int16_t *gain)
{
    int16_t best = WORST;
    int16_t worth;
    uint8_t kind;
    uint8_t chosen = 0;

    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (pocket_hand[kind] == 0)
            continue;
        pocket_remove_card(kind);
        worth = pocket_hand_worth();
        pocket_add_card(kind);
        if (worth <= best)
            continue;
        best = worth;
        chosen = kind;
    }
    *gain = best;
    pocket_remove_card(chosen);
    return chosen;
}

static uint8_t opponent_with_fewest_tokens(void)
{
    uint8_t seat;
    uint8_t chosen = pocket.seat == 0 ? 1 : 0;

    for (seat = chosen + 1; seat != pocket.seats; seat++)
        if (seat != pocket.seat && pocket.madness[seat] < pocket.madness[chosen])
            chosen = seat;
    return chosen;
}

/* One or two cards to the opponent that is ahead; late in a round, or to go out. */
static void weigh_cthulhu(int16_t gain)
{
    int16_t worth;
    uint8_t left = pocket.hand_size[pocket.seat];
    uint8_t first, second;

    if (pocket_time > LATEST && left > 2 && !pocket_listing)
        return;
    gain -= worth_now;
    weighed.a = opponent_with_fewest_tokens();
    weighed.c = POCKET_NONE;
    weighed.d = 0;
    first = part_with_card(&worth);
    weighed.b = first;
    note(left == 1 ? worth_of_going_out() : gain + worth);
    if (left != 1) {
        second = part_with_card(&worth);
        weighed.c = weighed.a;
        weighed.b = first < second ? first : second;
        weighed.d = first < second ? second : first;
        note(left == 2 ? worth_of_going_out() : gain + worth);
        pocket_hand[second]++;
    }
    pocket_hand[first]++;
    COPY_SUMS(pocket_sums, sums_now);
}

static void weigh_seal(uint8_t portal)
{
    int16_t gain = best_main + WEIGHTS.seal_gain[portal] - PORTAL_WORTH[portal];

    weighed.kind = POCKET_SEAL + portal;
    switch (portal) {
    case POCKET_NYARLATHOTEP:
        weigh_nyarlathotep(gain);
        break;
    case POCKET_SHUB_NIGGURATH:
        weigh_shub_niggurath(gain);
        break;
    case POCKET_CTHULHU:
        weigh_cthulhu(gain);
        break;
    case POCKET_GUG:
        note(gain - best_main);
        break;
    default:
        note(gain);
    }
}

static void weigh_seals(void)
{
    const uint8_t *holder = pocket.portals;
    uint8_t seat = pocket.seat;
    uint8_t portal;

    if (pocket.sealed)
        return;
    best_main = pocket_best_score;
    for (portal = 0; portal != POCKET_VALUES; portal++)
        if (*holder++ == seat && pocket_sealable(portal))
            weigh_seal(portal);
}

/* ---- All ---- */

static void weigh_naming(void)
{
    weighed.kind = POCKET_FIRST;
    for (weighed.a = 0; weighed.a != pocket.seats; weighed.a++)
        note(weighed.a == pocket.seat);
}

static void weigh_bound(void)
{
    if (pocket.main_action == POCKET_MAIN_NONE)
        weigh_draws(1);
    if (pocket_best_score == WORST)
        weigh_end();
}

/* Whether a turn that has drawn, or used Gug, can only be ended: most turns of a dream. */
static uint8_t only_the_end_is_left(void)
{
    const uint8_t *holder = pocket.portals;
    uint8_t left;

    if (pocket.phase != POCKET_TURN ||
        (pocket.main_action != POCKET_MAIN_DRAW && pocket.main_action != POCKET_MAIN_PASS))
        return 0;
    if (!pocket.sealed)
        for (left = POCKET_VALUES; left != 0; left--)
            if (*holder++ == pocket.seat)
                return 0;
    return 1;
}

void pocket_weigh(void)
{
    pocket_best_score = WORST;
    pocket_effort++;
    if (only_the_end_is_left()) {
        weigh_end();
        return;
    }
    COPY_SUMS(sums_now, pocket_sums);
    worth_now = pocket_hand_worth();
    if (pocket.phase == POCKET_NAMING) {
        weigh_naming();
    } else if (pocket.phase == POCKET_TAKING) {
        weigh_taking();
    } else if (pocket_is_bound()) {
        weigh_bound();
    } else {
        weigh_main();
        weigh_seals();
    }
}

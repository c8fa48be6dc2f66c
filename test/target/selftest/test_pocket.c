/* Pocket Madness is dealt and played as on the host. The whole comparison is the replay's
 * (test/target/replay); this one also runs where nobody has made a replay. */
#include "games/pocket/pocket.h"
#include "known_numbers.h"
#include "selftest.h"

static Random luck;
static PocketAction action;

static uint8_t offers(void)
{
    uint8_t count = 0;
    uint8_t more;

    for (more = pocket_first_action(&action); more && count != 255;
         more = pocket_next_action(&action))
        count++;
    return count;
}

static void play_one(void)
{
    uint8_t n = random_below(&luck, offers());

    pocket_first_action(&action);
    for (; n; n--)
        pocket_next_action(&action);
    CHECK(pocket_apply(&action));
}

static void deal_of_the_host(void)
{
    CHECK(pocket_start(1, 1) == 0 && pocket_start(5, 1) == 0);
    CHECK(pocket_start(KNOWN_POCKET_SEATS, KNOWN_POCKET_SEED));
    CHECK(pocket_hash() == KNOWN_POCKET_DEAL);
}

static void hundred_actions_of_the_host(void)
{
    uint8_t n;

    pocket_start(KNOWN_POCKET_SEATS, KNOWN_POCKET_SEED);
    random_seed(&luck, KNOWN_POCKET_LUCK);
    for (n = 0; n != KNOWN_POCKET_ACTIONS; n++)
        play_one();
    CHECK(pocket_hash() == KNOWN_POCKET_LATER);
}

static void illegal_action_is_refused(void)
{
    uint16_t before;

    pocket_start(2, 1);
    before = pocket_hash();
    action.kind = POCKET_DRAW;
    action.a = 4;
    CHECK(!pocket_apply(&action));
    action.kind = POCKET_KINDS;
    CHECK(!pocket_apply(&action));
    CHECK(pocket_hash() == before);
}

const SelfTest tests_pocket[] = {
    {"pocket deal", deal_of_the_host},
    {"pocket play", hundred_actions_of_the_host},
    {"pocket refuses", illegal_action_is_refused},
    {0, 0},
};

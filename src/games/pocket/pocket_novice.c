/* The Novice: a friendly beginner, who publishes a run whenever there is one, likes to open and to
 * seal Portals without asking what for, and draws as the mood takes it. */
#include "games/pocket/pocket_mind.h"

#define MOOD_FOR_PORTALS 1 /* bits of the mood */
#define MOOD_FOR_SETS    2

static uint8_t mood;

/* How gladly an action is taken; 0: not at all. */
static uint8_t liking(const PocketAction *action)
{
    switch (action->kind) {
    case POCKET_PUBLISH:
        return 5;
    case POCKET_OPEN:
        if (action->b != pocket_hand[action->a])
            return 0; /* all cards of a kind, or none */
        return mood & MOOD_FOR_SETS || pocket.main_action != POCKET_MAIN_NONE ? 4 : 0;
    case POCKET_DRAW:
        return action->a == 1 ? 1 : 2; /* a single card is a dull turn */
    case POCKET_TAKE:
        return 2;
    case POCKET_FIRST:
        return action->a == pocket.seat ? 2 : 0;
    case POCKET_END:
        return 1;
    case POCKET_SEAL + POCKET_GUG:
        return 0; /* who would not want a turn? */
    default:
        return mood & MOOD_FOR_PORTALS ? 3 : 0;
    }
}

/* Among the actions that it likes the most, each one as likely. */
void pocket_dabble(PocketAction *action)
{
    PocketAction met;
    uint8_t most = 0;
    uint8_t equals = 0;
    uint8_t liked;

    mood = (uint8_t)(random_next(&cpu_random) >> 8);
    if (!pocket_first(&met))
        return;
    *action = met;
    do {
        liked = liking(&met);
        if (liked < most || liked == 0)
            continue;
        if (liked > most)
            equals = 0;
        most = liked;
        equals++;
        if (random_below(&cpu_random, equals) == 0)
            *action = met;
    } while (equals != 0xFF && pocket_next(&met));
}

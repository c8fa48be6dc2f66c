#include "monkey.h"
#include "keys.h"
#include "noise.h"

typedef enum { HOLD_ONE, HOLD_SOME, REST, HAMMER, MASH, MOOD_COUNT } Mood;

typedef struct {
    Mood mood;
    unsigned keys;
    long frames_left;
} Whim;

static unsigned one_key(uint64_t *state)
{
    return 1u << noise_next(state) % 8;
}

static Whim next_whim(uint64_t *state)
{
    Whim whim = {.mood = noise_next(state) % MOOD_COUNT,
                 .frames_left = 1 + (long)(noise_next(state) % 40)};

    switch (whim.mood) {
    case HOLD_SOME:
        whim.keys = noise_next(state) & KEYS_ALL;
        break;
    case REST:
        whim.keys = 0;
        break;
    default:
        whim.keys = one_key(state);
        break;
    }
    return whim;
}

static unsigned keys_now(const Whim *whim, uint64_t *state)
{
    switch (whim->mood) {
    case HAMMER:
        return whim->frames_left & 1 ? whim->keys : 0;
    case MASH:
        return noise_next(state) & KEYS_ALL;
    default:
        return whim->keys;
    }
}

void monkey_play(Session *session, Machine *machine, uint64_t seed, long frames, unsigned keys)
{
    uint64_t state = seed;
    Whim whim = {.frames_left = 0};

    for (long i = 0; i < frames && !session_is_over(session); i++) {
        if (whim.frames_left == 0)
            whim = next_whim(&state);
        machine_hold(machine, keys_now(&whim, &state) & keys);
        whim.frames_left--;
        session_run_frame(session);
    }
    machine_hold(machine, 0);
}

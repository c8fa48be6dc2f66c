/* The thinking cartridge: CPU players of one level play whole games on the machine itself, and a
 * script measures how long each choice takes (from think_begins to think_ends). It waits until the
 * script has set think_seats; games follow one after the other until think_games are over. */
#include <gb/gb.h>

#include "games/cpu.h"
#include "replayc/games.h"
#include "target/console.h"

/* Set by the script. */
volatile uint8_t think_game, think_level, think_seats, think_games;

/* For the script. */
uint8_t think_over;
uint16_t think_choices;

static uint8_t action[REPLAY_ACTION_SIZE];

void think_begins(void)
{
}

void think_ends(void)
{
}

static void play(const ReplayGame *game, uint8_t seed)
{
    game->start(think_seats, seed);
    random_seed(&cpu_random, seed);
    while (game->first(action)) {
        think_begins();
        game->choose(think_level, action);
        think_ends();
        think_choices++;
        if (!game->apply(action))
            return;
    }
}

void main(void)
{
    uint8_t seed;

    think_seats = 0;
    think_over = 0;
    think_choices = 0;
    console_power_on();
    console_line(0, "Thinking");
    console_show();
    while (!think_seats)
        vsync();
    for (seed = 1; seed <= think_games; seed++)
        play(&replay_games[think_game], seed);
    think_over = 1;
    for (;;)
        vsync();
}

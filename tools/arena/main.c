/* arena: games between CPU players, or with an outside program, on the host. */
#include <signal.h>

#include "arena/arena.h"

int main(int argc, char **argv)
{
    static Arena arena;
    int player;

    signal(SIGPIPE,
           SIG_IGN); /* an outside program that left is an error to report, not to die of */
    arena_read_options(&arena, argc, argv);
    for (player = 0; player != arena.seats; player++)
        if (!arena_seat_player(&arena.players[player], arena.timeout))
            arena_misuse("--cpu: no kind of player is called \"%s\"", arena.players[player].name);
    arena_play(&arena);
    for (player = 0; player != arena.seats; player++)
        arena_dismiss_player(&arena.players[player]);
    if (arena.transcript && fclose(arena.transcript) != 0)
        arena_fail("--transcript: the file could not be written to its end");
    return 0;
}

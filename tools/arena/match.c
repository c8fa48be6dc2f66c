/* Plays the games, writes the transcript, keeps the standing. */
#include <math.h>
#include <time.h>

#include "arena/offers.h"

typedef struct {
    double points[ARENA_SEATS]; /* by player: a win 1, a shared one half */
    long games;
} Standing;

/* ---- Transcript ---- */

static void write_header(const Arena *arena, uint32_t seed)
{
    fprintf(arena->transcript, "{\"game\":\"%s\",\"seats\":%d,\"seed\":%u,\"version\":1}\n",
            arena->game->rules->name, arena->seats, seed);
}

/* No seat acts at set-up: -1 and null. */
static void write_step(const Arena *arena, int seat, const char *words)
{
    fprintf(arena->transcript, "{\"seat\":%d,\"action\":", seat);
    if (words)
        fprintf(arena->transcript, "\"%s\"", words);
    else
        fputs("null", arena->transcript);
    fputs(",\"state\":", arena->transcript);
    arena->game->write_state(arena->transcript, -1);
    fputs("}\n", arena->transcript);
}

/* ---- Games ---- */

/* In the first game player 0 has seat 0; everyone moves on by one seat a game. */
static ArenaPlayer *player_at(Arena *arena, int seat, long game)
{
    return &arena->players[(seat + game) % arena->seats];
}

static void play_step(Arena *arena, int seat, long game)
{
    ArenaPlayer *player = player_at(arena, seat, game);
    char words[ARENA_WORDS_SIZE];
    int actions = offers_list(arena->game);
    int action = player->choose(player, arena->game, actions);

    if (arena->transcript)
        offers_words(arena->game, action, words);
    offers_play(arena->game, action);
    if (arena->transcript)
        write_step(arena, seat, words);
}

static void score(const Arena *arena, Standing *standing, long game)
{
    uint8_t winners = arena->game->winners();
    int is_shared = (winners & (winners - 1)) != 0;
    int seat;

    for (seat = 0; seat != arena->seats; seat++) {
        if (winners == 0)
            standing->points[(seat + game) % arena->seats] += 0.5;
        else if (winners >> seat & 1)
            standing->points[(seat + game) % arena->seats] += is_shared ? 0.5 : 1;
    }
    standing->games++;
}

static void play_game(Arena *arena, Standing *standing, long game)
{
    uint32_t seed = (uint32_t)(arena->seed + game) & RANDOM_SEED_MASK;
    int seat, player;

    for (player = 0; player != arena->seats; player++)
        random_seed(&arena->players[player].random, seed * 4u + 0x10000001u * (uint32_t)player);
    arena->game->rules->start((uint8_t)arena->seats, seed);
    if (arena->transcript) {
        write_header(arena, seed);
        write_step(arena, -1, NULL);
    }
    while ((seat = arena->game->seat_to_act()) >= 0)
        play_step(arena, seat, game);
    score(arena, standing, game);
}

/* ---- Standing ---- */

/* Wilson's interval: right also near 0 and 100 %, where games are few. */
static void print_standing(const Arena *arena, const Standing *standing)
{
    const double z = 1.959964;
    double n = (double)standing->games;
    double rate, centre, half;
    int player;

    for (player = 0; player != arena->seats; player++) {
        rate = standing->points[player] / n;
        centre = (rate + z * z / (2 * n)) / (1 + z * z / n);
        half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n);
        printf("%-12s %6.2f %%  (95 %%: %.2f to %.2f)  %.1f of %ld\n", arena->players[player].name,
               100 * rate, 100 * fmax(0, centre - half), 100 * fmin(1, centre + half),
               standing->points[player], standing->games);
    }
}

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void arena_play(Arena *arena)
{
    Standing standing = {{0}, 0};
    double start = seconds();
    long game;

    for (game = 0; game != arena->games; game++)
        play_game(arena, &standing, game);
    if (arena->quiet)
        return;
    print_standing(arena, &standing);
    fprintf(stderr, "%ld games, %.0f a second\n", arena->games,
            (double)arena->games / fmax(seconds() - start, 1e-9));
}

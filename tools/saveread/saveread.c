/* saveread: what a save file of the cartridge holds. The kept games are played again, action by
 * action, with the same rules as on the Game Boy. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cart/save/journal.h"
#include "cart/save/layout.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "saveread/cuts.h"
#include "saveread/damage.h"
#include "saveread/games.h"
#include "saveread/image.h"
#include "saveread/kept_game.h"

static const char *const found_names[] = {"fine",    "new",           "foreign",
                                          "damaged", "other version", "absent"};
static const char *const slot_names[] = {"fine", "empty", "damaged", "other version"};

#define LAST_GAME_AT 45 /* in the settings */

static int print_states;

static void tell_journal(uint8_t number, uint8_t status, const char *name)
{
    const SavedGame *game = &saved_games[number];
    int actions;
    uint8_t state = kept_game_play(number, status, &actions);
    size_t n;

    if (state != SLOTS_FINE) {
        printf("%s %s: %s\n", game->name, name, slot_names[state]);
        return;
    }
    if (actions < 0) {
        printf("%s %s: senseless\n", game->name, name);
        return;
    }
    printf("%s %s: %d actions, hash %04X\n", game->name, name, actions, game->hash());
    if (!print_states)
        return;
    printf("%s state:", game->name);
    for (n = 0; n != game->size; n++)
        printf(" %02X", game->state[n]);
    printf("\n");
}

static void tell_pair(uint8_t pair, const char *name, size_t size)
{
    uint8_t payload[RECORDS_BYTES];
    uint8_t state = slots_read(pair, payload);
    size_t n;

    printf("%s: %s", name, slot_names[state]);
    if (state == SLOTS_FINE && print_states)
        for (n = 0; n != size; n++)
            printf(" %02X", payload[n]);
    printf("\n");
}

static int waits(uint8_t game)
{
    int actions;

    return game < SAVED_GAMES && kept_game_play(game, JOURNAL_PLAYING, &actions) == SLOTS_FINE;
}

/* The game that the title offers: the one played last, else the first that waits. */
static void tell_offer(void)
{
    uint8_t payload[RECORDS_BYTES];
    uint8_t game = SAVED_GAMES;

    if (slots_read(SLOTS_SETTINGS, payload) == SLOTS_FINE)
        game = payload[LAST_GAME_AT];
    if (!waits(game))
        for (game = 0; game != SAVED_GAMES && !waits(game); game++)
            ;
    printf("offered: %s\n", game == SAVED_GAMES ? "none" : saved_games[game].name);
}

/* Bits as in screens/keep.h: settings, records, and for each game its two journals together. */
static unsigned parts_of(uint8_t pairs)
{
    unsigned parts = pairs & 3;
    int game;

    for (game = 0; game != SAVED_GAMES; game++)
        if (pairs >> (SLOTS_HEADS + 2 * game) & 3)
            parts |= 4u << game;
    return parts;
}

static void tell_losses(void)
{
    unsigned damaged = parts_of(save_damaged);
    uint8_t game;

    for (game = 0; game != SAVED_GAMES; game++)
        if (journal_find(game, JOURNAL_PLAYING) == SLOTS_DAMAGED)
            damaged |= 4u << game;
    printf("damaged parts: %02X, refused parts: %02X\n", damaged, parts_of(save_refused));
}

int main(int argc, char **argv)
{
    uint8_t game;

    if (argc >= 3 && strcmp(argv[1], "--cuts") == 0)
        return cuts_check(argv[2], argc > 4 ? argv[3] : NULL, argc > 4 ? atol(argv[4]) : 0);
    if (argc == 5 && strcmp(argv[1], "--damage") == 0)
        return damage_make(argv[2], argv[3], atol(argv[4]));
    if (argc == 3 && strcmp(argv[1], "--states") == 0) {
        print_states = 1;
        argv++;
        argc--;
    }
    if (argc != 2) {
        fputs("saveread [--states] FILE.sav        says what a save holds\n"
              "saveread --cuts LOG [FOLDER COUNT]  looks at every power cut of a log of gbrun's,\n"
              "                                    and puts COUNT of the images into FOLDER\n"
              "saveread --damage FILE.sav FOLDER COUNT  puts damaged copies into FOLDER\n",
              stderr);
        return 2;
    }
    if (!image_load(argv[1]))
        return 2;
    printf("save: %s\n", found_names[save_init()]);
    tell_pair(SLOTS_SETTINGS, "settings", SETTINGS_BYTES);
    tell_pair(SLOTS_RECORDS, "records", RECORDS_BYTES);
    for (game = 0; game != SAVED_GAMES; game++) {
        tell_journal(game, JOURNAL_PLAYING, "playing");
        tell_journal(game, JOURNAL_FINISHED, "finished");
    }
    tell_offer();
    if (print_states)
        tell_losses();
    return 0;
}

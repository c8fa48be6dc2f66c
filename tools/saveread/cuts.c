#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cart/save/journal.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "saveread/cuts.h"
#include "saveread/games.h"
#include "saveread/image.h"
#include "saveread/kept_game.h"

#define NO_GAME (-2)

/* What a player would find. */
typedef struct {
    uint8_t found, settings, records;
    int playing[SAVED_GAMES];  /* actions, or NO_GAME */
    int finished[SAVED_GAMES]; /* likewise */
} Contents;

static long cut, failures;

static void fail(const char *what, int game)
{
    fprintf(stderr, "cut %ld: %s%s%s\n", cut, game < 0 ? "" : saved_games[game].name,
            game < 0 ? "" : ": ", what);
    failures++;
}

static int look_at_journal(uint8_t game, uint8_t status)
{
    int actions;
    uint8_t state = kept_game_play(game, status, &actions);

    if (state == SLOTS_DAMAGED || (state == SLOTS_FINE && actions == -1))
        fail("damaged", game);
    return state == SLOTS_FINE ? actions : NO_GAME;
}

static void look(Contents *contents)
{
    uint8_t game;

    contents->found = save_init();
    contents->settings = slots_state(SLOTS_SETTINGS);
    contents->records = slots_state(SLOTS_RECORDS);
    for (game = 0; game != SAVED_GAMES; game++) {
        contents->playing[game] = look_at_journal(game, JOURNAL_PLAYING);
        contents->finished[game] = look_at_journal(game, JOURNAL_FINISHED);
    }
}

static void compare(const Contents *before, const Contents *after)
{
    int game, step;

    if (after->found == SAVE_DAMAGED || after->found == SAVE_OTHER_VERSION ||
        (after->found == SAVE_FOREIGN && before->found != SAVE_FOREIGN))
        fail("what was whole is not any more", -1);
    if (before->settings == SLOTS_FINE && after->settings != SLOTS_FINE)
        fail("the settings are lost", -1);
    if (before->records == SLOTS_FINE && after->records != SLOTS_FINE)
        fail("the records are lost", -1);
    for (game = 0; game != SAVED_GAMES; game++) {
        step = after->playing[game] - before->playing[game];
        if (after->playing[game] > 0 && before->playing[game] >= 0 && (step < -1 || step > 1))
            fail("neither the state before nor the one after", game);
        if (after->playing[game] > 0 && before->playing[game] == NO_GAME)
            fail("a game out of nowhere", game);
        if (after->finished[game] == NO_GAME && before->finished[game] != NO_GAME)
            fail("the finished one is lost", game);
    }
}

static long log_writes(FILE *log)
{
    long size;

    fseek(log, 0, SEEK_END);
    size = ftell(log) - (long)SRAM_SIZE;
    rewind(log);
    return size < 0 || size % 3 != 0 ? -1 : size / 3;
}

int cuts_check(const char *path, const char *folder, long count)
{
    static uint8_t bytes[SRAM_SIZE];
    FILE *log = fopen(path, "rb");
    Contents before, after;
    uint8_t write[3];
    long writes, written = 0;

    if (!log) {
        fprintf(stderr, "saveread: %s: %s\n", path, strerror(errno));
        return 2;
    }
    writes = log_writes(log);
    if (writes < 0 || fread(bytes, 1, sizeof bytes, log) != sizeof bytes) {
        fprintf(stderr, "saveread: %s is no log of gbrun --sav-log\n", path);
        fclose(log);
        return 2;
    }
    memcpy(image, bytes, sizeof image);
    look(&before);
    for (cut = 1; fread(write, 1, sizeof write, log) == sizeof write; cut++) {
        bytes[(write[0] | write[1] << 8) % SRAM_SIZE] = write[2];
        memcpy(image, bytes, sizeof image); /* looking mends what it finds */
        look(&after);
        compare(&before, &after);
        before = after;
        if (folder && cut * count / writes > written) {
            written++;
            if (!image_store(folder, cut, bytes))
                return 2;
        }
    }
    fclose(log);
    printf("%ld cuts, %ld failed\n", cut - 1, failures);
    return failures != 0;
}

#include <string.h>

#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "games/scratch.h"
#include "screens/keep.h"
#include "screens/records.h"

#define records ((Records *)game_scratch)
_Static_assert(sizeof(Records) <= RECORDS_BYTES, "more than the pair holds");

#define STREAK_OF_ULTHAR 7
#define BIT(feat)        ((uint16_t)(1u << (feat)))
#define MOST             999u /* what the columns of the screen hold */

Records *records_open(void) BANKED
{
    if (!save_read(SLOTS_RECORDS, game_scratch))
        memset(game_scratch, 0, RECORDS_BYTES);
    return records;
}

static void count_up(uint16_t *counter)
{
    if (*counter != MOST)
        (*counter)++;
}

static uint8_t is_better(const GameResult *result, const RecordLine *line)
{
    if (line->won + line->shared == 0)
        return 1;
    return result->game == GAME_POCKET ? result->value < line->best : result->value > line->best;
}

static void count_result(const GameResult *result, RecordLine *line)
{
    if (result->result != RESULT_LOST && is_better(result, line))
        line->best = result->value;
    if (result->result == RESULT_WON) {
        count_up(&line->won);
        if (line->streak != 99)
            line->streak++;
        if (line->streak > line->best_streak)
            line->best_streak = line->streak;
    } else {
        line->streak = 0;
        count_up(result->result == RESULT_SHARED ? &line->shared : &line->lost);
    }
    if (result->length > line->longest)
        line->longest = result->length;
    if (line->shortest == 0 || result->length < line->shortest)
        line->shortest = result->length;
}

static uint16_t feats_of_any_game(const GameResult *result)
{
    uint16_t feats = BIT(FEAT_FIRST);
    uint8_t game;

    if (result->result == RESULT_SHARED)
        feats |= BIT(FEAT_SHARED);
    if (records->games >= 100)
        feats |= BIT(FEAT_HUNDRED);
    if (result->level != CPU_NOVICE &&
        records->lines[result->game][result->level].streak >= STREAK_OF_ULTHAR)
        feats |= BIT(FEAT_STREAK);
    for (game = 0; game != GAME_COUNT && records->lines[game][CPU_ELDER].won; game++)
        ;
    if (game == GAME_COUNT)
        feats |= BIT(FEAT_TRINITY);
    return feats;
}

static uint16_t feats_of_victory(const GameResult *result)
{
    uint16_t feats = 0;

    switch (result->game) {
    case GAME_POCKET:
        if (result->value == 0)
            feats |= BIT(FEAT_POCKET_SANE);
        if (result->length <= 2)
            feats |= BIT(FEAT_POCKET_QUICK);
        if (result->seats == SITTING_SEATS && result->weakest == CPU_ELDER)
            feats |= BIT(FEAT_POCKET_ELDERS);
        break;
    case GAME_TIDES:
        if (result->tokens == 8)
            feats |= BIT(FEAT_TIDES_BRINK);
        if (result->value >= 100)
            feats |= BIT(FEAT_TIDES_HIGH);
        break;
    default:
        if (result->value <= 5)
            feats |= BIT(FEAT_REALMS_BRINK);
        if (result->value >= 75)
            feats |= BIT(FEAT_REALMS_HALE);
        if (result->seats == SITTING_SEATS)
            feats |= BIT(FEAT_REALMS_LAST);
    }
    return feats;
}

uint16_t records_count(const GameResult *result) BANKED
{
    uint32_t mark = keep_mark();
    uint16_t feats;

    records_open();
    if (records->counted[result->game] == mark)
        return 0;
    records->counted[result->game] = mark;
    count_up(&records->games);
    count_result(result, &records->lines[result->game][result->level]);
    feats = feats_of_any_game(result);
    if (result->result == RESULT_WON)
        feats |= feats_of_victory(result);
    if (result->game == GAME_TIDES && result->nobody)
        feats |= BIT(FEAT_TIDES_NOBODY);
    feats &= (uint16_t)~records->feats;
    records->feats |= feats;
    save_write(SLOTS_RECORDS, game_scratch);
    return feats;
}

void records_clear(void) BANKED
{
    memset(game_scratch, 0, RECORDS_BYTES);
    save_write(SLOTS_RECORDS, game_scratch);
}

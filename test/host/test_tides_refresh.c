/* Tides of Madness: the refresh between rounds; actions as a list and as bytes; the hash. */
/* Links: test/host/tides_table.c tools/arena/tides_words.c src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
#include "tides_table.h"

#include <string.h>

static void reach_refresh(void)
{
    tables(1, "Cthulhu, Innsmouth, Deep Ones, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    play_last();
    assert_int_equal(tides.phase, TIDES_KEEPING);
}

/* ---- Refresh ---- */

static void both_take_back_their_five_cards(void **state)
{
    (void)state;
    reach_refresh();
    assert_hand(0, "Cthulhu, Innsmouth, Deep Ones, Azathoth, Hastur");
    assert_hand(1, "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, "
                   "Mountains of Madness");
    assert_table(0, "");
    assert_table(1, "");
    assert_cards(tides.scored[0], 5, "Cthulhu, Innsmouth, Deep Ones, Azathoth, Hastur");
    assert_int_equal(tides_seat_to_act(), 0);
}

static void kept_cards_are_not_taken_back(void **state)
{
    (void)state;
    tables(2, "R'lyeh, Cthulhu, Innsmouth, Deep Ones, Azathoth, Hastur",
           "Great Race of Yith, Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, "
           "Mountains of Madness");
    play_last();
    assert_table(0, "R'lyeh");
    assert_hand(0, "Cthulhu, Innsmouth, Deep Ones, Azathoth, Hastur");
    cannot("keep R'lyeh");
    does("keep Hastur");
    does("discard Cthulhu");
    does("keep Dagon");
    does("discard Nyarlathotep");
    assert_table(0, "R'lyeh, Hastur");
    assert_table(1, "Great Race of Yith, Dagon");
}

static void one_is_kept_and_another_one_discarded(void **state)
{
    (void)state;
    reach_refresh();
    cannot("discard Cthulhu");
    cannot("keep Dagon");
    does("keep Cthulhu");
    cannot("keep Hastur");
    cannot("discard Cthulhu");
    cannot("discard Dagon");
    does("discard Hastur");
    assert_int_equal(tides_seat_to_act(), 1);
    does("keep Dagon");
    cannot("discard Dagon");
    does("discard Elder Things");
    assert_table(0, "Cthulhu");
    assert_table(1, "Dagon");
    assert_cards(tides.discard, tides.discards, "Hastur, Elder Things");
}

static void the_choices_stay_hidden_until_all_are_made(void **state)
{
    TidesView before, view;
    uint8_t event;

    (void)state;
    reach_refresh();
    tides_view(1, &before);
    does("keep Cthulhu");
    assert_false(tides_event_open_to(0, 1));
    does("discard Hastur");
    tides_view(1, &view);
    assert_memory_equal(&view, &before, sizeof view);
    assert_int_equal(tides.table_size[0], 0);
    assert_int_equal(tides.discards, 0);
    tides_view(0, &view);
    assert_int_equal(view.chosen, TIDES_CTHULHU);
    assert_int_equal(view.thrown, TIDES_HASTUR);
    does("keep Dagon");
    does("discard Elder Things");
    for (event = 0; event != tides_event_count; event++) {
        if (tides_events[event].kind == TIDES_DID_DRAW)
            assert_int_equal(tides_event_open_to(event, 0), tides_events[event].seat == 0);
        else if (tides_events[event].kind != TIDES_DID_CHOOSE)
            assert_true(tides_event_open_to(event, 0));
    }
}

static void each_seat_draws_two_seat_0_first(void **state)
{
    (void)state;
    reach_refresh();
    read_cards("R'lyeh, Dreamlands, Yog-Sothoth, Necronomicon, Great Race of Yith, "
               "Pnakotic Manuscripts, Miskatonic University, Shub-Niggurath",
               tides.deck);
    does("keep Cthulhu");
    does("discard Hastur");
    does("keep Dagon");
    does("discard Elder Things");
    assert_hand(0, "Innsmouth, Deep Ones, Azathoth, R'lyeh, Dreamlands");
    assert_hand(1, "Nyarlathotep, Unaussprechlichen Kulten, Mountains of Madness, Yog-Sothoth, "
                   "Necronomicon");
    assert_int_equal(TIDES_DECK_SIZE, 4);
    assert_int_equal(tides.round, 2);
    assert_int_equal(tides.pick, 1);
    assert_int_equal(tides.phase, TIDES_PICKING);
    assert_int_equal(tides_seat_to_act(), 0);
}

static void the_refresh_is_told_and_its_secrets_are_over(void **state)
{
    static const TidesEvent told[] = {
        {TIDES_DID_CHOOSE, 1, TIDES_ELDER_THINGS, TIDES_DISCARD},
        {TIDES_DID_KEEP, 0, TIDES_CTHULHU, 0},
        {TIDES_DID_KEEP, 1, TIDES_DAGON, 0},
        {TIDES_DID_DISCARD, 0, TIDES_HASTUR, 0},
        {TIDES_DID_DISCARD, 1, TIDES_ELDER_THINGS, 0},
        {TIDES_DID_DRAW, 0, TIDES_RLYEH, 0},
        {TIDES_DID_DRAW, 0, TIDES_DREAMLANDS, 0},
        {TIDES_DID_DRAW, 1, TIDES_YOG_SOTHOTH, 0},
        {TIDES_DID_DRAW, 1, TIDES_NECRONOMICON, 0},
        {TIDES_DID_START_ROUND, 0, 2, 0},
    };
    uint8_t seat;

    (void)state;
    reach_refresh();
    read_cards("R'lyeh, Dreamlands, Yog-Sothoth, Necronomicon", tides.deck);
    does("keep Cthulhu");
    does("discard Hastur");
    does("keep Dagon");
    does("discard Elder Things");
    assert_int_equal(tides_event_count, sizeof told / sizeof *told);
    assert_memory_equal(tides_events, told, sizeof told);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        assert_int_equal(tides.chosen[seat], TIDES_NONE);
        assert_int_equal(tides.thrown[seat], TIDES_NONE);
    }
}

static void the_deck_runs_out_exactly(void **state)
{
    Random random;
    TidesAction action;
    uint32_t seed;
    unsigned thirds = 0;

    (void)state;
    random_seed(&random, 4);
    for (seed = 0; seed != 200; seed++) {
        tides_start(2, seed);
        while (random_action(&random, &action)) {
            assert_true(tides_apply(&action));
            if (tides.phase == TIDES_PICKING)
                assert_int_equal(TIDES_DECK_SIZE, 12 - 4 * tides.round);
            if (tides.round == 3) {
                assert_int_equal(TIDES_DECK_SIZE, 0);
                assert_int_equal(tides.discards, 4);
                thirds++;
            }
        }
    }
    assert_true(thirds > 100);
}

static void round_3_has_no_refresh(void **state)
{
    (void)state;
    tables(3, "Elder Things, Mountains of Madness, Deep Ones, R'lyeh, Azathoth, Hastur, Cthulhu",
           "Unaussprechlichen Kulten, Yog-Sothoth, Dagon, Innsmouth, Nyarlathotep, Necronomicon, "
           "Shub-Niggurath");
    play_last();
    does("bonus points");
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides.table_size[0], 7);
    cannot("keep Deep Ones");
}

/* ---- Actions ---- */

static uint8_t offers(void)
{
    TidesAction action;
    uint8_t count = 0;
    uint8_t more;

    for (more = tides_first_action(&action); more; more = tides_next_action(&action))
        count++;
    return count;
}

static void the_list_of_actions_has_the_size_of_the_choice(void **state)
{
    (void)state;
    tides_start(2, 3);
    assert_int_equal(offers(), 5);
    reach_refresh();
    assert_int_equal(offers(), 5);
    does("keep Cthulhu");
    assert_int_equal(offers(), 4);
    tables(1, "Dreamlands, Innsmouth, Deep Ones, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Cthulhu, Mountains of Madness");
    assert_int_equal(offers(), 1);
    play_last();
    assert_int_equal(offers(), 5);
    does("suit Manuscript");
    assert_int_equal(offers(), 2);
}

static void everything_else_is_refused(void **state)
{
    TidesAction action;
    Tides before;
    unsigned kind, parameter;
    unsigned legal = 0;

    (void)state;
    tides_start(2, 3);
    before = tides;
    for (kind = 0; kind != 256; kind++) {
        for (parameter = 0; parameter != 256; parameter++) {
            action.kind = (uint8_t)kind;
            action.a = (uint8_t)parameter;
            if (tides_legal(&action))
                legal++;
            else
                assert_false(tides_apply(&action));
        }
    }
    assert_int_equal(legal, 5);
    assert_memory_equal(&before, &tides, sizeof tides);
}

/* Saves and link partners keep these codes: changing one breaks them. */
static void byte_codes_stay_what_they_are(void **state)
{
    static const struct {
        uint8_t kind, a, code;
    } codes[] = {
        {TIDES_PICK, 0, 0},     {TIDES_PICK, 17, 17},    {TIDES_SUIT, 0, 18}, {TIDES_SUIT, 4, 22},
        {TIDES_BONUS, 0, 23},   {TIDES_BONUS, 1, 24},    {TIDES_KEEP, 0, 25}, {TIDES_KEEP, 17, 42},
        {TIDES_DISCARD, 0, 43}, {TIDES_DISCARD, 17, 60},
    };
    TidesAction action;
    uint8_t byte;
    size_t code;

    (void)state;
    for (code = 0; code != sizeof codes / sizeof *codes; code++) {
        action.kind = codes[code].kind;
        action.a = codes[code].a;
        assert_int_equal(tides_encode(&action, &byte), 1);
        assert_int_equal(byte, codes[code].code);
        memset(&action, 99, sizeof action);
        assert_int_equal(tides_decode(&byte, 1, &action), 1);
        assert_int_equal(action.kind, codes[code].kind);
        assert_int_equal(action.a, codes[code].a);
    }
}

static void unwritten_codes_are_no_actions(void **state)
{
    TidesAction action;
    unsigned code;
    uint8_t byte = 0;

    (void)state;
    assert_int_equal(tides_decode(&byte, 0, &action), 0);
    for (code = 61; code != 256; code++) {
        byte = (uint8_t)code;
        assert_int_equal(tides_decode(&byte, 1, &action), 0);
    }
}

/* ---- Hash ---- */

static void the_hash_is_of_every_byte(void **state)
{
    uint8_t *bytes = (uint8_t *)&tides;
    uint16_t before;
    size_t byte;

    (void)state;
    tides_start(2, 3);
    before = tides_hash();
    for (byte = 0; byte != sizeof tides; byte++) {
        bytes[byte] ^= 1;
        assert_int_not_equal(tides_hash(), before);
        bytes[byte] ^= 1;
    }
    assert_int_equal(tides_hash(), before);
    tides_start(2, 4);
    assert_int_not_equal(tides_hash(), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_take_back_their_five_cards),
        cmocka_unit_test(kept_cards_are_not_taken_back),
        cmocka_unit_test(one_is_kept_and_another_one_discarded),
        cmocka_unit_test(the_choices_stay_hidden_until_all_are_made),
        cmocka_unit_test(each_seat_draws_two_seat_0_first),
        cmocka_unit_test(the_refresh_is_told_and_its_secrets_are_over),
        cmocka_unit_test(the_deck_runs_out_exactly),
        cmocka_unit_test(round_3_has_no_refresh),
        cmocka_unit_test(the_list_of_actions_has_the_size_of_the_choice),
        cmocka_unit_test(everything_else_is_refused),
        cmocka_unit_test(byte_codes_stay_what_they_are),
        cmocka_unit_test(unwritten_codes_are_no_actions),
        cmocka_unit_test(the_hash_is_of_every_byte),
    };

    return cmocka_run_group_tests_name("tides refresh", tests, NULL, NULL);
}

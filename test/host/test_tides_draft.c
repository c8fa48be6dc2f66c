/* Tides of Madness: set-up, the draft, and what the seats know during it. */
/* Links: test/host/tides_table.c tools/arena/tides_words.c src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
#include "tides_table.h"

#include <string.h>

/* ---- Set-up ---- */

static void two_seats_play(void **state)
{
    Tides before;

    (void)state;
    tides_start(2, 5);
    before = tides;
    assert_false(tides_start(1, 7));
    assert_false(tides_start(3, 7));
    assert_memory_equal(&before, &tides, sizeof tides);
    assert_true(tides_start(2, 7));
}

static void each_seat_is_dealt_five_and_eight_remain(void **state)
{
    uint8_t seen[TIDES_CARDS] = {0};
    uint8_t seat, place, card;

    (void)state;
    tides_start(2, 7);
    for (seat = 0; seat != 2; seat++) {
        assert_int_equal(tides.hand_size[seat], 5);
        assert_int_equal(tides.table_size[seat], 0);
        assert_int_equal(tides.tokens[seat], 0);
        assert_int_equal(tides.points[seat], 0);
        for (place = 0; place != 5; place++)
            seen[tides.hands[seat][place]]++;
    }
    assert_int_equal(TIDES_DECK_SIZE, 8);
    for (place = 0; place != 8; place++)
        seen[tides.deck[place]]++;
    for (card = 0; card != TIDES_CARDS; card++)
        assert_int_equal(seen[card], 1);
    assert_int_equal(tides.round, 1);
    assert_int_equal(tides.pick, 1);
    assert_int_equal(tides_seat_to_act(), 0);
}

static void every_card_may_lie_anywhere(void **state)
{
    unsigned dealt[2][TIDES_CARDS] = {{0}};
    uint32_t seed;
    uint8_t seat, place, card;

    (void)state;
    for (seed = 0; seed != 3600; seed++) {
        tides_start(2, seed);
        for (seat = 0; seat != 2; seat++)
            for (place = 0; place != 5; place++)
                dealt[seat][tides.hands[seat][place]]++;
    }
    for (seat = 0; seat != 2; seat++)
        for (card = 0; card != TIDES_CARDS; card++)
            assert_in_range(dealt[seat][card], 880, 1120); /* 1000 on average */
}

/* ---- What is printed on the cards ---- */

static void three_cards_of_each_suit_and_three_without(void **state)
{
    uint8_t card;

    (void)state;
    for (card = 0; card != 15; card++)
        assert_int_equal(tides_card_suit(card), card / 3);
    for (; card != TIDES_CARDS; card++)
        assert_int_equal(tides_card_suit(card), TIDES_NONE);
}

static void eight_cards_show_the_madness_icon(void **state)
{
    uint8_t mad[TIDES_CARDS];
    uint8_t card, number, place = 0;

    (void)state;
    number = read_cards("Deep Ones, Great Race of Yith, R'lyeh, Yog-Sothoth, Dagon, Necronomicon, "
                        "Pnakotic Manuscripts, Miskatonic University",
                        mad);
    assert_int_equal(number, 8);
    for (card = 0; card != TIDES_CARDS; card++) {
        assert_int_equal(tides_card_madness(card), place != number && mad[place] == card);
        if (tides_card_madness(card))
            place++;
    }
}

/* ---- Draft ---- */

static void deal_known_hands(void)
{
    hands(1, "Hastur, Dagon, R'lyeh, Azathoth, Deep Ones",
          "Innsmouth, Cthulhu, Necronomicon, Dreamlands, Elder Things");
}

static void a_pick_stays_hidden_until_both_are_made(void **state)
{
    TidesView view, before;

    (void)state;
    deal_known_hands();
    tides_view(1, &before);
    does("pick Dagon");
    tides_view(1, &view);
    assert_memory_equal(&view, &before, sizeof view);
    assert_int_equal(tides.table_size[0], 0);
    assert_int_equal(tides.hand_size[0], 5);
    assert_int_equal(tides_seat_to_act(), 1);
    tides_view(0, &view);
    assert_int_equal(view.chosen, TIDES_DAGON);
    assert_int_equal(tides_event_count, 1);
    assert_true(tides_event_open_to(0, 0));
    assert_false(tides_event_open_to(0, 1));
}

static void both_picks_are_revealed_and_the_hands_swapped(void **state)
{
    (void)state;
    deal_known_hands();
    does("pick Dagon");
    does("pick Necronomicon");
    assert_table(0, "Dagon");
    assert_table(1, "Necronomicon");
    assert_hand(0, "Innsmouth, Cthulhu, Dreamlands, Elder Things");
    assert_hand(1, "Hastur, R'lyeh, Azathoth, Deep Ones");
    assert_int_equal(tides.pick, 2);
    assert_int_equal(tides_seat_to_act(), 0);
    assert_int_equal(tides.chosen[0], TIDES_NONE);
    assert_int_equal(tides.chosen[1], TIDES_NONE);
    assert_int_equal(tides_event_count, 4);
    assert_int_equal(tides_events[1].kind, TIDES_DID_REVEAL);
    assert_int_equal(tides_events[1].a, TIDES_DAGON);
    assert_int_equal(tides_events[2].kind, TIDES_DID_REVEAL);
    assert_int_equal(tides_events[2].a, TIDES_NECRONOMICON);
    assert_int_equal(tides_events[3].kind, TIDES_DID_SWAP);
}

static void only_a_card_of_the_own_hand_can_be_picked(void **state)
{
    (void)state;
    deal_known_hands();
    cannot("pick Innsmouth");
    cannot("pick Miskatonic University");
    cannot("keep Dagon");
    cannot("discard Dagon");
    cannot("suit Race");
    cannot("bonus points");
    does("pick Hastur");
    cannot("pick Hastur");
    cannot("pick Dagon");
}

static void cards_lie_in_the_order_in_which_they_were_played(void **state)
{
    (void)state;
    deal_known_hands();
    does("pick Dagon");
    does("pick Innsmouth");
    does("pick Cthulhu");
    does("pick R'lyeh");
    does("pick Hastur");
    does("pick Dreamlands");
    does("pick Elder Things");
    does("pick Deep Ones");
    assert_table(0, "Dagon, Cthulhu, Hastur, Elder Things");
    assert_table(1, "Innsmouth, R'lyeh, Dreamlands, Deep Ones");
    assert_int_equal(tides.pick, 5);
    does("pick Azathoth"); /* the fifth is forced */
    cannot("pick Azathoth");
    does("pick Necronomicon");
    assert_table(0, "Dagon, Cthulhu, Hastur, Elder Things, Azathoth");
    assert_table(1, "Innsmouth, R'lyeh, Dreamlands, Deep Ones, Necronomicon");
    assert_int_equal(tides.phase, TIDES_NAMING);
}

/* ---- What a seat knows ---- */

static void the_first_hand_of_the_opponent_is_hidden(void **state)
{
    TidesView view;

    (void)state;
    deal_known_hands();
    tides_view(0, &view);
    assert_int_equal(view.known, 0);
    assert_int_equal(view.unknown, 5);
    assert_int_equal(view.unseen_count, 13);
    assert_cards(view.hand, view.hand_size, "Hastur, Dagon, R'lyeh, Azathoth, Deep Ones");
}

static void after_the_first_swap_both_hands_are_known(void **state)
{
    TidesView view;

    (void)state;
    deal_known_hands();
    does("pick Dagon");
    does("pick Necronomicon");
    tides_view(0, &view);
    assert_cards(view.opponent, view.known, "Hastur, R'lyeh, Azathoth, Deep Ones");
    assert_int_equal(view.unknown, 0);
    assert_int_equal(view.unseen_count, 8); /* the deck */
    tides_view(1, &view);
    assert_cards(view.opponent, view.known, "Innsmouth, Cthulhu, Dreamlands, Elder Things");
}

static void in_round_2_two_new_cards_are_hidden_until_the_first_swap(void **state)
{
    TidesView view;

    (void)state;
    hands(2, "Hastur, Dagon, R'lyeh, Azathoth, Deep Ones",
          "Innsmouth, Cthulhu, Necronomicon, Dreamlands, Elder Things");
    kept("Yog-Sothoth", "Nyarlathotep");
    tides_view(0, &view);
    assert_cards(view.opponent, view.known, "Innsmouth, Cthulhu, Necronomicon");
    assert_int_equal(view.unknown, 2);
    assert_int_equal(view.unseen_count, 6); /* these two and the deck's four */
    does("pick Dagon");
    does("pick Necronomicon");
    tides_view(0, &view);
    assert_int_equal(view.known, 4);
    assert_int_equal(view.unknown, 0);
    assert_int_equal(view.unseen_count, 4);
}

static void in_round_3_who_counts_knows_every_card(void **state)
{
    TidesView view;

    (void)state;
    hands(3, "Hastur, Dagon, R'lyeh, Azathoth, Deep Ones",
          "Innsmouth, Cthulhu, Necronomicon, Dreamlands, Elder Things");
    kept("Yog-Sothoth, Shub-Niggurath", "Nyarlathotep, Great Race of Yith");
    tides_view(0, &view);
    assert_int_equal(view.known, 5);
    assert_int_equal(view.unknown, 0);
    assert_int_equal(view.unseen_count, 0);
}

/* ---- For the screens ---- */

static void a_preview_says_what_a_card_would_score_now(void **state)
{
    TidesPreview preview;
    Tides before;

    (void)state;
    hands(2, "Hastur, Dagon, Shub-Niggurath, Azathoth, Deep Ones",
          "Innsmouth, R'lyeh, Necronomicon, Dreamlands, Elder Things");
    kept("Cthulhu", "Yog-Sothoth");
    tides.table_size[0] = read_cards("Cthulhu, Pnakotic Manuscripts", tides.table[0]);
    before = tides;
    tides_preview_card(TIDES_HASTUR, &preview);
    assert_int_equal(preview.score, 3);
    assert_int_equal(preview.total, 3);
    assert_int_equal(preview.gain, 3);
    assert_int_equal(preview.other, 0);
    assert_int_equal(preview.madness, 0);
    tides_preview_card(TIDES_AZATHOTH, &preview);
    assert_int_equal(preview.score, 3); /* one Outer God each: nobody has more */
    tides_preview_card(TIDES_DEEP_ONES, &preview);
    assert_int_equal(preview.score, 6);
    assert_int_equal(preview.madness, 1);
    tides_preview_card(TIDES_SHUB_NIGGURATH, &preview);
    assert_int_equal(preview.score, 0);
    assert_memory_equal(&before, &tides, sizeof tides);
}

static void a_preview_of_shub_niggurath_says_what_it_would_add(void **state)
{
    TidesPreview preview;

    (void)state;
    hands(3, "Shub-Niggurath, Dreamlands", "Innsmouth, R'lyeh");
    kept("Cthulhu, Hastur", "Yog-Sothoth, Pnakotic Manuscripts");
    tides.table_size[0] = read_cards("Cthulhu, Hastur, Azathoth", tides.table[0]);
    assert_int_equal(tides_card_score(0, 2), 6);
    assert_int_equal(tides_table_score(0), 6);
    assert_int_equal(tides_table_score(1), 0);
    tides_preview_card(TIDES_SHUB_NIGGURATH, &preview);
    assert_int_equal(preview.score, 6);
    assert_int_equal(preview.gain, 6);
    assert_int_equal(preview.total, 12);
    /* Dreamlands as a Great Old One or a Manuscript gives 3; as an Outer God it would give none. */
    tides_preview_card(TIDES_DREAMLANDS, &preview);
    assert_int_equal(preview.score, 0);
    assert_int_equal(preview.gain, 3);
}

static void counts_and_majorities_can_be_asked(void **state)
{
    (void)state;
    hands(3, "Shub-Niggurath, Deep Ones", "Innsmouth, R'lyeh");
    kept("Cthulhu, Hastur", "Dagon, Pnakotic Manuscripts");
    assert_int_equal(tides_suit_count(0, TIDES_GREAT_OLD_ONE), 2);
    assert_int_equal(tides_suit_count(1, TIDES_GREAT_OLD_ONE), 1);
    assert_int_equal(tides_majority(TIDES_GREAT_OLD_ONE), 0);
    assert_int_equal(tides_majority(TIDES_MANUSCRIPT), 1);
    assert_int_equal(tides_majority(TIDES_RACE), TIDES_NONE);
    assert_int_equal(tides_icons(0), 0);
    assert_int_equal(tides_icons(1), 2);
    assert_int_equal(tides_dreamer(), TIDES_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_seats_play),
        cmocka_unit_test(each_seat_is_dealt_five_and_eight_remain),
        cmocka_unit_test(every_card_may_lie_anywhere),
        cmocka_unit_test(three_cards_of_each_suit_and_three_without),
        cmocka_unit_test(eight_cards_show_the_madness_icon),
        cmocka_unit_test(a_pick_stays_hidden_until_both_are_made),
        cmocka_unit_test(both_picks_are_revealed_and_the_hands_swapped),
        cmocka_unit_test(only_a_card_of_the_own_hand_can_be_picked),
        cmocka_unit_test(cards_lie_in_the_order_in_which_they_were_played),
        cmocka_unit_test(the_first_hand_of_the_opponent_is_hidden),
        cmocka_unit_test(after_the_first_swap_both_hands_are_known),
        cmocka_unit_test(in_round_2_two_new_cards_are_hidden_until_the_first_swap),
        cmocka_unit_test(in_round_3_who_counts_knows_every_card),
        cmocka_unit_test(a_preview_says_what_a_card_would_score_now),
        cmocka_unit_test(a_preview_of_shub_niggurath_says_what_it_would_add),
        cmocka_unit_test(counts_and_majorities_can_be_asked),
    };

    return cmocka_run_group_tests_name("tides draft", tests, NULL, NULL);
}

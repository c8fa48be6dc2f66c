/* Tides of Madness: the scoring of a round, card by card and step by step. */
/* Links: test/host/tides_table.c tools/arena/tides_words.c src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
#include "tides_table.h"

/* Scores a round 1; the reward, if there is one, is the points. */
static void score(const char *first, const char *second)
{
    tables(1, first, second);
    play_last();
    if (tides.phase == TIDES_REWARD)
        does("bonus points");
}

/* ---- The rulebook's example ---- */

static void the_rulebooks_example(void **state)
{
    (void)state;
    tables(1, "Nyarlathotep, Azathoth, Dagon, Pnakotic Manuscripts, Elder Things",
           "Yog-Sothoth, Cthulhu, Hastur, Mountains of Madness, Shub-Niggurath");
    play_last();
    assert_int_equal(tides.tokens[0], 2);
    assert_int_equal(tides.tokens[1], 1);
    assert_int_equal(tides_seat_to_act(), 0);
    cannot("pick Dagon");
    does("bonus points");
    assert_scores(0, 0, 3, 7, 7, 6);
    assert_scores(1, 7, 0, 0, 0, 0);
    assert_int_equal(tides.points[0], 27);
    assert_int_equal(tides.points[1], 7);
    assert_int_equal(tides.tokens[0], 2);
    assert_int_equal(tides.tokens[1], 1);
}

/* ---- Each card ---- */

static void deep_ones_score_6_for_each_great_old_one_and_manuscript(void **state)
{
    (void)state;
    score("Deep Ones, Cthulhu, Dagon, Pnakotic Manuscripts, Shub-Niggurath",
          "Azathoth, Nyarlathotep, Innsmouth, Mountains of Madness, Elder Things");
    assert_int_equal(tides.scores[0][0], 6);
    score("Deep Ones, Cthulhu, Dagon, Pnakotic Manuscripts, Necronomicon",
          "Azathoth, Nyarlathotep, Innsmouth, Mountains of Madness, Elder Things");
    assert_int_equal(tides.scores[0][0], 12);
    score("Deep Ones, Innsmouth, Dagon, Hastur, Cthulhu",
          "Azathoth, Nyarlathotep, Necronomicon, Mountains of Madness, Elder Things");
    assert_int_equal(tides.scores[0][0], 0);
}

static void elder_things_score_3_for_each_outer_god(void **state)
{
    (void)state;
    score("Elder Things, Azathoth, Yog-Sothoth, Innsmouth, Dagon",
          "Nyarlathotep, Hastur, Cthulhu, R'lyeh, Deep Ones");
    assert_int_equal(tides.scores[0][0], 6);
}

static void yith_scores_7_for_the_majority_in_manuscripts(void **state)
{
    (void)state;
    score("Great Race of Yith, Necronomicon, Pnakotic Manuscripts, Dagon, Hastur",
          "Unaussprechlichen Kulten, Azathoth, Nyarlathotep, R'lyeh, Deep Ones");
    assert_int_equal(tides.scores[0][0], 7);
    score("Great Race of Yith, Necronomicon, Innsmouth, Dagon, Hastur",
          "Unaussprechlichen Kulten, Azathoth, Nyarlathotep, R'lyeh, Deep Ones");
    assert_int_equal(tides.scores[0][0], 0); /* one each is no majority */
}

static void innsmouth_scores_3_for_each_missing_suit(void **state)
{
    (void)state;
    score("Innsmouth, R'lyeh, Mountains of Madness, Miskatonic University, Shub-Niggurath",
          "Azathoth, Nyarlathotep, Deep Ones, Cthulhu, Dagon");
    assert_int_equal(tides.scores[0][0], 12); /* the suitless ones are no suit */
    score("Innsmouth, Deep Ones, Azathoth, Cthulhu, Necronomicon",
          "Nyarlathotep, Yog-Sothoth, Dagon, Hastur, R'lyeh");
    assert_int_equal(tides.scores[0][0], 0);
}

static void mountains_of_madness_score_3_for_each_race(void **state)
{
    (void)state;
    score("Mountains of Madness, Deep Ones, Elder Things, Great Race of Yith, Innsmouth",
          "Nyarlathotep, Yog-Sothoth, Dagon, Hastur, R'lyeh");
    assert_int_equal(tides.scores[0][0], 9);
}

static void rlyeh_scores_7_for_the_majority_in_great_old_ones(void **state)
{
    (void)state;
    score("R'lyeh, Cthulhu, Innsmouth, Elder Things, Deep Ones",
          "Nyarlathotep, Yog-Sothoth, Azathoth, Necronomicon, Mountains of Madness");
    assert_int_equal(tides.scores[0][0], 7);
    score("R'lyeh, Cthulhu, Innsmouth, Elder Things, Deep Ones",
          "Nyarlathotep, Dagon, Hastur, Necronomicon, Mountains of Madness");
    assert_int_equal(tides.scores[0][0], 0);
}

static void azathoth_scores_3_for_each_great_old_one(void **state)
{
    (void)state;
    score("Cthulhu, Dagon, Hastur, Azathoth, Innsmouth",
          "Nyarlathotep, Yog-Sothoth, R'lyeh, Necronomicon, Mountains of Madness");
    assert_int_equal(tides.scores[0][3], 9);
}

static void nyarlathotep_scores_13_for_all_five_suits(void **state)
{
    (void)state;
    score("Nyarlathotep, Deep Ones, Innsmouth, Dagon, Necronomicon",
          "Azathoth, Yog-Sothoth, R'lyeh, Hastur, Mountains of Madness");
    assert_int_equal(tides.scores[0][0], 13);
    score("Nyarlathotep, Deep Ones, Innsmouth, Dagon, Miskatonic University",
          "Azathoth, Yog-Sothoth, R'lyeh, Hastur, Mountains of Madness");
    assert_int_equal(tides.scores[0][0], 0);
}

static void yog_sothoth_scores_7_for_the_majority_in_locations(void **state)
{
    (void)state;
    score("Yog-Sothoth, Innsmouth, R'lyeh, Dagon, Hastur",
          "Azathoth, Nyarlathotep, Mountains of Madness, Deep Ones, Cthulhu");
    assert_int_equal(tides.scores[0][0], 7);
}

static void cthulhu_scores_9_for_each_outer_god_location_and_race(void **state)
{
    (void)state;
    score("Cthulhu, Azathoth, Innsmouth, Deep Ones, Elder Things",
          "Nyarlathotep, Yog-Sothoth, Mountains of Madness, Dagon, Hastur");
    assert_int_equal(tides.scores[0][0], 9);
    tables(3, "Cthulhu, Azathoth, Innsmouth, Deep Ones, Elder Things, Nyarlathotep, R'lyeh",
           "Necronomicon, Yog-Sothoth, Mountains of Madness, Dagon, Hastur, Shub-Niggurath, "
           "Great Race of Yith");
    play_last();
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 18);
}

static void dagon_scores_7_for_the_majority_in_races(void **state)
{
    (void)state;
    score("Dagon, Elder Things, Deep Ones, Azathoth, Hastur",
          "Nyarlathotep, Great Race of Yith, Mountains of Madness, R'lyeh, Cthulhu");
    assert_int_equal(tides.scores[0][0], 7);
}

static void hastur_scores_3_for_each_manuscript(void **state)
{
    (void)state;
    score("Hastur, Necronomicon, Unaussprechlichen Kulten, Azathoth, Cthulhu",
          "Nyarlathotep, Great Race of Yith, Mountains of Madness, R'lyeh, Dagon");
    assert_int_equal(tides.scores[0][0], 6);
}

static void necronomicon_scores_1_for_each_token_held(void **state)
{
    (void)state;
    tables(1, "Necronomicon, Deep Ones, Dagon, Azathoth, Cthulhu",
           "Nyarlathotep, Elder Things, Mountains of Madness, Innsmouth, Hastur");
    tokens(2, 0);
    play_last();
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 5); /* two before, three in this round */
}

static void pnakotic_manuscripts_score_7_for_the_majority_in_outer_gods(void **state)
{
    (void)state;
    score("Pnakotic Manuscripts, Azathoth, Deep Ones, Dagon, Hastur",
          "Cthulhu, Elder Things, Mountains of Madness, Innsmouth, Necronomicon");
    assert_int_equal(tides.scores[0][0], 7);
}

static void kulten_scores_3_for_each_location(void **state)
{
    (void)state;
    score("Unaussprechlichen Kulten, R'lyeh, Innsmouth, Mountains of Madness, Hastur",
          "Cthulhu, Elder Things, Azathoth, Deep Ones, Necronomicon");
    assert_int_equal(tides.scores[0][0], 9);
}

static void miskatonic_scores_4_for_each_majority(void **state)
{
    (void)state;
    score("Miskatonic University, Deep Ones, Innsmouth, Azathoth, Necronomicon",
          "Cthulhu, Hastur, Dagon, R'lyeh, Mountains of Madness");
    assert_int_equal(tides.scores[0][0], 12); /* Races, Outer Gods, Manuscripts */
}

static void a_card_counts_itself(void **state)
{
    (void)state;
    score("Nyarlathotep, Innsmouth, Cthulhu, Hastur, Dagon",
          "Elder Things, Yog-Sothoth, Azathoth, R'lyeh, Deep Ones");
    assert_int_equal(tides.scores[0][1], 6); /* Innsmouth is the Location */
    score("Innsmouth, Cthulhu, Azathoth, Deep Ones, Elder Things",
          "Nyarlathotep, Yog-Sothoth, Dagon, R'lyeh, Hastur");
    assert_int_equal(tides.scores[0][1], 9); /* sets with the Location and the Races */
    assert_int_equal(tides.scores[0][2], 3);
}

/* ---- Shub-Niggurath ---- */

static void shub_niggurath_doubles_the_card_before_it(void **state)
{
    (void)state;
    score("Azathoth, Cthulhu, Hastur, Necronomicon, Shub-Niggurath",
          "Nyarlathotep, Innsmouth, Elder Things, Mountains of Madness, Unaussprechlichen Kulten");
    assert_scores(0, 6, 0, 3, 2, 0); /* Necronomicon: one token, twice */
    assert_int_equal(tides.points[0], 15);
    score("Azathoth, Shub-Niggurath, Cthulhu, Hastur, Necronomicon",
          "Nyarlathotep, Innsmouth, Elder Things, Mountains of Madness, Unaussprechlichen Kulten");
    assert_scores(0, 12, 0, 0, 3, 1);
    assert_int_equal(tides.points[0], 20);
}

static void shub_niggurath_as_the_first_card_does_nothing(void **state)
{
    (void)state;
    score("Shub-Niggurath, Azathoth, Cthulhu, Hastur, Innsmouth",
          "Nyarlathotep, Dagon, Elder Things, Mountains of Madness, Unaussprechlichen Kulten");
    assert_scores(0, 0, 6, 0, 0, 6);
    assert_int_equal(tides.points[0], 12);
}

static void shub_niggurath_first_in_a_round_doubles_the_kept_card(void **state)
{
    (void)state;
    tables(2, "Azathoth, Shub-Niggurath, Cthulhu, Hastur, Innsmouth, Deep Ones",
           "Nyarlathotep, Dagon, Elder Things, Mountains of Madness, Unaussprechlichen Kulten, "
           "R'lyeh");
    play_last();
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 12);
    tables(3, "Azathoth, Elder Things, Shub-Niggurath, Cthulhu, Hastur, Innsmouth, Deep Ones",
           "Nyarlathotep, Dagon, Necronomicon, Mountains of Madness, Unaussprechlichen Kulten, "
           "R'lyeh, Yog-Sothoth");
    play_last();
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 6);
    assert_int_equal(tides.scores[0][1], 6); /* the second kept card is the one before it */
}

static void a_kept_shub_niggurath_doubles_the_card_kept_before_it(void **state)
{
    (void)state;
    tables(3, "Azathoth, Shub-Niggurath, Cthulhu, Hastur, Innsmouth, Deep Ones, Elder Things",
           "Nyarlathotep, Dagon, Necronomicon, Mountains of Madness, Unaussprechlichen Kulten, "
           "R'lyeh, Yog-Sothoth");
    play_last();
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 12);
    tables(2, "Shub-Niggurath, Azathoth, Cthulhu, Hastur, Innsmouth, Deep Ones",
           "Nyarlathotep, Dagon, Elder Things, Mountains of Madness, Unaussprechlichen Kulten, "
           "R'lyeh");
    play_last();
    does("bonus points");
    assert_scores(0, 0, 6, 9, 0, 3, 0);
}

static void shub_niggurath_doubles_miskatonic(void **state)
{
    (void)state;
    score("Deep Ones, Innsmouth, Azathoth, Miskatonic University, Shub-Niggurath",
          "Cthulhu, Hastur, Dagon, R'lyeh, Mountains of Madness");
    assert_scores(0, 0, 6, 0, 16, 0); /* Races and Outer Gods */
    assert_int_equal(tides.points[0], 22);
}

static void shub_niggurath_never_doubles_the_reward(void **state)
{
    (void)state;
    score("Cthulhu, Hastur, Deep Ones, Dagon, Shub-Niggurath",
          "Azathoth, Elder Things, Innsmouth, Nyarlathotep, Mountains of Madness");
    assert_int_equal(tides.points[0], 4); /* two tokens; Dagon's Races are one each */
}

static void shub_niggurath_after_dreamlands_doubles_nothing(void **state)
{
    (void)state;
    tables(1, "Cthulhu, Hastur, Azathoth, Dreamlands, Shub-Niggurath",
           "Nyarlathotep, Elder Things, Innsmouth, Dagon, Mountains of Madness");
    play_last();
    does("suit Great Old One");
    does("bonus points");
    assert_scores(0, 0, 0, 9, 0, 0);
    assert_int_equal(tides.points[0], 9);
}

/* ---- Dreamlands ---- */

static void dreamlands_counts_as_the_suit_named(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Innsmouth, Cthulhu, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    play_last();
    assert_int_equal(tides_seat_to_act(), 0);
    cannot("bonus points");
    does("suit Race");
    does("bonus points"); /* seat 1, for Dagon */
    assert_scores(0, 0, 3, 9, 6, 0);
    tables(1, "Dreamlands, Innsmouth, Cthulhu, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    play_last();
    does("suit Manuscript");
    does("bonus points");
    assert_scores(0, 0, 3, 0, 6, 3);
}

static void dreamlands_completes_all_five_suits(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Innsmouth, Cthulhu, Nyarlathotep, Hastur",
           "Azathoth, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    play_last();
    does("suit Race");
    does("bonus points");
    assert_int_equal(tides.scores[0][3], 0); /* no Manuscript yet */
    tables(1, "Dreamlands, Innsmouth, Deep Ones, Nyarlathotep, Hastur",
           "Azathoth, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    play_last();
    does("suit Manuscript");
    assert_int_equal(tides.scores[0][3], 13);
}

static void dreamlands_gains_a_majority(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Dagon, Deep Ones, Innsmouth, Hastur",
           "Azathoth, Elder Things, Unaussprechlichen Kulten, Cthulhu, Mountains of Madness");
    play_last();
    does("suit Race");
    does("bonus points");
    assert_int_equal(tides.scores[0][1], 7);
}

static void dreamlands_takes_a_majority_from_the_opponent(void **state)
{
    (void)state;
    tables(1, "Dagon, Deep Ones, Innsmouth, Hastur, Miskatonic University",
           "Azathoth, Nyarlathotep, Unaussprechlichen Kulten, Cthulhu, Dreamlands");
    play_last();
    assert_int_equal(tides_seat_to_act(), 1);
    does("suit Race");
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 0); /* one Race each */
    assert_int_equal(tides.scores[0][4], 8); /* Great Old Ones and Locations */
    tables(1, "Dagon, Deep Ones, Innsmouth, Hastur, Miskatonic University",
           "Azathoth, Nyarlathotep, Unaussprechlichen Kulten, Cthulhu, Dreamlands");
    play_last();
    does("suit Location");
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 7);
    assert_int_equal(tides.scores[0][4], 8); /* Races and Great Old Ones */
}

static void dreamlands_takes_a_token_after_the_reward(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Deep Ones");
    play_last();
    does("suit Location");
    assert_int_equal(tides.tokens[1], 2);
    assert_int_equal(tides_seat_to_act(), 1);
    does("bonus heal");
    assert_int_equal(tides.tokens[0], 1);
    assert_int_equal(tides.tokens[1], 0);
}

static void dreamlands_takes_nothing_from_a_sane_opponent(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Mountains of Madness, Dagon");
    play_last();
    does("suit Location");
    does("bonus heal");
    assert_int_equal(tides.tokens[0], 0);
    assert_int_equal(tides.tokens[1], 0);
}

/* Step 3 comes before step 5: the token that Dreamlands brings can be one too many. */
static void dreamlands_can_drive_its_owner_mad(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Deep Ones");
    tokens(8, 0);
    play_last();
    does("suit Location");
    does("bonus points");
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides.tokens[0], 9);
    assert_int_equal(tides.winners, 2);
}

static void and_it_can_save_the_opponent(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Deep Ones");
    tokens(0, 7);
    play_last();
    does("suit Location");
    assert_int_equal(tides.tokens[1], 9);
    does("bonus points");
    assert_int_equal(tides.tokens[1], 8);
    assert_int_equal(tides.phase, TIDES_KEEPING);
}

static void dreamlands_names_its_suit_anew_in_each_round(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Deep Ones");
    play_last();
    does("suit Location");
    does("bonus points");
    assert_int_equal(tides.suit, TIDES_LOCATION);
    does("keep Dreamlands");
    does("discard Hastur");
    does("keep Nyarlathotep");
    does("discard Dagon");
    assert_int_equal(tides.suit, TIDES_NONE);
    while (tides.phase == TIDES_PICKING) {
        TidesAction action;

        assert_true(tides_first_action(&action) && tides_apply(&action));
    }
    assert_int_equal(tides.phase, TIDES_NAMING);
    assert_int_equal(tides_seat_to_act(), 0);
    does("suit Race");
    assert_int_equal(tides.suit, TIDES_RACE);
}

static void a_kept_dreamlands_takes_a_token_in_each_round(void **state)
{
    (void)state;
    tables(3,
           "Dreamlands, Elder Things, Cthulhu, Innsmouth, Azathoth, Hastur, Mountains of Madness",
           "Nyarlathotep, Shub-Niggurath, Unaussprechlichen Kulten, Dagon, Deep Ones, R'lyeh, "
           "Yog-Sothoth");
    tokens(2, 1);
    play_last();
    does("suit Location");
    does("bonus points");
    assert_int_equal(tides.tokens[0], 3);
    assert_int_equal(tides.tokens[1], 4); /* one before, four in this round */
}

/* ---- Tokens and the reward ---- */

static void kept_cards_give_tokens_again(void **state)
{
    (void)state;
    tables(2, "Deep Ones, Cthulhu, Innsmouth, Azathoth, Hastur, Dagon",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Mountains of Madness, "
           "Great Race of Yith, Shub-Niggurath");
    play_last();
    assert_int_equal(tides.taken[0], 2);
    assert_int_equal(tides.taken[1], 1);
}

static void equal_tokens_give_nobody_the_reward(void **state)
{
    (void)state;
    tables(1, "Deep Ones, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    tokens(3, 0); /* tokens of earlier rounds do not count */
    play_last();
    assert_int_equal(tides.phase, TIDES_KEEPING);
    assert_int_equal(tides.sheet_reward[0][0], TIDES_NONE);
    assert_int_equal(tides.sheet_reward[0][1], TIDES_NONE);
}

static void the_reward_is_4_points_or_one_token_less(void **state)
{
    (void)state;
    tables(1, "Deep Ones, Great Race of Yith, Innsmouth, Nyarlathotep, Hastur",
           "Azathoth, Elder Things, R'lyeh, Cthulhu, Mountains of Madness");
    play_last();
    does("bonus heal");
    assert_int_equal(tides.tokens[0], 1);
    assert_int_equal(tides.points[0], 3); /* Innsmouth's */
    assert_int_equal(tides.sheet_reward[0][0], TIDES_HEAL);
    tables(1, "Deep Ones, Great Race of Yith, Innsmouth, Nyarlathotep, Hastur",
           "Azathoth, Elder Things, R'lyeh, Cthulhu, Mountains of Madness");
    play_last();
    does("bonus points");
    assert_int_equal(tides.tokens[0], 2);
    assert_int_equal(tides.points[0], 7);
    assert_int_equal(tides.sheet_reward[0][0], TIDES_POINTS);
    assert_int_equal(tides.sheet_points[0][0], 3);
}

static void healing_comes_before_necronomicon_counts(void **state)
{
    (void)state;
    tables(1, "Necronomicon, Deep Ones, Dagon, Azathoth, Cthulhu",
           "Nyarlathotep, Elder Things, Mountains of Madness, Innsmouth, Hastur");
    play_last();
    does("bonus heal");
    assert_int_equal(tides.scores[0][0], 2);
}

static void dreamlands_theft_comes_before_necronomicon_counts(void **state)
{
    (void)state;
    tables(1, "Necronomicon, Deep Ones, Dagon, Azathoth, Cthulhu",
           "Nyarlathotep, Elder Things, Mountains of Madness, Innsmouth, Dreamlands");
    play_last();
    does("suit Race");
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 2); /* one was taken */
    tables(1, "Necronomicon, Dreamlands, Cthulhu, Azathoth, Nyarlathotep",
           "Dagon, Elder Things, Deep Ones, Innsmouth, Hastur");
    play_last();
    does("suit Race");
    does("bonus points");
    assert_int_equal(tides.scores[0][0], 2); /* one was won */
}

/* ---- Madness ---- */

#define THREE_ICONS "Deep Ones, Great Race of Yith, R'lyeh, Azathoth, Hastur"
#define TWO_ICONS   "Dagon, Necronomicon, Cthulhu, Innsmouth, Nyarlathotep"

static void nine_tokens_lose_whatever_the_points(void **state)
{
    (void)state;
    tables(1, THREE_ICONS, TWO_ICONS);
    tokens(6, 0);
    tides.points[0] = 100;
    play_last();
    does("bonus points");
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides_seat_to_act(), TIDES_NONE);
    assert_int_equal(tides.winners, 2);
    assert_true(tides.points[0] > tides.points[1]);
}

static void healing_may_save_a_mind(void **state)
{
    (void)state;
    tables(1, THREE_ICONS, TWO_ICONS);
    tokens(6, 0);
    play_last();
    assert_int_equal(tides.tokens[0], 9);
    does("bonus heal");
    assert_int_equal(tides.tokens[0], 8);
    assert_int_equal(tides.phase, TIDES_KEEPING);
}

static void if_both_go_mad_nobody_wins(void **state)
{
    (void)state;
    tables(1, THREE_ICONS, TWO_ICONS);
    tokens(6, 8);
    play_last();
    does("bonus points");
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides.winners, 0);
    assert_int_equal(tides.tokens[1], 10);
}

static void madness_counts_in_round_3_too(void **state)
{
    (void)state;
    tables(3, "Elder Things, Mountains of Madness, " THREE_ICONS,
           "Unaussprechlichen Kulten, Yog-Sothoth, " TWO_ICONS);
    tokens(0, 6);
    tides.points[1] = 100;
    play_last();
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides.winners, 1);
}

/* ---- End of the game ---- */

static void after_round_3_the_most_points_win(void **state)
{
    (void)state;
    tables(3, "Elder Things, Mountains of Madness, " THREE_ICONS,
           "Unaussprechlichen Kulten, Yog-Sothoth, " TWO_ICONS);
    tides.points[1] = 100;
    play_last();
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides.winners, 2);
    assert_int_equal(tides.points[1], 100 + tides.sheet_points[2][1]);
}

static void equal_points_share_the_win(void **state)
{
    uint8_t first, second;

    (void)state;
    tables(3, "Elder Things, Mountains of Madness, " THREE_ICONS,
           "Unaussprechlichen Kulten, Yog-Sothoth, " TWO_ICONS);
    play_last();
    first = tides.points[0];
    second = tides.points[1];
    tables(3, "Elder Things, Mountains of Madness, " THREE_ICONS,
           "Unaussprechlichen Kulten, Yog-Sothoth, " TWO_ICONS);
    tides.points[0] = 100 + second;
    tides.points[1] = 100 + first;
    play_last();
    assert_int_equal(tides.phase, TIDES_OVER);
    assert_int_equal(tides.points[0], tides.points[1]);
    assert_int_equal(tides.winners, 3);
}

/* ---- Events ---- */

static void scoring_is_told_card_by_card(void **state)
{
    static const TidesEvent told[] = {
        {TIDES_DID_GAIN_POINTS, 0, 4, 4},
        {TIDES_DID_SCORE, 0, TIDES_NYARLATHOTEP, 0},
        {TIDES_DID_SCORE, 0, TIDES_AZATHOTH, 3},
        {TIDES_DID_DOUBLE, 0, TIDES_AZATHOTH, 3},
        {TIDES_DID_SCORE, 0, TIDES_DAGON, 7},
        {TIDES_DID_SCORE, 0, TIDES_DEEP_ONES, 0},
        {TIDES_DID_TOTAL, 0, 13, 17},
        {TIDES_DID_SCORE, 1, TIDES_CTHULHU, 0},
        {TIDES_DID_SCORE, 1, TIDES_HASTUR, 3},
        {TIDES_DID_SCORE, 1, TIDES_KULTEN, 6},
        {TIDES_DID_SCORE, 1, TIDES_INNSMOUTH, 6},
        {TIDES_DID_SCORE, 1, TIDES_MOUNTAINS, 0},
        {TIDES_DID_TOTAL, 1, 15, 15},
        {TIDES_DID_TAKE_BACK, 0, 0, 0},
        {TIDES_DID_TAKE_BACK, 1, 0, 0},
    };
    size_t event;

    (void)state;
    tables(1, "Nyarlathotep, Azathoth, Shub-Niggurath, Dagon, Deep Ones",
           "Cthulhu, Hastur, Unaussprechlichen Kulten, Innsmouth, Mountains of Madness");
    play_last();
    does("bonus points");
    assert_int_equal(tides_event_count, sizeof told / sizeof *told);
    for (event = 0; event != tides_event_count; event++)
        assert_memory_equal(&tides_events[event], &told[event], sizeof *told);
}

static void assert_told(uint8_t event, uint8_t kind, uint8_t seat, uint8_t a, uint8_t b)
{
    const TidesEvent told = {kind, seat, a, b};

    assert_true(event < tides_event_count);
    assert_memory_equal(&tides_events[event], &told, sizeof told);
}

static void suit_tokens_healing_theft_and_madness_are_told(void **state)
{
    (void)state;
    tables(1, "Dreamlands, Cthulhu, Innsmouth, Azathoth, Hastur",
           "Nyarlathotep, Elder Things, Unaussprechlichen Kulten, Dagon, Deep Ones");
    tokens(8, 3);
    play_last();
    does("suit Location");
    assert_told(0, TIDES_DID_NAME_SUIT, 0, TIDES_LOCATION, 0);
    assert_told(1, TIDES_DID_TAKE_TOKENS, 0, 0, 8);
    assert_told(2, TIDES_DID_TAKE_TOKENS, 1, 2, 5);
    does("bonus heal");
    assert_told(0, TIDES_DID_HEAL, 1, 1, 4);
    assert_told(1, TIDES_DID_STEAL, 0, 1, 9);
    assert_told(tides_event_count - 2, TIDES_DID_GO_MAD, 0, 9, 0);
    assert_told(tides_event_count - 1, TIDES_DID_END_GAME, 0, 1 << 1, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rulebooks_example),
        cmocka_unit_test(deep_ones_score_6_for_each_great_old_one_and_manuscript),
        cmocka_unit_test(elder_things_score_3_for_each_outer_god),
        cmocka_unit_test(yith_scores_7_for_the_majority_in_manuscripts),
        cmocka_unit_test(innsmouth_scores_3_for_each_missing_suit),
        cmocka_unit_test(mountains_of_madness_score_3_for_each_race),
        cmocka_unit_test(rlyeh_scores_7_for_the_majority_in_great_old_ones),
        cmocka_unit_test(azathoth_scores_3_for_each_great_old_one),
        cmocka_unit_test(nyarlathotep_scores_13_for_all_five_suits),
        cmocka_unit_test(yog_sothoth_scores_7_for_the_majority_in_locations),
        cmocka_unit_test(cthulhu_scores_9_for_each_outer_god_location_and_race),
        cmocka_unit_test(dagon_scores_7_for_the_majority_in_races),
        cmocka_unit_test(hastur_scores_3_for_each_manuscript),
        cmocka_unit_test(necronomicon_scores_1_for_each_token_held),
        cmocka_unit_test(pnakotic_manuscripts_score_7_for_the_majority_in_outer_gods),
        cmocka_unit_test(kulten_scores_3_for_each_location),
        cmocka_unit_test(miskatonic_scores_4_for_each_majority),
        cmocka_unit_test(a_card_counts_itself),
        cmocka_unit_test(shub_niggurath_doubles_the_card_before_it),
        cmocka_unit_test(shub_niggurath_as_the_first_card_does_nothing),
        cmocka_unit_test(shub_niggurath_first_in_a_round_doubles_the_kept_card),
        cmocka_unit_test(a_kept_shub_niggurath_doubles_the_card_kept_before_it),
        cmocka_unit_test(shub_niggurath_doubles_miskatonic),
        cmocka_unit_test(shub_niggurath_never_doubles_the_reward),
        cmocka_unit_test(shub_niggurath_after_dreamlands_doubles_nothing),
        cmocka_unit_test(dreamlands_counts_as_the_suit_named),
        cmocka_unit_test(dreamlands_completes_all_five_suits),
        cmocka_unit_test(dreamlands_gains_a_majority),
        cmocka_unit_test(dreamlands_takes_a_majority_from_the_opponent),
        cmocka_unit_test(dreamlands_takes_a_token_after_the_reward),
        cmocka_unit_test(dreamlands_takes_nothing_from_a_sane_opponent),
        cmocka_unit_test(dreamlands_can_drive_its_owner_mad),
        cmocka_unit_test(and_it_can_save_the_opponent),
        cmocka_unit_test(dreamlands_names_its_suit_anew_in_each_round),
        cmocka_unit_test(a_kept_dreamlands_takes_a_token_in_each_round),
        cmocka_unit_test(kept_cards_give_tokens_again),
        cmocka_unit_test(equal_tokens_give_nobody_the_reward),
        cmocka_unit_test(the_reward_is_4_points_or_one_token_less),
        cmocka_unit_test(healing_comes_before_necronomicon_counts),
        cmocka_unit_test(dreamlands_theft_comes_before_necronomicon_counts),
        cmocka_unit_test(nine_tokens_lose_whatever_the_points),
        cmocka_unit_test(healing_may_save_a_mind),
        cmocka_unit_test(if_both_go_mad_nobody_wins),
        cmocka_unit_test(madness_counts_in_round_3_too),
        cmocka_unit_test(after_round_3_the_most_points_win),
        cmocka_unit_test(equal_points_share_the_win),
        cmocka_unit_test(scoring_is_told_card_by_card),
        cmocka_unit_test(suit_tokens_healing_theft_and_madness_are_told),
    };

    return cmocka_run_group_tests_name("tides scoring", tests, NULL, NULL);
}

/* cardc: the grammar of cards, and every mistake that a maker of cards can make. */
/* Links: tools/cardc/ability.c tools/cardc/cardc.c tools/cardc/cardset.c tools/lib/complain.c */
/* Links: tools/lib/csource.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/outfile.c tools/lib/utf8.c tools/lib/wholefile.c */
#include "cardc/cardc.h"
#include "cardc/cardset.h"
#include "lib/complain.h"
#include "lib/outfile.h"
#include "lib/wholefile.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[] = "/tmp/test_cardc_XXXXXX";

static const char start[] = "[follower] black entity cost=0 copies=24\n- power 1\n"
                            "en: F | f\nfr: F | f\n"
                            "[goon] black entity cost=0 copies=8\n- lose 1\n"
                            "en: G | g\nfr: G | g\n"
                            "[initiate] black entity cost=2 copies=10\n- power 2 or lose 2\n"
                            "en: I | i\nfr: I | i\n";
#define START_LINES 12

static void write_file(const char *path, const char *text)
{
    OutFiles out = {0};

    fputs(text, outfile_open(&out, path));
    assert_true(outfile_commit(&out));
}

static int enter_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void **state)
{
    static const char *const files[] = {"cards.txt", "out.c", "out.h", "out.txt"};
    int i;

    (void)state;
    for (i = 0; i < 4; i++)
        unlink(files[i]);
    return chdir("/") == 0 && rmdir(folder) == 0 ? 0 : -1;
}

/* ---- Abilities ---- */

static const RealmsBranch *understood(const char *words)
{
    static RealmsBranch branches[2];
    char copy[128];

    memset(branches, 0, sizeof branches);
    snprintf(copy, sizeof copy, "%s", words);
    if (!ability_read(branches, copy, "cards", 7))
        fail_msg("%s", complain_last());
    return branches;
}

static void every_effect_is_understood(void **state)
{
    static const struct {
        const char *words;
        uint8_t effect, amounts;
    } cases[] = {
        {"power 3", REALMS_POWER, 0x03},  {"gain 15", REALMS_GAIN, 0x0F},
        {"lose 1", REALMS_LOSE, 0x01},    {"draw 2", REALMS_DRAW, 0x02},
        {"discard 2", REALMS_DRAW, 0x20}, {"draw 3 discard 1", REALMS_DRAW, 0x13},
        {"abjure", REALMS_ABJURE, 0},     {"recall", REALMS_RECALL, 0},
        {"destroy", REALMS_DESTROY, 0},   {"  power   4  ", REALMS_POWER, 0x04},
    };
    size_t i;

    (void)state;
    for (i = 0; i != sizeof cases / sizeof *cases; i++) {
        const RealmsBranch *branch = understood(cases[i].words);

        assert_int_equal(branch->effect, cases[i].effect);
        assert_int_equal(branch->amounts, cases[i].amounts);
        assert_int_equal(branch->conditions, 0);
        assert_int_equal(branch->mark, 0);
        assert_int_equal(branch[1].effect, REALMS_NOTHING);
    }
}

static void conditions_branches_and_marks_are_understood(void **state)
{
    const RealmsBranch *branch;

    (void)state;
    branch =
        understood("if green and abjured: lose 3, abjure this or if location: draw 1 discard 2");
    assert_int_equal(branch[0].conditions, REALMS_IF_GREEN | REALMS_IF_ABJURED << 4);
    assert_int_equal(branch[0].effect, REALMS_LOSE);
    assert_int_equal(branch[0].mark, 1);
    assert_int_equal(branch[1].conditions, REALMS_IF_LOCATION);
    assert_int_equal(branch[1].effect, REALMS_DRAW);
    assert_int_equal(branch[1].amounts, 0x21);
    assert_int_equal(branch[1].mark, 0);
}

static void a_broken_ability_is_refused(void **state)
{
    static const char *const cases[][2] = {
        {"", "cards:7: a branch without an effect"},
        {"fly 3", "cards:7: no effect: fly"},
        {"power", "cards:7: power needs a number from 1 to 15"},
        {"power 0", "cards:7: power needs a number from 1 to 15"},
        {"power 16", "cards:7: power needs a number from 1 to 15"},
        {"power 2x", "cards:7: power needs a number from 1 to 15"},
        {"draw 1 discard", "cards:7: discard needs a number from 1 to 15"},
        {"draw 1 gain 2", "cards:7: only discard may follow draw, not: gain"},
        {"discard 1 draw 2", "cards:7: only discard may follow draw, not: draw"},
        {"abjure 2", "cards:7: not understood after the effect: 2"},
        {"power 2 lose 2", "cards:7: not understood after the effect: lose"},
        {"if green lose 2", "cards:7: a colon is missing after: if green lose 2"},
        {"if blue: lose 2", "cards:7: no condition: blue"},
        {"if green and blue: lose 2", "cards:7: no condition: blue"},
        {"if green and green: lose 2", "cards:7: the same condition twice: green"},
        {"if black: lose 2", "cards:7: no condition: black"},
        {"lose 2, abjure that",
         "cards:7: only \"abjure this\" may follow a comma, not: abjure that"},
        {"lose 1 or lose 2 or lose 3", "cards:7: an ability has at most 2 branches"},
        {"if green: ", "cards:7: a branch without an effect"},
    };
    RealmsBranch branches[2];
    char copy[128];
    size_t i;

    (void)state;
    for (i = 0; i != sizeof cases / sizeof *cases; i++) {
        memset(branches, 0, sizeof branches);
        snprintf(copy, sizeof copy, "%s", cases[i][0]);
        assert_false(ability_read(branches, copy, "cards", 7));
        assert_string_equal(complain_last(), cases[i][1]);
    }
}

/* ---- Files ---- */

static int compile(const char *cards)
{
    CardcOptions options = {"cards.txt", "out.c", "out.h", "out.txt"};

    complain_forget();
    write_file("cards.txt", cards);
    unlink("out.c");
    return cardc_run(&options);
}

/* The start, the case, and 66 cards less those of the case. */
static char *with_start(const char *block, int copies)
{
    static char text[20000];
    size_t length;
    int number;

    snprintf(text, sizeof text, "%s%s", start, block);
    for (number = 0; number < 66 - copies; number++) {
        length = strlen(text);
        snprintf(text + length, sizeof text - length,
                 "[card_%d] green entity cost=1\n- lose 2\nen: C | c\nfr: C | c\n", number);
    }
    return text;
}

static void refused(const char *block, const char *complaint)
{
    assert_false(compile(with_start(block, 0)));
    assert_string_equal(complain_last(), complaint);
    assert_int_not_equal(access("out.c", F_OK), 0);
}

static void a_whole_set_becomes_a_table_a_header_and_texts(void **state)
{
    char *text;

    (void)state;
    assert_true(
        compile(with_start("[mi_go] green location cost=4 copies=2 sanity=5 shield=2 nexus\n"
                           "- if artifact: lose 3 or power 2, abjure this\n"
                           "en: Mi-Go of Yuggoth | Mi-Go | Brains.\nfr: Mi-Go | Cerveaux.\n",
                           2)));
    text = wholefile_read("out.c", NULL);
    assert_non_null(strstr(text,
                           "    /* mi_go */\n    {3, 2, 4, 5, 2, 2, 2, 42, {{0x05, 3, 0x03, 0}, "
                           "{0x00, 1, 0x02, 1}, {0x00, 0, 0x00, 0}"));
    free(text);
    text = wholefile_read("out.h", NULL);
    assert_non_null(strstr(text, "REALMS_KIND_OF_MI_GO,\n"));
    free(text);
    text = wholefile_read("out.txt", NULL);
    assert_non_null(
        strstr(text, "[realms_name_mi_go] box=12x2\nen: Mi-Go of Yuggoth\nfr: Mi-Go\n"));
    assert_non_null(strstr(text, "[realms_short_mi_go] box=11\nen: Mi-Go\nfr: Mi-Go\n"));
    assert_non_null(strstr(text, "[realms_line_mi_go] prose=144x30\nen: Brains.\nfr: Cerveaux.\n"));
    free(text);
}

#define TEXTS "en: A | a\nfr: A | a\n"

static void a_broken_card_is_refused_with_its_line(void **state)
{
    (void)state;
    assert_int_equal(START_LINES + 1, 13); /* the line of each case's head */
    refused("[a green entity cost=1\n",
            "cards.txt:13: a bracket is missing: [a green entity cost=1");
    refused("[A b] green entity cost=1\n", "cards.txt:13: no name: [A b]");
    refused("[goon] green entity cost=1\n", "cards.txt:13: [goon] is there twice");
    refused("[a] blue entity cost=1\n",
            "cards.txt:13: a colour comes first: black, yellow, purple or green");
    refused("[a] green spell cost=1\n",
            "cards.txt:13: a type comes second: entity, artifact or location");
    refused("[a] green entity\n- power 1\n" TEXTS, "cards.txt:13: a card needs cost=");
    refused("[a] green entity cost=9\n", "cards.txt:13: cost is from 0 to 8: cost=9");
    refused("[a] green entity cost=x\n", "cards.txt:13: cost is from 0 to 8: cost=x");
    refused("[a] green entity cost=0\n- power 1\n" TEXTS,
            "cards.txt:13: a common card costs 1 to 8 and has 1 to 3 copies");
    refused("[a] green entity cost=1 copies=4\n- power 1\n" TEXTS,
            "cards.txt:13: a common card costs 1 to 8 and has 1 to 3 copies");
    refused("[a] green entity cost=1 big\n", "cards.txt:13: not understood: big");
    refused("[a] green entity cost=1 shield=2\n- power 1\n" TEXTS,
            "cards.txt:13: only a location has sanity=, shield=, sanctuary or nexus");
    refused("[a] green location cost=1\n- power 1\n" TEXTS,
            "cards.txt:13: a location needs sanity=");
    refused("[a] green entity cost=1\n" TEXTS, "cards.txt:13: [a] has no ability");
    refused("[a] green entity cost=1\n- power 1\nen: A | a\n",
            "cards.txt:13: [a] needs en: and fr:");
    refused("[a] black entity cost=1\n- power 1\n" TEXTS,
            "cards.txt:13: [a] only the starting cards are black");
    refused("[a] green entity cost=1\n- power 1\n- power 1\n- power 1\n- power 1\n" TEXTS,
            "cards.txt:17: [a] has more than 3 abilities");
    refused("[a] green entity cost=1\n- power 99\n" TEXTS,
            "cards.txt:14: power needs a number from 1 to 15");
    refused("[a] green entity cost=1\n- power 1\nen: A\nfr: A | a\n",
            "cards.txt:15: a text is: name | line, or name | short | line");
    refused("[a] green entity cost=1\n- power 1\nen: A | b | c | d\nfr: A | a\n",
            "cards.txt:15: a text is: name | line, or name | short | line");
    refused("[a] green entity cost=1\n- power 1\n" TEXTS "en: A | a\n",
            "cards.txt:17: this language is there twice");
    refused("[a] green entity cost=1\nwhat\n", "cards.txt:14: not understood: what");
}

static void cards_that_could_go_round_without_end_are_refused(void **state)
{
    (void)state;
    refused("[a] green location cost=1 sanity=1\n- recall\n" TEXTS,
            "cards.txt:13: [a] a location with recall or destroy could make a turn endless");
    refused("[a] green location cost=1 sanity=1\n- power 1 or destroy\n" TEXTS,
            "cards.txt:13: [a] a location with recall or destroy could make a turn endless");
    refused("[a] green entity cost=1\n- recall\n- draw 1, abjure this\n" TEXTS,
            "cards.txt:13: [a] recall beside \"abjure this\" could make a turn endless");
}

static void a_set_of_another_size_or_start_is_refused(void **state)
{
    (void)state;
    assert_false(compile(with_start("", 1)));
    assert_string_equal(complain_last(), "cards.txt: 65 common cards instead of 66");
    assert_false(compile(with_start("", -1)));
    assert_string_equal(complain_last(), "cards.txt: 67 common cards instead of 66");
    assert_false(compile("- power 1\n"));
    assert_string_equal(complain_last(), "cards.txt:1: this belongs to no card: - power 1");
    assert_false(compile("# nothing\n"));
    assert_string_equal(complain_last(), "cards.txt: kind 1 must be [follower] with copies=24");
    assert_false(compile("[follower] black entity cost=0 copies=23\n- power 1\n" TEXTS));
    assert_string_equal(complain_last(), "cards.txt:1: kind 1 must be [follower] with copies=24");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_effect_is_understood),
        cmocka_unit_test(conditions_branches_and_marks_are_understood),
        cmocka_unit_test(a_broken_ability_is_refused),
        cmocka_unit_test(a_whole_set_becomes_a_table_a_header_and_texts),
        cmocka_unit_test(a_broken_card_is_refused_with_its_line),
        cmocka_unit_test(cards_that_could_go_round_without_end_are_refused),
        cmocka_unit_test(a_set_of_another_size_or_start_is_refused),
    };

    return cmocka_run_group_tests_name("cardc", tests, enter_folder, leave_folder);
}

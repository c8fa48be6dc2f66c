#include "screens/realms/close/realms_phrase.h"
#include "ui/draw.h"
#include "ui/prose.h"
#include "ui/text.h"

#define LETTERS 26

static void put(uint16_t id)
{
    prose_put(text_get(id));
}

/* The first letter of a sentence is a capital. */
static void put_sentence(uint16_t id)
{
    uint8_t *glyphs = (uint8_t *)text_get(id);

    if (*glyphs >= GLYPH_LOWER_A && *glyphs < GLYPH_LOWER_A + LETTERS)
        *glyphs -= GLYPH_LOWER_A - GLYPH_A;
    prose_put(glyphs);
}

static uint8_t is_event(uint8_t condition)
{
    return condition >= REALMS_IF_DISCARDED;
}

static void name_condition(uint8_t n, uint8_t condition)
{
    text_argument_text(n, TEXT_REALMS_HAVE_1 - 1 + condition);
}

static void put_conditions(uint8_t first, uint8_t second)
{
    uint8_t swap;

    if (second == REALMS_IF_NOTHING) {
        name_condition(0, first);
        put(is_event(first) ? TEXT_REALMS_IF_EVENT : TEXT_REALMS_IF_HAVE);
        return;
    }
    if (is_event(first) && !is_event(second)) {
        swap = first;
        first = second;
        second = swap;
    }
    name_condition(0, first);
    name_condition(1, second);
    if (is_event(first))
        put(TEXT_REALMS_IF_EVENTS);
    else
        put(is_event(second) ? TEXT_REALMS_IF_HAVE_EVENT : TEXT_REALMS_IF_HAVE_BOTH);
}

static uint16_t text_of_draw(uint8_t n, uint8_t m)
{
    if (n == 0)
        return m == 1 ? TEXT_REALMS_DO_DISCARD_1 : TEXT_REALMS_DO_DISCARD;
    if (m == 0)
        return n == 1 ? TEXT_REALMS_DO_DRAW_1 : TEXT_REALMS_DO_DRAW;
    return n == 1 && m == 1 ? TEXT_REALMS_DO_BOTH_1 : TEXT_REALMS_DO_BOTH;
}

static uint16_t text_of_effect(const RealmsBranch *branch)
{
    uint8_t n = REALMS_N(branch), m = REALMS_M(branch);

    text_argument_number(0, n);
    switch (branch->effect) {
    case REALMS_POWER:
        return TEXT_REALMS_DO_POWER;
    case REALMS_GAIN:
        return TEXT_REALMS_DO_GAIN;
    case REALMS_LOSE:
        return TEXT_REALMS_DO_LOSE;
    case REALMS_DRAW:
        if (n == 0)
            text_argument_number(0, m);
        else
            text_argument_number(1, m);
        return text_of_draw(n, m);
    case REALMS_ABJURE:
        return TEXT_REALMS_DO_ABJURE;
    case REALMS_RECALL:
        return TEXT_REALMS_DO_RECALL;
    default:
        return TEXT_REALMS_DO_DESTROY;
    }
}

static void put_branch(const RealmsBranch *branch, uint8_t begins)
{
    if (branch->conditions) {
        put_conditions(REALMS_CONDITION_1(branch), REALMS_CONDITION_2(branch));
        begins = 0;
    }
    if (begins)
        put_sentence(text_of_effect(branch));
    else
        put(text_of_effect(branch));
    if (branch->mark)
        put(TEXT_REALMS_DO_MARK);
}

void phrase_ability(const RealmsKind *kind, uint8_t ability)
{
    const RealmsBranch *branch = &kind->branches[REALMS_WAY(ability, 0)];

    put_branch(branch, 1);
    branch++;
    if (branch->effect == REALMS_NOTHING)
        return;
    put(TEXT_REALMS_DO_OR);
    put_branch(branch, 0);
}

void phrase_guards(const RealmsKind *kind)
{
    text_argument_number(0, kind->sanity);
    put(TEXT_REALMS_SANITY);
    if (kind->shield) {
        prose_break();
        text_argument_number(0, kind->shield);
        put(TEXT_REALMS_SHIELD);
    }
    if (kind->flags & REALMS_SANCTUARY) {
        prose_break();
        put(TEXT_REALMS_SANCTUARY);
    }
    if (kind->flags & REALMS_NEXUS) {
        prose_break();
        put(TEXT_REALMS_NEXUS);
    }
}

#include "cart/palette.h"
#include "games/tides/tides.h"
#include "screens/tides/close/tides_look.h"
#include "ui/draw.h"
#include "ui/inspect.h"
#include "ui/picture.h"
#include "ui/text.h"

#define KIND_NONE 5
#define KIND_WILD 6

/* Chapter of the rules whose picture stands for Madness. */
#define MADNESS_CHAPTER 4

static const uint8_t suit_colors[] = {COLOR_SEA,   COLOR_GOLD, COLOR_VIOLET,
                                      COLOR_BLOOD, COLOR_SKY,  COLOR_PAPER};

void tides_look_prepare(uint8_t card)
{
    uint8_t kind = tides_card_suit(card);

    if (kind == TIDES_NONE)
        kind = card == TIDES_DREAMLANDS ? KIND_WILD : KIND_NONE;
    inspected.sheet = PORTRAITS_TIDES;
    inspected.picture = card;
    inspected.color = suit_colors[kind < KIND_NONE ? kind : KIND_NONE];
    inspected.title = TEXT_TIDES_TITLE_0 + card;
    inspected.note = (tides_card_madness(card) ? TEXT_TIDES_MAD_KIND_0 : TEXT_TIDES_KIND_0) + kind;
    inspected.prose = TEXT_TIDES_CARD_0 + card;
}

void tides_look_draw(uint8_t x, uint8_t y, uint8_t first)
{
    picture_draw(x, y, inspected.sheet, inspected.picture, first);
    draw_color(x, y, PORTRAIT_SIDE, PORTRAIT_SIDE, inspected.color);
    draw_text(x + PORTRAIT_SIDE + 1, y, inspected.title);
    draw_color(x + PORTRAIT_SIDE + 1, y, 12, 3, COLOR_SKY);
    draw_text(x + PORTRAIT_SIDE + 1, y + 3, inspected.note);
}

void tides_look_at_card(uint8_t card) BANKED
{
    tides_look_prepare(card);
    inspect_run();
}

/* With the portrait of its first card. */
void tides_look_at_suit(uint8_t suit, uint8_t own, uint8_t other) BANKED
{
    inspected.sheet = PORTRAITS_TIDES;
    inspected.picture = suit * 3;
    inspected.color = suit_colors[suit];
    inspected.title = TEXT_TIDES_KIND_0 + suit;
    text_argument_number(0, own);
    text_argument_number(1, other);
    inspected.note = TEXT_TIDES_SUIT_NOTE;
    inspected.prose = TEXT_TIDES_SUIT_CARD_0 + suit;
    inspect_run();
}

void tides_look_at_madness(uint8_t own, uint8_t other) BANKED
{
    inspected.sheet = RULES_TIDES;
    inspected.picture = MADNESS_CHAPTER;
    inspected.color = COLOR_BLOOD;
    inspected.title = TEXT_TIDES_MADNESS_TITLE;
    text_argument_number(0, own);
    text_argument_number(1, other);
    inspected.note = TEXT_TIDES_MADNESS_NOTE;
    inspected.prose = TEXT_TIDES_MADNESS_CARD;
    inspect_run();
}

#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "games/pocket/pocket.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/pocket/pocket_look.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/card.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/inspect.h"
#include "ui/picture.h"
#include "ui/text.h"

void pocket_look_at_place(uint8_t kind) BANKED
{
    inspected.sheet = PORTRAITS_POCKET;
    inspected.picture = kind;
    inspected.color = COLOR_SEA;
    inspected.title = TEXT_POCKET_PLACE_6 + kind;
    text_argument_number(0, POCKET_COPIES(kind));
    inspected.note = TEXT_ALBUM_COPIES;
    inspected.prose = TEXT_POCKET_POWER_6 + kind;
    inspect_run();
}

#define CHAPTER_TURN   2
#define CHAPTER_DRAW   3 /* and those of the other actions */
#define CHAPTER_POWERS 7

static void look_at_chapter(uint8_t chapter)
{
    inspected.sheet = RULES_POCKET;
    inspected.picture = chapter;
    inspected.color = COLOR_VIOLET;
    inspected.title = TEXT_RULES_POCKET_TITLE_0 + chapter;
    inspected.note = INSPECT_NO_NOTE;
    inspected.prose = TEXT_RULES_POCKET_0 + chapter;
}

void look_at_back(void)
{
    look_at_chapter(CHAPTER_POWERS);
    inspected.title = TEXT_POCKET_LOOK_BACK_TITLE;
    inspected.prose = TEXT_POCKET_LOOK_BACK;
    inspect_run();
}

/* Draw, open, publish, seal are chapters in this order; the end belongs to the turn's. */
void look_at_action(uint8_t action)
{
    look_at_chapter(action == 4 ? CHAPTER_TURN : CHAPTER_DRAW + action);
    inspect_run();
}

/* ---- A seat ---- */

#define CARDS_TOP  5
#define TABLE_TOP  9
#define TABLE_STEP 3

static void draw_counts(uint8_t line, uint16_t heading, const uint8_t *counts)
{
    uint8_t y = TABLE_TOP + line * TABLE_STEP;
    uint8_t kind;

    draw_text(1, y, heading);
    draw_color(0, y, 20, 1, COLOR_SKY);
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (*counts)
            draw_number(KIND_COLUMN(kind), y + 1, 2, *counts);
        else
            draw_fill(KIND_COLUMN(kind) + 1, y + 1, 1, 1, GLYPH_MINUS);
        counts++;
    }
}

static void draw_heading(uint8_t seat)
{
    draw_frame(0, 0, 20, 3);
    draw_glyphs(2, 1, seats_name(seat));
    draw_text(12, 1, TEXT_KIND_0 + seats_kind(seat));
    draw_color(1, 1, 18, 1, COLOR_SKY);
    text_argument_number(0, pocket.hand_size[seat]);
    text_argument_number(1, pocket.madness[seat]);
    draw_text(1, 4, TEXT_POCKET_LOOK_COUNT);
}

/* Without a viewer there is no knowledge of hands: the melds alone. */
static void draw_knowledge(uint8_t seat)
{
    static PocketView view;

    if (seats_viewer == SEAT_NONE)
        return;
    pocket_view(seats_viewer, &view);
    draw_counts(1, seat == seats_viewer ? TEXT_POCKET_LOOK_HAND : TEXT_POCKET_LOOK_KNOWN,
                view.known[seat]);
    draw_counts(2, TEXT_POCKET_LOOK_UNSEEN, view.unseen);
}

void look_at_seat(uint8_t seat)
{
    uint8_t kind;

    card_load_small();
    draw_heading(seat);
    for (kind = 0; kind != POCKET_VALUES; kind++)
        card_small(KIND_COLUMN(kind), CARDS_TOP, kind);
    draw_counts(0, TEXT_POCKET_LOOK_MELDS, pocket.melds[seat]);
    draw_knowledge(seat);
    ink_bar(TEXT_HINT_BACK, BAR_TILES);
    screen_enter(SCREEN_INSPECT, SCHEME_MENU);
    do
        frame_next();
    while (!(input_pressed & (J_A | J_B | J_SELECT | J_START)));
    screen_leave();
}

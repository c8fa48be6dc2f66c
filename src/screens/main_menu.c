#include "cart/banks.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/save/save.h"
#include "cart/sound.h"
#include "cart/video.h"
#include "pictures.h"
#include "screens/keep.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"

#define TOP   5
#define SHOWN 6
#define PITCH 2

/* The banner: a picture of each game side by side, with room for a whole one's tiles each. */
#define BANNER_ROWS 4
#define BANNER_STEP 6
#define BANNER_LEFT 2
#define GAME_SIDE   4
#define GAME_TILES  (GAME_SIDE * GAME_SIDE)
#define PALE_TILES  (GAME_COUNT * GAME_TILES)

/* The games come first, in the order of GAME_POCKET and its like. */
typedef struct {
    uint16_t text;
    uint8_t screen;
} Line;
static const Line lines[] = {
    {TEXT_GAME_POCKET, SCREEN_SETUP},    {TEXT_GAME_TIDES, SCREEN_SETUP},
    {TEXT_GAME_REALMS, SCREEN_SETUP},    {TEXT_MENU_RECORDS, SCREEN_RECORDS},
    {TEXT_MENU_ALBUM, SCREEN_ALBUM},     {TEXT_MENU_OPTIONS, SCREEN_OPTIONS},
    {TEXT_MENU_CREDITS, SCREEN_CREDITS},
};
#define LINES (sizeof lines / sizeof *lines)

static const uint8_t game_colors[GAME_COUNT] = {COLOR_VIOLET, COLOR_SEA, COLOR_BLOOD};

static uint8_t remembered, remembered_first;
static uint8_t lit; /* the game whose picture is lit, or no game's line */

static uint8_t can_be_chosen(uint8_t line)
{
    return line >= GAME_COUNT || sitting_has_game(line);
}

static uint8_t game_column(uint8_t game)
{
    return BANNER_LEFT + game * BANNER_STEP;
}

static const uint8_t *far_pointer(const uint8_t *const *from)
{
    return (const uint8_t *)far_word((const uint16_t *)from, BANK_PICTURES);
}

/* Both pictures of a game have one map: they are each other's negative. */
static void draw_banner(void)
{
    uint8_t game, tiles;

    draw_fill(0, 0, SCREEN_COLUMNS, BANNER_ROWS, TILE_BLACK);
    for (game = 0; game != GAME_COUNT; game++) {
        tiles = game * GAME_TILES;
        video_load(SCREEN_TILE(tiles), far_pointer(&sheet_games_dark_tile_sets[game]),
                   BANK_PICTURES,
                   (uint16_t)far_byte(&sheet_games_dark_tile_counts[game], BANK_PICTURES) *
                       VRAM_TILE_BYTES);
        draw_map(game_column(game), 0, GAME_SIDE, GAME_SIDE,
                 far_pointer(&sheet_games_dark_pictures[game]), BANK_PICTURES, tiles);
        draw_color(game_column(game), 0, GAME_SIDE, GAME_SIDE, game_colors[game]);
    }
}

static void queue_game(uint8_t game, const uint8_t *const *tile_sets)
{
    if (game < GAME_COUNT)
        video_queue_tiles(SCREEN_TILE(game * GAME_TILES), far_pointer(&tile_sets[game]),
                          BANK_PICTURES,
                          far_byte(&sheet_games_dark_tile_counts[game], BANK_PICTURES));
}

/* The game under the cursor is lit, as soon as the queue is free: a cursor that runs on does not
 * pile up pictures. */
static void light_game(void)
{
    if (menu_cursor == lit || video_pending())
        return;
    queue_game(lit, sheet_games_dark_tile_sets);
    lit = menu_cursor;
    queue_game(lit, sheet_games_lit_tile_sets);
}

static void draw_lines(void)
{
    uint8_t line = menu_first;
    uint8_t y = TOP;

    draw_fill(3, TOP, 16, SHOWN * PITCH - 1, GLYPH_SPACE);
    ink_begin(PALE_TILES, BAR_TILES - 1, INK_PALE);
    for (; y != TOP + SHOWN * PITCH; y += PITCH, line++)
        if (can_be_chosen(line))
            draw_text(3, y, lines[line].text);
        else
            ink_text(3, y, lines[line].text);
}

/* The lines take longer than a frame; what follows has a whole one again. */
static void scroll(void)
{
    frame_busy_begin();
    draw_lines();
    frame_next();
    frame_busy_end();
}

static void begin_menu(void)
{
    menu_begin_window(3, TOP, 16, LINES, PITCH, SHOWN);
}

static void say_why_not(void)
{
    menu_end();
    sound_effect(EFFECT_REFUSE);
    dialog_say(TEXT_MENU_NOT_HERE);
    begin_menu();
}

static uint8_t choose(void)
{
    uint8_t line;

    for (;;) {
        light_game();
        line = menu_step();
        if (line == MENU_SCROLLED)
            scroll();
        if (line == MENU_BACK || (line < LINES && can_be_chosen(line)))
            return line;
        if (line < LINES)
            say_why_not();
    }
}

/* What was found in the battery RAM, once: in the bar what is no loss, aloud what is. */
static uint16_t bar_text(void)
{
    return keep_found == SAVE_FOREIGN ? TEXT_SAVE_FOREIGN : TEXT_HINT_CHOOSE;
}

static void tell_parts(uint8_t parts, uint16_t first)
{
    for (; parts; parts >>= 1, first++)
        if (parts & 1)
            dialog_say(first);
}

static void tell_about_save(void)
{
    uint8_t is_absent = keep_found == SAVE_ABSENT;

    keep_found = SAVE_FINE;
    if (!is_absent && !keep_damaged && !keep_refused)
        return;
    menu_end();
    if (is_absent)
        dialog_say(TEXT_SAVE_ABSENT);
    tell_parts(keep_damaged, TEXT_SAVE_DAMAGED_0);
    tell_parts(keep_refused, TEXT_SAVE_REFUSED_0);
    keep_damaged = 0;
    keep_refused = 0;
    begin_menu();
}

static uint8_t waits(uint8_t game)
{
    uint8_t answer;

    frame_busy_begin(); /* all its bytes are looked at */
    answer = keep_waits(game);
    frame_busy_end();
    return answer;
}

/* The game was left half-way: where to go, SCREEN_MENU when the player would rather not. */
static uint8_t ask_to_go_on(void)
{
    uint8_t answer;

    menu_end();
    answer = dialog_ask(TEXT_RESUME_QUESTION, TEXT_RESUME_GO_ON, 2);
    if (answer == MENU_BACK) {
        begin_menu();
        return SCREEN_MENU;
    }
    keep_wanted = answer == 0;
    return keep_wanted ? SCREEN_TABLE : SCREEN_SETUP;
}

uint8_t screen_menu(void) BANKED
{
    uint8_t line, next;

    sound_play_music(MUSIC_TITLE);
    draw_banner();
    draw_frame(0, BANNER_ROWS, 20, 13);
    menu_cursor = remembered;
    menu_first = remembered_first;
    draw_lines();
    ink_bar(bar_text(), BAR_TILES);
    begin_menu();
    lit = GAME_COUNT;
    screen_enter(SCREEN_MENU, SCHEME_MENU);
    tell_about_save();
    do {
        line = choose();
        if (line == MENU_BACK)
            next = SCREEN_TITLE;
        else if (line < GAME_COUNT && waits(line))
            next = ask_to_go_on();
        else
            next = lines[line].screen;
    } while (next == SCREEN_MENU);
    remembered = menu_cursor;
    remembered_first = menu_first;
    screen_leave();
    if (line < GAME_COUNT)
        sitting_game = line;
    screen_back = SCREEN_MENU;
    return next;
}

#include <gb/gb.h>
#include <string.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/random.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "screens/edit.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/text.h"

#define FIELD_Y      8
#define ARROW_UP     11
#define ARROW_DOWN   12
#define SPRITE_ABOVE 1
#define SPRITE_BELOW 2
#define GLYPH_FREE   0xEF /* a dot in the middle: the last one of the font */

/* What a place can hold, by number. */
static const char name_letters[] =
    " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.";
static const char code_letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static char field[NAME_LENGTH + 1];
static uint8_t length, place;
static const char *alphabet;

/* Places stand two columns apart, in the middle; free ones are dots. */
static uint8_t column(uint8_t n)
{
    return (SCREEN_COLUMNS >> 1) - length + (n << 1);
}

static void show(void)
{
    uint8_t n, x;

    for (n = 0; n != length; n++) {
        x = column(n);
        draw_fill(x, FIELD_Y, 1, 1, field[n] == ' ' ? GLYPH_FREE : text_from_ascii(field[n]));
        draw_color(x, FIELD_Y, 1, 1, n == place ? COLOR_BLOOD : COLOR_PAPER);
    }
    x = column(place) << 3;
    sprite_show(SPRITE_ABOVE, x, (FIELD_Y - 1) * 8 - 2, ARROW_UP, 0);
    sprite_show(SPRITE_BELOW, x, (FIELD_Y + 1) * 8 + 1, ARROW_DOWN, 0);
}

static void turn(uint8_t back)
{
    const char *at = alphabet;

    while (*at && *at != field[place])
        at++;
    if (back)
        field[place] = at == alphabet ? alphabet[strlen(alphabet) - 1] : at[-1];
    else
        field[place] = *at && at[1] ? at[1] : alphabet[0];
}

/* Not zero when the field was accepted. */
static uint8_t run(uint16_t heading)
{
    uint8_t done = 0;

    place = 0;
    draw_titled(heading, 16);
    draw_text_centered(12, TEXT_EDIT_HELP_0);
    draw_text_centered(14, TEXT_EDIT_HELP_1);
    ink_bar(TEXT_EDIT_HINT, BAR_TILES);
    show();
    screen_enter(SCREEN_EDIT, SCHEME_MENU);
    for (;;) {
        frame_next();
        if (input_moved & (J_UP | J_DOWN))
            turn(input_moved & J_UP);
        else if ((input_moved & J_LEFT) && place)
            place--;
        else if (((input_moved & J_RIGHT) || (input_pressed & J_A)) && place + 1 < length)
            place++;
        show();
        if (input_pressed & J_START) {
            done = 1;
            break;
        }
        if (input_pressed & J_B)
            break;
    }
    screen_leave();
    return done;
}

static uint8_t same_glyph(char letter, uint8_t glyph)
{
    return text_from_ascii(letter) == glyph;
}

static char letter_of(uint8_t glyph)
{
    const char *at = name_letters;

    while (*at && !same_glyph(*at, glyph))
        at++;
    return *at ? *at : ' ';
}

/* A name has no blanks at its end, and is never empty. */
static uint8_t name_length(void)
{
    uint8_t n = NAME_LENGTH;

    while (n && field[n - 1] == ' ')
        n--;
    return n;
}

uint8_t edit_name(uint8_t *glyphs)
{
    uint8_t n;

    alphabet = name_letters;
    length = NAME_LENGTH;
    memset(field, ' ', NAME_LENGTH);
    field[NAME_LENGTH] = 0;
    for (n = 0; glyphs[n]; n++)
        field[n] = letter_of(glyphs[n]);
    if (!run(TEXT_EDIT_NAME) || name_length() == 0)
        return 0;
    length = name_length();
    for (n = 0; n != length; n++)
        glyphs[n] = text_from_ascii(field[n]);
    glyphs[length] = 0;
    return 1;
}

uint8_t edit_seed(uint32_t *seed)
{
    alphabet = code_letters;
    length = RANDOM_CODE_LENGTH;
    random_code(*seed, field);
    return run(TEXT_EDIT_SEED) && random_from_code(field, seed);
}

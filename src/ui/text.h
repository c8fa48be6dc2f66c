/* Text by its id, in the language of the options, as glyphs (tile numbers) ending with a zero.
 * Arguments {0} … {3} are set before. The result stays until the next call. */
#ifndef UI_TEXT_H
#define UI_TEXT_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "text_ids.h"

enum { LANGUAGE_ENGLISH, LANGUAGE_FRENCH, LANGUAGE_COUNT };
extern uint8_t text_language;

#define TEXT_ARGUMENTS 4

void text_argument(uint8_t n, const uint8_t *glyphs) BANKED; /* in WRAM or bank 0; not copied */
void text_argument_number(uint8_t n, uint16_t number) BANKED;
void text_argument_text(uint8_t n, uint16_t id) BANKED; /* a text without arguments */
const uint8_t *text_get(uint16_t id) BANKED;

/* A text and its arguments as they are now, to be said again later, in whatever language. */
typedef struct {
    uint16_t id;
    uint8_t kinds[TEXT_ARGUMENTS];
    uint16_t values[TEXT_ARGUMENTS];
} TextNote;

void text_note(TextNote *note, uint16_t id) BANKED;
const uint8_t *text_get_note(const TextNote *note) BANKED; /* sets the arguments */

uint8_t text_from_ascii(char letter) BANKED;

#endif

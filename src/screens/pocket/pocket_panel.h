/* The foot of the table. While others play it is three lines of words (ui/message.h); in a
 * person's turn a line, a label of ten cells, and the five actions, pale when they cannot be
 * done. */
#ifndef SCREENS_POCKET_PANEL_H
#define SCREENS_POCKET_PANEL_H

#include <stdint.h>

enum { ACTION_DRAW, ACTION_OPEN, ACTION_PUBLISH, ACTION_SEAL, ACTION_END };

extern uint8_t panel_has_actions;
extern uint8_t panel_allowed; /* bit per action */

void panel_load(void);      /* its tiles, and what it shows now */
void panel_load_book(void); /* of Publish once more, never pale: RUN_TILES */

void panel_show_actions(uint8_t allowed);
void panel_show_words(void);

void panel_line(uint16_t id);  /* box 18 */
void panel_label(uint16_t id); /* box 10x2 */
void panel_label_glyphs(const uint8_t *glyphs);

#endif

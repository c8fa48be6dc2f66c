/* What the foot of the table says about the thing under the cursor: its name, what it scores, and
 * beside the hand what it would change. Drawn a piece a frame, after the cursor has moved. */
#ifndef SCREENS_TIDES_INFO_H
#define SCREENS_TIDES_INFO_H

#include <stdint.h>

void tides_info_look_ahead(void); /* what each choice would change; before a person chooses */

void tides_info_begin(void);      /* something else is under the cursor */
void tides_info_step(void);       /* one frame's piece */
void tides_info_draw(void);       /* all at once, while the screen is closed */
void tides_info_draw_words(void); /* only the name and what it scores */
void tides_info_clear_panel(void);

/* The two rewards, each with what it makes of points and tokens. */
void tides_info_draw_rewards(void);

#endif

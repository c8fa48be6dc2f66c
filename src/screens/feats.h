/* The page of feats among the records: all of them as small pictures, earned or asleep, and the one
 * under the cursor large and in words. */
#ifndef SCREENS_FEATS_H
#define SCREENS_FEATS_H

#include <stdint.h>

void feats_draw(uint16_t earned); /* a bit for each, as Records.feats; below the heading */
void feats_show_cursor(void);
void feats_hide_cursor(void);

/* A frame: moves the cursor. At an edge the page can be turned. */
enum { FEATS_STAY, FEATS_LEFT, FEATS_RIGHT };
uint8_t feats_step(void);

#endif

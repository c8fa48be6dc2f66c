/* Reads what stands behind the [id] of a phrase: the room that its text has on the screen
 * (box=, prose=, pages=, line=) and the arguments that are filled in at run time (args=).
 * Wrong words are reported with the phrase's line. */
#ifndef TEXTC_ROOM_H
#define TEXTC_ROOM_H

#include "textc/phrases.h"

/* Cuts `words` up. */
bool room_read(Phrase *phrase, char *words);

#endif

/* Discarding by an effect: which card of the hand, chosen by its owner. */
#ifndef SCREENS_REALMS_DISCARD_H
#define SCREENS_REALMS_DISCARD_H

void discard_choose(void); /* one card */

#endif

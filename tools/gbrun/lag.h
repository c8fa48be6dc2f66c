/* Tells where a program was when it missed a frame: each write to its counter `frame_lag` prints
 * the frame, the instruction that VBlank interrupted, and the calls that the stack holds, the
 * innermost first. Calls in a bank that is not mapped at that time may be left out. */
#ifndef GBRUN_LAG_H
#define GBRUN_LAG_H

struct Machine;

void lag_tell(const struct Machine *machine);

#endif

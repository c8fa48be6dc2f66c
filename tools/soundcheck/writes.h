/* Runs the driver on the host through a script of gbrun and compares the sound registers with what
 * the ROM wrote, frame by frame. */
#ifndef SOUNDCHECK_WRITES_H
#define SOUNDCHECK_WRITES_H

#include <stdbool.h>

bool writes_check(const char *script, const char *writes);

#endif

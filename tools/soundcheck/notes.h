/* Checks each note of a recording of one channel against mmlc's list. */
#ifndef SOUNDCHECK_NOTES_H
#define SOUNDCHECK_NOTES_H

#include <stdbool.h>

bool notes_check(const char *list, const char *piece, char channel, const char *recording);

#endif

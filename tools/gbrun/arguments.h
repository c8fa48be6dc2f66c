/* Reads a script command's arguments by its signature, one letter for each:
 * n number  N number or nothing  w `within N` or nothing  k keys  c condition  p place
 * r place[/LEN]  x word  t the rest as text  h hex bytes  v values for a place before it */
#ifndef GBRUN_ARGUMENTS_H
#define GBRUN_ARGUMENTS_H

#include "script.h"

bool arguments_parse(Cursor *cursor, Step *step);

#endif

/* Pieces of JSON that the states of all games are made of. */
#ifndef TOOLS_ARENA_JSON_H
#define TOOLS_ARENA_JSON_H

#include <stdint.h>
#include <stdio.h>

void json_bytes(FILE *out, const uint8_t *bytes, int count); /* a list of numbers */

/* The numbers of the bits that are set, the lowest one called as given. */
void json_bits(FILE *out, uint8_t bits, int lowest);

const char *json_truth(int flag);

#endif

/* Writes a voice or a phrase as the bytes of src/cart/sound_score.h. */
#ifndef MMLC_ENCODE_H
#define MMLC_ENCODE_H

#include "mmlc/music.h"

#include <stddef.h>

typedef struct {
    uint8_t *bytes;
    size_t count;
} Encoded;

bool encode(Encoded *encoded, const Body *body);
void encode_free(Encoded *encoded);

#endif

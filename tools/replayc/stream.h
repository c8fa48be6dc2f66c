/* The records of a replay as bytes, and the cartridge image that they are put into. */
#ifndef TOOLS_REPLAYC_STREAM_H
#define TOOLS_REPLAYC_STREAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint8_t *bytes;
    size_t length;
} Stream;

void stream_byte(Stream *stream, uint8_t byte);
void stream_word(Stream *stream, uint16_t word);
void stream_bytes(Stream *stream, const uint8_t *bytes, size_t count);

/* Writes the cartridge once more with the stream behind it, ROM size and checksums made right.
 * False after a complaint. */
bool stream_write_cartridge(const Stream *stream, const char *from, const char *to);

#endif

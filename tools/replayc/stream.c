#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/complain.h"
#include "lib/memory.h"
#include "lib/outfile.h"
#include "lib/wholefile.h"
#include "replayc/records.h"
#include "replayc/stream.h"

#define BANK_BYTES      0x4000
#define BANKS_MOST      256
#define HEADER_ROM_SIZE 0x148
#define HEADER_FIRST    0x134
#define HEADER_CHECKSUM 0x14D
#define WHOLE_CHECKSUM  0x14E

void stream_byte(Stream *stream, uint8_t byte)
{
    stream->bytes = memory_grow(stream->bytes, stream->length, 1);
    stream->bytes[stream->length++] = byte;
}

void stream_word(Stream *stream, uint16_t word)
{
    stream_byte(stream, (uint8_t)word);
    stream_byte(stream, (uint8_t)(word >> 8));
}

void stream_bytes(Stream *stream, const uint8_t *bytes, size_t count)
{
    for (; count; count--)
        stream_byte(stream, *bytes++);
}

static void write_header(uint8_t *image, size_t size)
{
    uint8_t code = 0, header = 0;
    uint16_t whole = 0;
    size_t n;

    while ((size_t)2 * BANK_BYTES << code < size)
        code++;
    image[HEADER_ROM_SIZE] = code;
    for (n = HEADER_FIRST; n != HEADER_CHECKSUM; n++)
        header = (uint8_t)(header - image[n] - 1);
    image[HEADER_CHECKSUM] = header;
    image[WHOLE_CHECKSUM] = 0;
    image[WHOLE_CHECKSUM + 1] = 0;
    for (n = 0; n != size; n++)
        whole = (uint16_t)(whole + image[n]);
    image[WHOLE_CHECKSUM] = (uint8_t)(whole >> 8);
    image[WHOLE_CHECKSUM + 1] = (uint8_t)whole;
}

bool stream_write_cartridge(const Stream *stream, const char *from, const char *to)
{
    size_t start = (size_t)REPLAY_FIRST_BANK * BANK_BYTES;
    size_t size = 2 * start;
    size_t program_size;
    char *program = wholefile_read(from, &program_size);
    OutFiles out = {0};
    uint8_t *image;
    FILE *file;

    if (!program)
        return false;
    while (size < start + stream->length)
        size *= 2;
    if (program_size > start || program_size <= WHOLE_CHECKSUM || size > BANKS_MOST * BANK_BYTES) {
        free(program);
        return complain(from, 0, "the program, or the replay of %zu bytes, is too large",
                        stream->length);
    }
    image = memory_array(size, 1);
    memset(image, 0xFF, size);
    memcpy(image, program, program_size);
    memcpy(image + start, stream->bytes, stream->length);
    write_header(image, size);
    file = outfile_open(&out, to);
    if (file)
        fwrite(image, 1, size, file);
    free(image);
    free(program);
    return file && outfile_commit(&out);
}

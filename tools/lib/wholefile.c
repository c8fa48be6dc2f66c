#include "lib/wholefile.h"

#include "lib/complain.h"
#include "lib/memory.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_stream(FILE *stream, size_t *size)
{
    char *text = NULL;
    size_t length = 0;
    int byte;

    do {
        byte = getc(stream);
        text = memory_grow(text, length, 1);
        text[length++] = byte == EOF ? 0 : (char)byte;
    } while (byte != EOF);
    *size = length - 1;
    return text;
}

char *wholefile_read(const char *path, size_t *size)
{
    FILE *stream = fopen(path, "rb");
    char *text;
    size_t length;

    if (!stream) {
        complain(path, 0, "%s", strerror(errno));
        return NULL;
    }
    errno = 0;
    text = read_stream(stream, &length);
    if (ferror(stream)) {
        complain(path, 0, "cannot be read: %s", strerror(errno));
        free(text);
        text = NULL;
    }
    fclose(stream);
    if (size)
        *size = length;
    return text;
}

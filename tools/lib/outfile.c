#include "lib/outfile.h"

#include "lib/complain.h"
#include "lib/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

FILE *outfile_open(OutFiles *out, const char *path)
{
    OutFile *file;
    char *draft = memory_print("%s.draft", path);
    FILE *stream = fopen(draft, "wb");

    if (!stream) {
        complain(path, 0, "cannot be written: %s", strerror(errno));
        free(draft);
        return NULL;
    }
    out->files = memory_grow(out->files, (size_t)out->count, sizeof *out->files);
    file = &out->files[out->count++];
    file->stream = stream;
    file->path = memory_print("%s", path);
    file->draft = draft;
    return stream;
}

static bool close_draft(OutFile *file)
{
    bool written = !ferror(file->stream);

    written = fclose(file->stream) == 0 && written;
    file->stream = NULL;
    if (!written)
        complain(file->path, 0, "could not be written completely");
    return written;
}

void outfile_discard(OutFiles *out)
{
    int i;

    for (i = 0; i < out->count; i++) {
        OutFile *file = &out->files[i];

        if (file->stream)
            fclose(file->stream);
        remove(file->draft); /* gone already when the file was committed */
        free(file->path);
        free(file->draft);
    }
    free(out->files);
    *out = (OutFiles){0};
}

bool outfile_commit(OutFiles *out)
{
    bool ok = true;
    int i;

    for (i = 0; i < out->count; i++)
        ok = close_draft(&out->files[i]) && ok;
    for (i = 0; ok && i < out->count; i++)
        if (rename(out->files[i].draft, out->files[i].path) != 0)
            ok = complain(out->files[i].path, 0, "cannot be written: %s", strerror(errno));
    outfile_discard(out);
    return ok;
}

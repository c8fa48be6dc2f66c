#include "files.h"
#include "verdict.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Nothing that gbrun reads is larger: 8 MiB is the largest MBC5 cartridge. */
#define LARGEST_FILE (16u << 20)

bool file_exists(const char *path)
{
    return access(path, F_OK) == 0;
}

uint8_t *file_read(const char *path, size_t *size)
{
    struct stat about;
    FILE *file = fopen(path, "rb");

    if (!file)
        verdict_bad_input("%s: %s", path, strerror(errno));
    if (fstat(fileno(file), &about) != 0 || !S_ISREG(about.st_mode))
        verdict_bad_input("%s: not a plain file", path);
    if (about.st_size > (off_t)LARGEST_FILE)
        verdict_bad_input("%s: too large (%lld bytes)", path, (long long)about.st_size);

    uint8_t *content = malloc((size_t)about.st_size + 1);
    if (!content)
        verdict_bad_input("%s: out of memory", path);
    *size = fread(content, 1, (size_t)about.st_size, file);
    content[*size] = 0;
    if (ferror(file))
        verdict_bad_input("%s: cannot be read", path);
    fclose(file);
    return content;
}

static void create_folders_above(const char *path)
{
    char folder[4096];

    snprintf(folder, sizeof folder, "%s", path);
    for (char *slash = strchr(folder + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(folder, 0777) != 0 && errno != EEXIST)
            verdict_bad_input("%s: %s", folder, strerror(errno));
        *slash = '/';
    }
}

FILE *file_create(const char *path)
{
    create_folders_above(path);
    FILE *file = fopen(path, "wb");
    if (!file)
        verdict_bad_input("%s: %s", path, strerror(errno));
    return file;
}

void file_write(const char *path, const void *content, size_t size)
{
    FILE *file = file_create(path);
    bool complete = fwrite(content, 1, size, file) == size;

    if (fclose(file) != 0 || !complete)
        verdict_bad_input("%s: cannot be written", path);
}

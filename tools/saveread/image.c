#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "saveread/image.h"

uint8_t image[SRAM_SIZE];

int image_load(const char *path)
{
    FILE *file = fopen(path, "rb");
    size_t read;
    int more;

    if (!file) {
        fprintf(stderr, "saveread: %s: %s\n", path, strerror(errno));
        return 0;
    }
    read = fread(image, 1, sizeof image, file);
    more = fgetc(file) != EOF;
    fclose(file);
    if (read == sizeof image && !more)
        return 1;
    fprintf(stderr, "saveread: %s: not %u bytes long, so no save of this cartridge\n", path,
            SRAM_SIZE);
    return 0;
}

int image_store(const char *folder, long number, const uint8_t *bytes)
{
    char name[512];
    FILE *file;

    snprintf(name, sizeof name, "%s/%06ld.sav", folder, number);
    file = fopen(name, "wb");
    if (!file || fwrite(bytes, 1, SRAM_SIZE, file) != SRAM_SIZE || fclose(file) != 0) {
        fprintf(stderr, "saveread: %s: %s\n", name, strerror(errno));
        return 0;
    }
    return 1;
}

void sram_open(void)
{
}

void sram_close(void)
{
}

uint8_t sram_get(uint16_t at)
{
    return image[at % SRAM_SIZE];
}

void sram_put(uint16_t at, uint8_t byte)
{
    image[at % SRAM_SIZE] = byte;
}

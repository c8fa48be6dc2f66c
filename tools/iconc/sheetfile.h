/* Cuts the pictures of a sheet into tiles and maps, and writes them as C: one source file
 * for each sheet and its part of the common header pictures.h.
 * Nothing here knows where the pictures came from. */
#ifndef ICONC_SHEETFILE_H
#define ICONC_SHEETFILE_H

#include "iconc/iconlist.h"
#include "lib/tileset.h"

/* A sheet's pictures as tiles. Shared tiles lie in sets[0], own ones in the picture's set. */
typedef struct {
    const Sheet *sheet;
    TileSet *sets;
    uint8_t **maps;
} CutSheet;

void sheetfile_begin(CutSheet *cut, const Sheet *sheet);
void sheetfile_add(CutSheet *cut, int place, const Picture *picture);
void sheetfile_free(CutSheet *cut);

/* Complains of more tiles than the sheet may have. `path` is that of the icon list. */
bool sheetfile_check(const CutSheet *cut, const char *path);

void sheetfile_write_source(const CutSheet *cut, FILE *stream, const char *path);
void sheetfile_write_header(const CutSheet *cut, FILE *stream);

#endif

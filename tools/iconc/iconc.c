#include "iconc/iconc.h"

#include "iconc/base.h"
#include "iconc/render.h"
#include "iconc/sheetfile.h"
#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/memory.h"
#include "lib/outfile.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define PREVIEW_SCALE 4

static bool complain_of_icon(const IconcOptions *options, const IconSet *set, const Wanted *wanted)
{
    char nearest[256];

    iconset_nearest(set, wanted->icon, nearest, sizeof nearest);
    return complain(options->list, wanted->line, "no icon %s; the nearest are %s", wanted->icon,
                    nearest);
}

static bool write_preview(const IconcOptions *options, const Sheet *sheet, const Wanted *wanted,
                          const Picture *picture)
{
    OutFiles out = {0};
    char *path = memory_print("%s/%s_%s.png", options->preview, sheet->name, wanted->name);
    FILE *stream = outfile_open(&out, path);
    bool ok = stream && picture_write(picture, stream, path, PREVIEW_SCALE);

    free(path);
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}

static bool make_picture(const IconcOptions *options, const IconSet *set, CutSheet *cut,
                         const Picture *base, int place)
{
    const Sheet *sheet = cut->sheet;
    const Wanted *wanted = &sheet->items[place];
    Picture picture, drawn;
    Icon icon;
    char *why = NULL;
    bool ok;

    if (!iconset_find(set, wanted->icon, &icon))
        return complain_of_icon(options, set, wanted);
    if (!render(&drawn, &icon, wanted, sheet->place[PLACE_WIDTH], sheet->place[PLACE_HEIGHT],
                &why)) {
        complain(options->list, wanted->line, "icon %s: %s", wanted->icon, why);
        free(why);
        return false;
    }
    base_lay(&picture, base, sheet, place, &drawn);
    picture_free(&drawn);
    sheetfile_add(cut, place, &picture);
    ok = !options->preview || write_preview(options, sheet, wanted, &picture);
    picture_free(&picture);
    return ok;
}

static bool make_sheet(const IconcOptions *options, const IconSet *set, const Sheet *sheet,
                       OutFiles *out, FILE *header)
{
    char *path = memory_print("%s/sheet_%s.c", options->out, sheet->name);
    CutSheet cut;
    FILE *stream;
    Picture base;
    bool ok = base_load(&base, sheet, options->list);
    int i;

    sheetfile_begin(&cut, sheet);
    for (i = 0; ok && i < sheet->count; i++)
        ok = make_picture(options, set, &cut, &base, i);
    picture_free(&base);
    ok = ok && sheetfile_check(&cut, options->list);
    stream = ok ? outfile_open(out, path) : NULL;
    if (stream) {
        sheetfile_write_source(&cut, stream, options->list);
        sheetfile_write_header(&cut, header);
    }
    sheetfile_free(&cut);
    free(path);
    return stream != NULL;
}

static bool make_sheets(const IconcOptions *options, const IconSet *set, const IconList *list)
{
    OutFiles out = {0};
    char *path = memory_print("%s/pictures.h", options->out);
    FILE *header = outfile_open(&out, path);
    bool ok = header != NULL;

    free(path);
    if (header) {
        int i;

        csource_begin_header(header, "iconc", options->list, "pictures");
        for (i = 0; i < list->count; i++) {
            if (i)
                fputc('\n', header);
            ok = make_sheet(options, set, &list->sheets[i], &out, header) && ok;
        }
        csource_end_header(header);
    }
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}

static bool make_folder(const char *path)
{
    if (!path || mkdir(path, 0777) == 0 || errno == EEXIST)
        return true;
    return complain(path, 0, "%s", strerror(errno));
}

bool iconc_run(const IconcOptions *options)
{
    IconList list = {0};
    IconSet set;
    bool ok = iconlist_load(&list, options->list);

    if (ok && iconset_load(&set, options->icons)) {
        ok = make_folder(options->out) && make_folder(options->preview) &&
             make_sheets(options, &set, &list);
        iconset_free(&set);
    } else {
        ok = false;
    }
    iconlist_free(&list);
    return ok;
}

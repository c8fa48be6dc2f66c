#include "mmlc/mmlc.h"

#include "lib/outfile.h"
#include "mmlc/emit.h"
#include "mmlc/music.h"

static bool write_all(const MmlcOptions *options, const Music *music)
{
    OutFiles out = {0};
    FILE *c = outfile_open(&out, options->c_path);
    FILE *notes = options->notes_path ? outfile_open(&out, options->notes_path) : NULL;
    bool ok = c && (notes || !options->notes_path) && emit_c(c, music, "res/music");

    if (ok && notes)
        emit_notes(notes, music);
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}

bool mmlc_run(const MmlcOptions *options)
{
    Music music = {0};
    bool ok = true;
    int n;

    for (n = 0; ok && n < options->input_count; n++)
        ok = music_read(&music, options->inputs[n]);
    ok = ok && write_all(options, &music);
    music_free(&music);
    return ok;
}

#include "textc/textc.h"

#include "lib/complain.h"
#include "lib/memory.h"
#include "textc/emit.h"
#include "textc/typeset.h"

#include <stdlib.h>

static bool load_prose(Glyphs *prose, const TextcOptions *options)
{
    if (options->cell_width < 1 || options->cell_width > GLYPHS_WIDEST_CELL ||
        options->cell_height < 1 || options->cell_height > GLYPHS_HIGHEST_CELL)
        return complain(options->prose, 0, "--cell is 1x1 to 8x16");
    if (!glyphs_load(prose, options->prose, options->cell_width, options->cell_height))
        return false;
    if (prose->count == CHARSET_GLYPHS)
        return true;
    complain(options->prose, 0, "has %d glyphs, the character set %d", prose->count,
             CHARSET_GLYPHS);
    glyphs_free(prose);
    return false;
}

static bool read_inputs(Phrases *phrases, const TextcOptions *options)
{
    bool ok = true;
    int i;

    for (i = 0; i < options->input_count; i++)
        ok = phrases_read(phrases, options->inputs[i]) && ok;
    if (ok && phrases->count == 0)
        return complain(options->inputs[0], 0, "no text in here");
    return ok;
}

static bool encode_phrase(Encoded *encoded, const Phrase *phrase, int language,
                          const Charset *charset, const Glyphs *prose)
{
    Symbols symbols = {0};
    bool ok = symbols_read(&symbols, phrase, language, charset) &&
              typeset(encoded, phrase, language, &symbols, prose);

    symbols_free(&symbols);
    return ok;
}

/* Goes on after a mistake, so that one run shows all texts that do not fit. */
static bool encode_all(Encoded *encoded, const Phrases *phrases, const Charset *charset,
                       const Glyphs *prose)
{
    bool ok = true;
    int i, language;

    for (i = 0; i < phrases->count; i++)
        for (language = 0; language < LANGUAGES; language++)
            ok = encode_phrase(&encoded[i * LANGUAGES + language], &phrases->items[i], language,
                               charset, prose) &&
                 ok;
    return ok;
}

static bool compile(const TextcOptions *options, const Charset *charset, const Glyphs *prose)
{
    Phrases phrases = {0};
    Encoded *encoded = NULL;
    bool ok = read_inputs(&phrases, options);

    if (ok) {
        int i;

        encoded = memory_array((size_t)(phrases.count * LANGUAGES), sizeof *encoded);
        ok = encode_all(encoded, &phrases, charset, prose) &&
             emit(options, &phrases, encoded, charset);
        for (i = 0; i < phrases.count * LANGUAGES; i++)
            typeset_free(&encoded[i]);
        free(encoded);
    }
    phrases_free(&phrases);
    return ok;
}

bool textc_run(const TextcOptions *options)
{
    Charset charset;
    Glyphs prose;
    bool ok;

    if (!charset_load(&charset, options->charset) || !load_prose(&prose, options))
        return false;
    ok = compile(options, &charset, &prose);
    glyphs_free(&prose);
    return ok;
}

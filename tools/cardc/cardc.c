#include "cardc/cardc.h"

#include "cardc/cardset.h"
#include "lib/csource.h"
#include "lib/outfile.h"

#include <stdlib.h>

/* ---- Table ---- */

static void write_kind(FILE *stream, const CardKind *card)
{
    const RealmsKind *kind = &card->kind;
    int way;

    fprintf(stream, "    /* %s */\n    {%d, %d, %d, %d, %d, %d, %d, %d, {", card->id, kind->colour,
            kind->type, kind->cost, kind->sanity, kind->shield, kind->flags, kind->copies,
            kind->first);
    for (way = 0; way < REALMS_WAYS; way++) {
        const RealmsBranch *branch = &kind->branches[way];

        fprintf(stream, "%s{0x%02X, %d, 0x%02X, %d}", way ? ", " : "", branch->conditions,
                branch->effect, branch->amounts, branch->mark);
    }
    fputs("}},\n", stream);
}

static void write_table(FILE *stream, const CardSet *set)
{
    uint8_t kind_of[REALMS_CARDS];
    int i, card, copy;

    csource_begin(stream, "cardc", set->file);
    fputs("#include \"realms_cards.h\"\n\nconst RealmsKind realms_kinds[REALMS_KINDS] = {\n",
          stream);
    for (i = card = 0; i < set->count; i++) {
        write_kind(stream, &set->kinds[i]);
        for (copy = 0; copy < set->kinds[i].kind.copies; copy++)
            kind_of[card++] = (uint8_t)i;
    }
    fputs("};\n\n", stream);
    csource_bytes(stream, "realms_kind_of_card", kind_of, REALMS_CARDS);
}

/* ---- Header ---- */

/* For programs on the host that speak of cards by name. */
static void write_ids(FILE *stream, const CardSet *set)
{
    int i;

    fputs("\n#define REALMS_IDS", stream);
    for (i = 0; i < set->count; i++)
        fprintf(stream, "%s \\\n    \"%s\"", i ? "," : "", set->kinds[i].id);
    fputs("\n", stream);
}

static void write_header(FILE *stream, const CardSet *set)
{
    int i;

    csource_begin_header(stream, "cardc", set->file, "realms_cards");
    fputs("#include \"games/realms/realms.h\"\n\nenum {\n", stream);
    for (i = 0; i < set->count; i++) {
        char *constant = csource_constant("REALMS_KIND_OF", set->kinds[i].id);

        fprintf(stream, "    %s,\n", constant);
        free(constant);
    }
    fputs("    REALMS_KINDS\n};\n\n"
          "/* In the bank of the rules; other banks use realms_read_kind and realms_kind_of. */\n"
          "extern const RealmsKind realms_kinds[REALMS_KINDS];\n"
          "extern const uint8_t realms_kind_of_card[REALMS_CARDS];\n\n"
          "/* Text ids: 12x2 cells, 11 cells, prose of 144x30. */\n"
          "#define REALMS_TEXT_NAME(kind) ((uint16_t)(TEXT_REALMS_NAME_FOLLOWER + (kind)))\n"
          "#define REALMS_TEXT_SHORT(kind) ((uint16_t)(TEXT_REALMS_SHORT_FOLLOWER + (kind)))\n"
          "#define REALMS_TEXT_LINE(kind) ((uint16_t)(TEXT_REALMS_LINE_FOLLOWER + (kind)))\n",
          stream);
    write_ids(stream, set);
    csource_end_header(stream);
}

/* ---- Text ---- */

static void write_phrase(FILE *stream, const char *prefix, const char *id, const char *room,
                         const char *english, const char *french)
{
    fprintf(stream, "[realms_%s_%s] %s\nen: %s\nfr: %s\n\n", prefix, id, room, english, french);
}

static void write_text(FILE *stream, const CardSet *set)
{
    int i;

    fprintf(stream, "# Made by cardc from %s; do not edit.\n\n", set->file);
    for (i = 0; i < set->count; i++)
        write_phrase(stream, "name", set->kinds[i].id, "box=12x2", set->kinds[i].text[ENGLISH].name,
                     set->kinds[i].text[FRENCH].name);
    for (i = 0; i < set->count; i++)
        write_phrase(stream, "short", set->kinds[i].id, "box=11", set->kinds[i].text[ENGLISH].brief,
                     set->kinds[i].text[FRENCH].brief);
    for (i = 0; i < set->count; i++)
        write_phrase(stream, "line", set->kinds[i].id, "prose=144x30",
                     set->kinds[i].text[ENGLISH].flavour, set->kinds[i].text[FRENCH].flavour);
}

static bool write_all(const CardcOptions *options, const CardSet *set)
{
    OutFiles out = {0};
    FILE *table = outfile_open(&out, options->c_path);
    FILE *header = table ? outfile_open(&out, options->h_path) : NULL;
    FILE *text = header ? outfile_open(&out, options->text_path) : NULL;

    if (!text) {
        outfile_discard(&out);
        return false;
    }
    write_table(table, set);
    write_header(header, set);
    write_text(text, set);
    return outfile_commit(&out);
}

bool cardc_run(const CardcOptions *options)
{
    CardSet set;
    bool ok = cardset_read(&set, options->input) && cardset_check(&set) && write_all(options, &set);

    cardset_free(&set);
    return ok;
}

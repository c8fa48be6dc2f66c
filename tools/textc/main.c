#include "lib/numbers.h"
#include "textc/textc.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum { CHARSET = 1, PROSE, CELL, IDS, EN, FR, PARTS };

static const struct option words[] = {
    {"charset", required_argument, NULL, CHARSET}, {"prose", required_argument, NULL, PROSE},
    {"cell", required_argument, NULL, CELL},       {"ids", required_argument, NULL, IDS},
    {"en", required_argument, NULL, EN},           {"fr", required_argument, NULL, FR},
    {"parts", required_argument, NULL, PARTS},     {NULL, 0, NULL, 0}};

static int usage(void)
{
    fputs("usage: textc --charset charset.txt --prose prose.png [--cell 8x10]\n"
          "             --ids OUT.h --en OUT.c --fr OUT.c [--parts N] FILE.txt...\n",
          stderr);
    return 1;
}

static bool take(TextcOptions *options, int word)
{
    switch (word) {
    case CHARSET:
        options->charset = optarg;
        return true;
    case PROSE:
        options->prose = optarg;
        return true;
    case CELL:
        return numbers_size(optarg, &options->cell_width, &options->cell_height);
    case IDS:
        options->ids_path = optarg;
        return true;
    case EN:
        options->c_path[ENGLISH] = optarg;
        return true;
    case FR:
        options->c_path[FRENCH] = optarg;
        return true;
    case PARTS:
        return numbers_one(optarg, &options->parts) && options->parts >= 1 &&
               options->parts <= TEXTC_MOST_PARTS;
    default:
        return false;
    }
}

int main(int argc, char **argv)
{
    TextcOptions options = {.cell_width = 8, .cell_height = 10, .parts = 1};
    int word;

    while ((word = getopt_long(argc, argv, "", words, NULL)) != -1)
        if (!take(&options, word))
            return usage();
    if (!options.charset || !options.prose || !options.ids_path || !options.c_path[ENGLISH] ||
        !options.c_path[FRENCH] || optind == argc)
        return usage();
    if (options.parts > 1 &&
        (!strchr(options.c_path[ENGLISH], '*') || !strchr(options.c_path[FRENCH], '*')))
        return usage();
    options.inputs = argv + optind;
    options.input_count = argc - optind;
    return textc_run(&options) ? 0 : 1;
}

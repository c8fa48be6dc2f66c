#include "lib/numbers.h"
#include "tilec/tilec.h"

#include <getopt.h>
#include <stdio.h>

enum { NAME = 1, SHARE, FIRST, LIMIT, BPP, CELL, SPRITE16, C_PATH, H_PATH };

static const struct option words[] = {
    {"name", required_argument, NULL, NAME},   {"share", no_argument, NULL, SHARE},
    {"first", required_argument, NULL, FIRST}, {"limit", required_argument, NULL, LIMIT},
    {"bpp", required_argument, NULL, BPP},     {"cell", required_argument, NULL, CELL},
    {"sprite16", no_argument, NULL, SPRITE16}, {"c", required_argument, NULL, C_PATH},
    {"h", required_argument, NULL, H_PATH},    {NULL, 0, NULL, 0}};

static int usage(void)
{
    fputs("usage: tilec --name NAME [--share] [--first N] [--limit N] [--bpp 1|2] [--cell WxH]\n"
          "             [--sprite16] --c OUT.c --h OUT.h IN.png\n",
          stderr);
    return 1;
}

static bool take(TilecOptions *options, int word)
{
    switch (word) {
    case NAME:
        options->name = optarg;
        return true;
    case SHARE:
        options->share = true;
        return true;
    case FIRST:
        return numbers_one(optarg, &options->first);
    case LIMIT:
        return numbers_one(optarg, &options->limit);
    case BPP:
        return numbers_one(optarg, &options->bits);
    case CELL:
        return numbers_size(optarg, &options->cell_width, &options->cell_height);
    case SPRITE16:
        options->sprite16 = true;
        return true;
    case C_PATH:
        options->c_path = optarg;
        return true;
    case H_PATH:
        options->h_path = optarg;
        return true;
    default:
        return false;
    }
}

int main(int argc, char **argv)
{
    TilecOptions options = {.bits = 2};
    int word;

    while ((word = getopt_long(argc, argv, "", words, NULL)) != -1)
        if (!take(&options, word))
            return usage();
    if (!options.name || !options.c_path || !options.h_path || optind != argc - 1)
        return usage();
    options.input = argv[optind];
    return tilec_run(&options) ? 0 : 1;
}

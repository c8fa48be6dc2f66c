#include "iconc/iconc.h"

#include <getopt.h>
#include <stdio.h>

enum { ICONS = 1, LIST, OUT, PREVIEW };

static const struct option words[] = {{"icons", required_argument, NULL, ICONS},
                                      {"list", required_argument, NULL, LIST},
                                      {"out", required_argument, NULL, OUT},
                                      {"preview", required_argument, NULL, PREVIEW},
                                      {NULL, 0, NULL, 0}};

static int usage(void)
{
    fputs("usage: iconc --icons icons.json --list icons.list --out DIR [--preview DIR]\n", stderr);
    return 1;
}

static bool take(IconcOptions *options, int word)
{
    switch (word) {
    case ICONS:
        options->icons = optarg;
        return true;
    case LIST:
        options->list = optarg;
        return true;
    case OUT:
        options->out = optarg;
        return true;
    case PREVIEW:
        options->preview = optarg;
        return true;
    default:
        return false;
    }
}

int main(int argc, char **argv)
{
    IconcOptions options = {0};
    int word;

    while ((word = getopt_long(argc, argv, "", words, NULL)) != -1)
        if (!take(&options, word))
            return usage();
    if (!options.icons || !options.list || !options.out || optind != argc)
        return usage();
    return iconc_run(&options) ? 0 : 1;
}

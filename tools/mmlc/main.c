#include "mmlc/mmlc.h"

#include <getopt.h>
#include <stdio.h>

enum { C_PATH = 1, NOTES_PATH };

static const struct option words[] = {{"c", required_argument, NULL, C_PATH},
                                      {"notes", required_argument, NULL, NOTES_PATH},
                                      {NULL, 0, NULL, 0}};

static int usage(void)
{
    fputs("usage: mmlc --c OUT.c [--notes OUT.txt] FILE.mml...\n", stderr);
    return 2;
}

int main(int argc, char **argv)
{
    MmlcOptions options = {0};
    int word;

    while ((word = getopt_long(argc, argv, "", words, NULL)) != -1) {
        if (word == C_PATH)
            options.c_path = optarg;
        else if (word == NOTES_PATH)
            options.notes_path = optarg;
        else
            return usage();
    }
    if (!options.c_path || optind == argc)
        return usage();
    options.inputs = argv + optind;
    options.input_count = argc - optind;
    return mmlc_run(&options) ? 0 : 1;
}

#include "cardc/cardc.h"

#include <getopt.h>
#include <stdio.h>

static int usage(void)
{
    fputs("usage: cardc --c OUT.c --h OUT.h --text OUT.txt CARDS.txt\n", stderr);
    return 1;
}

int main(int argc, char **argv)
{
    static const struct option words[] = {{"c", required_argument, NULL, 'c'},
                                          {"h", required_argument, NULL, 'h'},
                                          {"text", required_argument, NULL, 't'},
                                          {NULL, 0, NULL, 0}};
    CardcOptions options = {NULL, NULL, NULL, NULL};
    int word;

    while ((word = getopt_long(argc, argv, "", words, NULL)) != -1) {
        if (word == 'c')
            options.c_path = optarg;
        else if (word == 'h')
            options.h_path = optarg;
        else if (word == 't')
            options.text_path = optarg;
        else
            return usage();
    }
    if (!options.c_path || !options.h_path || !options.text_path || optind + 1 != argc)
        return usage();
    options.input = argv[optind];
    return cardc_run(&options) ? 0 : 1;
}

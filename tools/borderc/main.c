#include <stdio.h>

#include "borderc/borderc.h"

int main(int argc, char **argv)
{
    if (argc != 4) {
        fputs("usage: borderc IN.png OUT.c OUT.h\n", stderr);
        return 2;
    }
    return !borderc_run(argv[1], argv[2], argv[3]);
}

/* The card compiler: reads a set of cards, writes its table as C, its numbers as a header and its
 * names and lines as a file for textc. Nothing is written unless everything is right. */
#ifndef CARDC_CARDC_H
#define CARDC_CARDC_H

#include <stdbool.h>

typedef struct {
    const char *input, *c_path, *h_path, *text_path;
} CardcOptions;

bool cardc_run(const CardcOptions *options);

#endif

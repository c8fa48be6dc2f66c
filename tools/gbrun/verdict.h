/* The run's verdict: what failed, where in the script, and the exit status that follows.
 * A failure (status 1) lets the run go on, so that one run shows all that is wrong.
 * Bad input or wrong usage (status 2) ends it at once: nothing was tested. */
#ifndef GBRUN_VERDICT_H
#define GBRUN_VERDICT_H

#include <stdarg.h>

enum { VERDICT_PASS = 0, VERDICT_FAIL = 1, VERDICT_BAD_INPUT = 2 };

/* The script line that runs now; a line of 0 means that no script runs. */
void verdict_place(const char *file, int line);
const char *verdict_place_text(void);

void verdict_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
unsigned verdict_failures(void);
int verdict_status(void);

void verdict_bad_input(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#endif

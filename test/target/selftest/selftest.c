/* Runs all tests, shows what failed, and gives the verdict. */
#include "selftest.h"
#include "target/console.h"

#define FIRST_ROW 5
#define LAST_ROW  16
#define LINE_AT   15

enum { RUNNING, PASSED, FAILED };

static const SelfTest *const lists[] = {tests_compiler, tests_bank, tests_random, tests_frame,
                                        tests_video,    tests_text, tests_input,  tests_pocket};

/* For the script that watches. */
uint8_t selftest_verdict;
uint8_t selftest_passed, selftest_failed;
uint16_t selftest_line; /* of the last check that failed */

static uint16_t line;
static uint8_t row = FIRST_ROW;

void selftest_check(uint16_t failed_line)
{
    if (line == 0)
        line = failed_line;
}

static void run(const SelfTest *test)
{
    line = 0;
    console_line(2, test->name);
    console_show();
    test->run();
    if (line == 0) {
        selftest_passed++;
        return;
    }
    selftest_failed++;
    selftest_line = line;
    if (row <= LAST_ROW) {
        console_line(row++, test->name);
        console_line(row, "  at line");
        console_number(row++, LINE_AT, line);
    }
}

static void run_all(void)
{
    const SelfTest *test;
    uint8_t n;

    for (n = 0; n != sizeof lists / sizeof *lists; n++)
        for (test = lists[n]; test->name; test++)
            run(test);
}

static void show_end(void)
{
    console_line(2, "passed");
    console_number(2, LINE_AT, selftest_passed);
    console_line(3, "failed");
    console_number(3, LINE_AT, selftest_failed);
    console_line(17, selftest_failed ? "FAILED" : "ALL IS WELL");
    console_show();
}

void main(void)
{
    console_power_on();
    console_line(0, "MYTHOS SELF TEST");
    run_all();
    show_end();
    selftest_verdict = selftest_failed ? FAILED : PASSED;
    console_verdict(selftest_failed == 0);
}

/* The self-test cartridge: unit tests that run on the machine itself, an emulated or a real one.
 * A test is a function that CHECKs; a file of tests ends with a list of them, named in selftest.c.
 */
#ifndef TEST_TARGET_SELFTEST_H
#define TEST_TARGET_SELFTEST_H

#include <stdint.h>

typedef struct {
    const char *name; /* letters, digits, blanks: up to 19 of them; 0 ends a list */
    void (*run)(void);
} SelfTest;

/* The first check that fails gives the test its line. */
#define CHECK(condition) selftest_check((condition) ? 0 : __LINE__)
void selftest_check(uint16_t line);

extern const SelfTest tests_bank[];
extern const SelfTest tests_compiler[];
extern const SelfTest tests_frame[];
extern const SelfTest tests_input[];
extern const SelfTest tests_pocket[];
extern const SelfTest tests_random[];
extern const SelfTest tests_text[];
extern const SelfTest tests_video[];

#endif

/* The crash screen: what a player sees, and can report, when the program lost its way.
 * It comes up after rst 38 (erased memory was executed), after a jump to address 0, when the
 * guard below the stack was overwritten, and when code finds the impossible. */
#ifndef CART_CRASH_H
#define CART_CRASH_H

#include <stdint.h>

enum { CRASH_RST38, CRASH_ZERO, CRASH_STACK, CRASH_IMPOSSIBLE };

/* The stack has the bytes from here up to E000; the build keeps data below. */
#define STACK_BOTTOM 0xDE00

void crash_init(void);
void crash_check_stack(void);
void crash(uint8_t cause);

#endif

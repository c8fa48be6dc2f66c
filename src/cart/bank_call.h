/* BANKED marks a function that is called from other ROM banks. The same source compiles on the
 * host, where it means nothing. Never take a pointer to such a function: SDCC compiles a call
 * through it as a near call, silently. */
#ifndef CART_BANK_CALL_H
#define CART_BANK_CALL_H

#ifdef __SDCC
#include <gb/gb.h>
#else
#define BANKED
#endif

#endif

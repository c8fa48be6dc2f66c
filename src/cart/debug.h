/* DEBUG_MESSAGE("text") is printed by Emulicious and BGB when the ROM was built with DEBUG=1; the
 * release has no trace of it. The bytes are the convention of both: ld d,d; a jump over the text;
 * the mark 6464, 0000; the text. */
#ifndef CART_DEBUG_H
#define CART_DEBUG_H

#ifdef DEBUG
#define DEBUG_TEXT(line)  #line
#define DEBUG_LABEL(line) "60" DEBUG_TEXT(line) "$"
#define DEBUG_MESSAGE(text)                                                                    \
    __asm__("ld d, d\n\tjr " DEBUG_LABEL(__LINE__) "\n\t.dw 0x6464\n\t.dw 0\n\t.ascii \"" text \
                                                   "\"\n" DEBUG_LABEL(__LINE__) ":")
#else
#define DEBUG_MESSAGE(text)
#endif

#endif

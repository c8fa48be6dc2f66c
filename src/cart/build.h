/* Which build this is. In bank 0: readable from everywhere, as no constant of another bank is. */
#ifndef CART_BUILD_H
#define CART_BUILD_H

extern const char build_version[];
extern const char build_id[]; /* eight hexadecimal digits, a digest of the sources */

#endif

/* Damaged copies of a save. */
#ifndef SAVEREAD_DAMAGE_H
#define SAVEREAD_DAMAGE_H

/* Puts count of them into the folder, the same ones every time: flipped bits, random bytes, a tail
 * that is cut off, blocks of another place, other versions, noise, zeros, FF. 0 when all is well.
 */
int damage_make(const char *path, const char *folder, long count);

#endif

/* Writes down what a program writes to the sound registers: a line "frame address value" (the
 * frames since the recording began in decimal, the others in hex) for each write to FF10-FF3F. */
#ifndef GBRUN_SOUND_WRITES_H
#define GBRUN_SOUND_WRITES_H

#include <stdint.h>

struct Machine;

void sound_writes_record(struct Machine *machine, const char *path);
void sound_writes_note(struct Machine *machine, uint16_t address, uint8_t value);
void sound_writes_finish(void);

#endif

/* Records a machine's sound as a WAV file: 16 bits, stereo, 48000 Hz (a libretro core: its rate).
 * stereo. The file is as long as the emulated time, to the sample; sound that the emulator still
 * holds back at the end (under a frame) is filled up with silence. */
#ifndef GBRUN_SOUND_H
#define GBRUN_SOUND_H

struct Machine;

/* Ends the recording before it. */
void sound_record(struct Machine *machine, const char *path);

/* Which of the four channels are heard, a bit for each. */
void sound_channels(struct Machine *machine, unsigned mask);
void sound_collect(void); /* once a frame; does nothing when nothing is recorded */
void sound_finish(void);

#endif

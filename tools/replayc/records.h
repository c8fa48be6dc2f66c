/* What replayc writes behind the replay cartridge's program and what the program reads there: a
 * stream of bytes from bank REPLAY_FIRST_BANK on. Numbers are little-endian.
 *
 *   RECORD_GAME    game, seats, seed (4), hash (2)                 a new game; the hash of its deal
 *   RECORD_CHOICE  level, cpu_random (8), length, bytes …, cpu_random after (8)
 *                  what a CPU player chooses in this position, by this generator
 *   RECORD_ACTION + length   bytes …, hash (2)                     an action; the hash after it
 *   RECORD_END */
#ifndef TOOLS_REPLAYC_RECORDS_H
#define TOOLS_REPLAYC_RECORDS_H

#define REPLAY_FIRST_BANK 64

#define RECORD_END    0
#define RECORD_GAME   1
#define RECORD_CHOICE 2
#define RECORD_ACTION 0x10

#endif

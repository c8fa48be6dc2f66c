/* Watches each instruction, memory access and stack pointer of a machine.
 * libmgba drops an access to locked memory in silence; here it becomes a complaint, as do
 * execution outside ROM and HRAM and the few acts that only hurt on real hardware. */
#ifndef GBRUN_WATCH_H
#define GBRUN_WATCH_H

#include <stdbool.h>
#include <stdint.h>

struct Machine;

enum { WRAM_START = 0xC000, WRAM_END = 0xE000 };

typedef struct {
    /* For each address: is there something to see when PC gets there? */
    uint8_t attention[0x10000];
    uint16_t instruction; /* address of the one that runs */
    uint16_t lowest_sp;   /* while it was in WRAM; WRAM_END when it never was */
    bool crash_known;
    unsigned crash_bank;
    uint16_t crash_address;
    bool tells_lag; /* see lag.h */
    uint16_t lag_address;
    uint16_t interrupted; /* by the last VBlank interrupt */
    unsigned interrupted_bank;
    bool dead; /* nothing that follows means anything */
} Watch;

void watch_attach(struct Machine *machine);
void watch_frame_end(struct Machine *machine);

/* Asks for calls of cycles_reach and tally_reach whenever PC gets there. */
void watch_mark(Watch *watch, uint16_t address);
void watch_unusual_place(struct Machine *machine, uint16_t pc);

/* Bytes of stack used below `top` at the deepest point so far. */
unsigned watch_stack_used(const Watch *watch, uint16_t top);

/* Runs for every instruction: the common case is two comparisons. */
static inline void watch_instruction(Watch *watch, struct Machine *machine, uint16_t pc,
                                     uint16_t sp)
{
    if (watch->attention[pc])
        watch_unusual_place(machine, pc);
    watch->instruction = pc;
    if (sp < watch->lowest_sp && sp >= WRAM_START)
        watch->lowest_sp = sp;
}

#endif

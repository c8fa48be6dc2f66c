#include "lag.h"
#include "machine.h"

#include <mgba/flags.h>
#include <mgba/internal/sm83/sm83.h>

#include <stdio.h>

enum { CALL = 0xCD, CALL_BYTES = 3, ROM_END = 0x8000 };

/* Whether a word on the stack can be where a call comes back to. */
static bool follows_call(const Machine *machine, uint16_t address)
{
    return machine_read(machine, -1, address - CALL_BYTES) == CALL;
}

void lag_tell(const Machine *machine)
{
    uint16_t top = machine_stack_top(machine);

    printf("%slag in frame %llu at %s\n", machine->number == 2 ? "2:" : "",
           (unsigned long long)machine->frames,
           symbols_describe(&machine->symbols, machine->watch.interrupted_bank,
                            machine->watch.interrupted));
    for (uint16_t at = machine->cpu->sp; at + 1 < top; at++) {
        uint16_t address = machine_read(machine, -1, at) | machine_read(machine, -1, at + 1) << 8;

        if (address > CALL_BYTES && address < ROM_END && follows_call(machine, address))
            printf("  %s\n",
                   symbols_describe(&machine->symbols, machine_bank(machine, address), address));
    }
}

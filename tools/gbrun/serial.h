/* The serial port: keeps the bytes sent as clock master and joins two machines by a cable.
 * A transfer swaps both bytes when it starts and interrupts both sides when it ends, but only
 * if the other side listens; else the byte is lost and FF is received, as with no cable. */
#ifndef GBRUN_SERIAL_H
#define GBRUN_SERIAL_H

#include <mgba/flags.h>
#include <mgba/gb/interface.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct Machine;

typedef struct {
    struct GBSIODriver driver; /* first, so that libmgba's pointer leads back here */
    struct Machine *owner;
    struct Machine *peer; /* NULL: alone */
    bool plugged;
    uint8_t *sent;
    size_t sent_count;
} SerialPort;

void serial_attach(struct Machine *machine);
void serial_join(struct Machine *first, struct Machine *second);
void serial_plug(struct Machine *machine, bool plugged);

void serial_clear(SerialPort *port);
bool serial_sent_ends_with(const SerialPort *port, const uint8_t *bytes, size_t count);

#endif

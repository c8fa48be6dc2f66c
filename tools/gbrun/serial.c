#include "serial.h"
#include "machine.h"

#include <mgba/internal/gb/gb.h>
#include <mgba/internal/gb/io.h>

#include <stdlib.h>
#include <string.h>

enum { START_AS_MASTER = 0x81, LISTENING = 0x80, CLOCK_AND_START = 0x81, NO_CABLE = 0xFF };

static bool driver_init(struct GBSIODriver *driver)
{
    (void)driver;
    return true;
}

static void driver_deinit(struct GBSIODriver *driver)
{
    (void)driver;
}

static void write_data(struct GBSIODriver *driver, uint8_t value)
{
    (void)driver;
    (void)value;
}

static void remember(SerialPort *port, uint8_t byte)
{
    /* Grows at every power of two: the count alone tells the room. */
    if ((port->sent_count & (port->sent_count - 1)) == 0)
        port->sent = realloc(port->sent, port->sent_count ? port->sent_count * 2 : 1);
    port->sent[port->sent_count++] = byte;
}

/* libmgba shifts pendingSB in bit by bit and interrupts at the end, on each side by itself. */
static void let_slave_shift(struct GB *slave, const struct GB *master)
{
    struct GBSIO *sio = &slave->sio;

    sio->pendingSB = master->memory.io[GB_REG_SB];
    sio->remainingBits = 8;
    sio->period = master->sio.period;
    mTimingDeschedule(&slave->timing, &sio->event);
    mTimingSchedule(&slave->timing, &sio->event, sio->period * (2 - (int)master->doubleSpeed));
}

static uint8_t write_control(struct GBSIODriver *driver, uint8_t control)
{
    SerialPort *port = (SerialPort *)driver;
    struct GB *gb = port->owner->gb;

    if ((control & CLOCK_AND_START) != START_AS_MASTER)
        return control;
    remember(port, gb->memory.io[GB_REG_SB]);
    gb->sio.pendingSB = NO_CABLE;
    if (port->peer && port->plugged) {
        struct GB *other = port->peer->gb;
        if ((other->memory.io[GB_REG_SC] & CLOCK_AND_START) == LISTENING) {
            gb->sio.pendingSB = other->memory.io[GB_REG_SB];
            let_slave_shift(other, gb);
        }
    }
    return control;
}

void serial_attach(Machine *machine)
{
    SerialPort *port = &machine->serial;

    port->owner = machine;
    port->driver.init = driver_init;
    port->driver.deinit = driver_deinit;
    port->driver.writeSB = write_data;
    port->driver.writeSC = write_control;
    GBSIOSetDriver(&machine->gb->sio, &port->driver);
}

void serial_join(Machine *first, Machine *second)
{
    first->serial.peer = second;
    second->serial.peer = first;
    serial_plug(first, true);
}

void serial_plug(Machine *machine, bool plugged)
{
    machine->serial.plugged = plugged;
    machine->serial.peer->serial.plugged = plugged;
}

void serial_clear(SerialPort *port)
{
    free(port->sent);
    port->sent = NULL;
    port->sent_count = 0;
}

bool serial_sent_ends_with(const SerialPort *port, const uint8_t *bytes, size_t count)
{
    return port->sent_count >= count &&
           memcmp(port->sent + port->sent_count - count, bytes, count) == 0;
}

#include "cart/save/layout.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "cart/save/sram.h"

#define SPARE_BYTE (SRAM_SIZE - 1)
_Static_assert(SAVE_END <= SPARE_BYTE, "the byte that is tried belongs to the layout");

uint8_t save_works, save_damaged, save_refused;

static uint8_t holds(uint8_t byte)
{
    sram_put(SPARE_BYTE, byte);
    return sram_get(SPARE_BYTE) == byte;
}

static uint8_t ram_is_there(void)
{
    uint8_t there, before;

    sram_open();
    before = sram_get(SPARE_BYTE);
    there = holds(0x5A) && holds(0xA5);
    sram_put(SPARE_BYTE, before);
    sram_close();
    return there;
}

/* A damaged pair is emptied, so that it is reported once. What another version wrote stays until
 * something new is kept in its place: it is not lost to who only took the wrong ROM. */
static uint8_t look_at_pairs(void)
{
    uint8_t worst = SLOTS_FINE;
    uint8_t fine = 0;
    uint8_t pair, state;

    for (pair = 0; pair != SLOTS_PAIRS; pair++) {
        state = slots_state(pair);
        if (state == SLOTS_FINE)
            fine = 1;
        else if (state != SLOTS_EMPTY && state > worst)
            worst = state;
    }
    if (worst == SLOTS_FINE)
        return fine ? SAVE_FINE : SAVE_NEW;
    /* Without the signature, and with nothing in it that makes sense, it was never ours. */
    if (!fine && worst == SLOTS_DAMAGED && !slots_are_ours())
        return SAVE_FOREIGN;
    for (pair = 0; pair != SLOTS_PAIRS; pair++) {
        state = slots_state(pair);
        if (state == SLOTS_DAMAGED) {
            save_damaged |= (uint8_t)(1u << pair);
            slots_empty(pair);
        } else if (state == SLOTS_OTHER_VERSION) {
            save_refused |= (uint8_t)(1u << pair);
        }
    }
    return worst == SLOTS_DAMAGED ? SAVE_DAMAGED : SAVE_OTHER_VERSION;
}

uint8_t save_init(void) BANKED
{
    uint8_t found;

    save_damaged = 0;
    save_refused = 0;
    save_works = ram_is_there();
    if (!save_works)
        return SAVE_ABSENT;
    if (slots_are_blank()) {
        slots_format();
        return SAVE_NEW;
    }
    found = look_at_pairs();
    if (found == SAVE_FOREIGN || (found == SAVE_NEW && !slots_are_ours()))
        slots_format();
    else if (!slots_are_ours())
        slots_sign();
    return found;
}

uint8_t save_read(uint8_t pair, uint8_t *payload) BANKED
{
    return save_works && slots_read(pair, payload) == SLOTS_FINE;
}

void save_write(uint8_t pair, const uint8_t *payload) BANKED
{
    if (save_works)
        slots_write(pair, payload);
}

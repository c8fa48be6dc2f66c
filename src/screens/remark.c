#include "screens/remark.h"
#include "screens/seats.h"
#include "ui/message.h"
#include "ui/text.h"

void remark(uint8_t seat, uint8_t mood) BANKED
{
    if (!seats_is_person(seat))
        message_remark(TEXT_REMARK_0 + seats_level(seat) * REMARK_MOODS + mood);
}

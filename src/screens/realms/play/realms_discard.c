#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "games/realms/realms.h"
#include "screens/realms/play/realms_discard.h"
#include "screens/realms/play/realms_person.h"
#include "screens/realms/play/realms_pointer.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_zones.h"
#include "screens/seats.h"
#include "ui/message.h"
#include "ui/text.h"

void discard_choose(void)
{
    zones_dirty |= 1 << ZONE_FOOT; /* how many are owed */
    zone_now = ZONE_HAND;
    frame_next(); /* cursor, panel and words are most of a frame each */
    pointer_waits = 1;
    zones_keep_cursor();
    pointer_no_panel();
    info_clear();
    frame_next();
    text_argument(0, seats_name(zones_bottom));
    text_argument_number(1, realms.owed);
    message_show(TEXT_REALMS_ASK_DISCARD);
    realms_table_waits = 1;
    while (!person_done && !person_leaves) {
        frame_next();
        if (input_moved & (J_LEFT | J_RIGHT)) {
            zones_move(input_moved & (J_LEFT | J_RIGHT));
            zones_keep_cursor();
            if (zone_at[ZONE_HAND] >= realms.size[REALMS_AT(zones_bottom, REALMS_HAND)])
                zone_at[ZONE_HAND] = (input_moved & J_LEFT)
                                         ? realms.size[REALMS_AT(zones_bottom, REALMS_HAND)] - 1
                                         : 0;
            pointer_point();
        } else if (input_pressed & J_A) {
            zones_cursor();
            person_action.kind = REALMS_DISCARD_CARD;
            person_action.card = item_card;
            if (realms_legal(&person_action))
                person_do();
        } else if (input_pressed & J_B) {
            person_take_back();
        } else if (input_pressed & J_SELECT) {
            person_look();
        } else if (input_pressed & J_START) {
            person_pause();
        } else {
            pointer_idle();
        }
    }
}

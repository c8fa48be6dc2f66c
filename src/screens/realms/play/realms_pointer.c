#include "cart/frame.h"
#include "cart/sound.h"
#include "games/realms/realms.h"
#include "screens/realms/play/realms_pointer.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_zones.h"
#include "ui/message.h"
#include "ui/text.h"

uint8_t pointer_remarked;
uint8_t pointer_waits;

static uint8_t panel_waits;   /* for the thing under the cursor */
static uint8_t pieces_left;   /* of the card in play that it shows */
static uint16_t remark_waits; /* a text under the panel, or 0 */

static void show_item(void)
{
    pointer_remarked = 0;
    switch (item_kind) {
    case ITEM_CARD:
        if (zone_now == ZONE_PLAY && realms.seat == zones_bottom) {
            info_card_piece(item_card, 0);
            pieces_left = INFO_PIECES - 1;
        } else
            info_kind(realms_kind_of(item_card));
        break;
    case ITEM_PLACE:
    case ITEM_STACK:
    case ITEM_NEXT:
        if (item_card == REALMS_NONE) {
            info_hint(TEXT_REALMS_HINT_EMPTY);
            break;
        }
        info_kind(realms_kind_of(item_card));
        if (item_kind == ITEM_STACK && !remark_waits)
            remark_waits = TEXT_REALMS_HINT_STACK;
        break;
    case ITEM_SEAT:
        info_seat(item_seat);
        break;
    case ITEM_PLAY_ALL:
        info_hint(TEXT_REALMS_HINT_PLAY_ALL);
        break;
    case ITEM_USE_ALL:
        info_hint(TEXT_REALMS_HINT_USE_ALL);
        break;
    case ITEM_END:
        info_hint(TEXT_REALMS_HINT_END);
        break;
    default:
        info_hint(TEXT_REALMS_HINT_PILE);
        break;
    }
}

/* The cursor moves in this frame, the panel follows in the next: both together take too long. */
void pointer_point(void)
{
    zones_keep_cursor();
    zones_cursor();
    pointer_waits = 0;
    panel_waits = 1;
    pieces_left = 0;
    remark_waits = 0;
}

void pointer_catch_up(void)
{
    if (!pointer_waits)
        return;
    zones_keep_cursor();
    zones_find(zone_now, zone_at[zone_now]);
}

void pointer_no_panel(void)
{
    if (pointer_waits) {
        pointer_waits = 0;
        zones_cursor();
        frame_next();
    }
    panel_waits = 0;
    pieces_left = 0;
}

static void draw_panel(void)
{
    zones_find(zone_now, zone_at[zone_now]);
    if (panel_waits) {
        panel_waits = 0;
        show_item();
    } else {
        info_card_piece(item_card, INFO_PIECES - pieces_left);
        pieces_left--;
    }
}

void pointer_idle(void)
{
    if (pointer_waits) {
        pointer_point();
    } else if (panel_waits | pieces_left) {
        draw_panel();
    } else if (remark_waits) {
        text_argument_number(0, realms.size[REALMS_STACK]);
        message_remark(remark_waits);
        remark_waits = 0;
        pointer_remarked = 1;
    } else {
        zones_step();
    }
}

void pointer_say(uint16_t text)
{
    remark_waits = text;
}

void pointer_refuse(uint16_t text)
{
    sound_effect(EFFECT_REFUSE);
    remark_waits = text;
}

void pointer_at_seat(uint8_t seat)
{
    uint8_t zone = seat == zones_bottom ? ZONE_FOOT : ZONE_SEATS;
    uint8_t index;

    for (index = 0; index != zones_count(zone); index++) {
        zones_find(zone, index);
        if (item_kind == ITEM_SEAT && item_seat == seat)
            break;
    }
    zones_frame();
}

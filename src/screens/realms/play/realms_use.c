#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "games/realms/realms.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/play/realms_person.h"
#include "screens/realms/play/realms_pointer.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/play/realms_use.h"
#include "screens/realms/play/realms_whom.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/realms/realms_zones.h"
#include "screens/screens.h"
#include "ui/text.h"

#define POINTER_SPRITE 0
#define POINTER_TILE   0

static uint16_t text_of_lack(uint8_t condition)
{
    return TEXT_REALMS_LACK_1 - 1 + condition;
}

/* Says why a way cannot be used. */
static void say_why_not(uint8_t way)
{
    const RealmsBranch *branch = &signs_kind.branches[way];
    uint8_t why = info_can[way];

    signs_open(realms_kind_of(person_action.card));
    if (why == REALMS_USED) {
        pointer_refuse(TEXT_REALMS_IS_USED);
    } else if (why == REALMS_NO_TARGET) {
        pointer_refuse(TEXT_REALMS_NO_TARGET);
    } else {
        text_argument_text(0, text_of_lack(why == REALMS_UNMET_2 ? REALMS_CONDITION_2(branch)
                                                                 : REALMS_CONDITION_1(branch)));
        info_hint(TEXT_REALMS_LACK);
        frame_next();
        info_heading(realms_kind_of(person_action.card));
        pointer_remarked = 1;
        if (why == REALMS_UNMET)
            pointer_refuse(text_of_lack(REALMS_CONDITION_2(branch)));
        else
            sound_effect(EFFECT_REFUSE);
    }
}

static void use_way(uint8_t way)
{
    person_action.kind = REALMS_USE;
    person_action.way = way;
    if (target_choose(&person_action))
        person_do();
    else
        person_done = PERSON_STAYED;
}

static uint8_t next_way(uint8_t way, uint8_t step)
{
    do {
        way += step;
        if (way >= REALMS_WAYS)
            way = step == 1 ? 0 : REALMS_WAYS - 1;
    } while (info_can[way] == REALMS_NO_SUCH);
    return way;
}

static void point_at_way(uint8_t way)
{
    info_find_way(way);
    zones_hide_cursor();
    sprite_show(POINTER_SPRITE, (info_column - 1) << 3,
                (INFO_ROW + 1 + REALMS_ABILITY_OF(way)) << 3, POINTER_TILE, 0);
}

static void look_at_ways(uint8_t card)
{
    screen_leave();
    close_look(realms_kind_of(card));
    realms_table_show();
    frame_next();
    info_card_in_play(card);
    frame_next();
}

/* Several ways: the cursor goes into the panel. */
static void choose_way(uint8_t way)
{
    uint8_t card = person_action.card;

    point_at_way(way);
    for (;;) {
        frame_next();
        if ((input_pressed | input_moved) && pointer_remarked) {
            info_card_in_play(card);
            pointer_remarked = 0;
            frame_next();
            point_at_way(way);
            continue;
        }
        if (input_moved & (J_LEFT | J_UP))
            way = next_way(way, 0xFF);
        else if (input_moved & (J_RIGHT | J_DOWN))
            way = next_way(way, 1);
        else if (input_pressed & J_B)
            break;
        else if (input_pressed & J_SELECT) {
            sprite_hide(POINTER_SPRITE);
            look_at_ways(card);
        } else if (input_pressed & J_A) {
            if (info_can[way] == REALMS_CAN) {
                sprite_hide(POINTER_SPRITE);
                use_way(way);
                return;
            }
            sprite_hide(POINTER_SPRITE);
            say_why_not(way);
            frame_next();
            pointer_idle();
            continue;
        } else {
            continue;
        }
        point_at_way(way);
    }
    sprite_hide(POINTER_SPRITE);
    pointer_point();
}

void use_card(uint8_t card)
{
    uint8_t way, first = REALMS_NONE, reason = REALMS_NONE, ways = 0;

    person_action.card = card;
    frame_next(); /* what the key came after may have taken its time */
    pointer_no_panel();
    info_card_in_play(card);
    frame_next();
    for (way = 0; way != REALMS_WAYS; way++) {
        if (info_can[way] == REALMS_CAN) {
            if (first == REALMS_NONE)
                first = way;
            ways++;
        } else if (info_can[way] != REALMS_NO_SUCH &&
                   (reason == REALMS_NONE || info_can[reason] == REALMS_USED)) {
            reason = way;
        }
    }
    if (ways == 0)
        say_why_not(reason);
    else if (ways == 1)
        use_way(first);
    else
        choose_way(first);
}

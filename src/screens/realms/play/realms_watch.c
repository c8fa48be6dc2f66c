#include "games/realms/realms.h"
#include "screens/realms/play/realms_person.h"
#include "screens/realms/play/realms_watch.h"
#include "screens/realms/play/realms_words.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_zones.h"
#include "screens/replay/recall.h"
#include "screens/seats.h"

uint8_t realms_watch_take(const uint8_t *bytes, uint8_t count) BANKED
{
    static RealmsAction action;
    uint8_t length = realms_decode(bytes, count, &action);

    if (length == 0 || !realms_apply(&action))
        return 0;
    if (!recall_silent)
        realms_words_keep();
    return length;
}

static void turn_to(uint8_t seat)
{
    seats_viewer = seat;
    zones_bottom = seat;
    zones_open = 1;
    zones_begin();
}

void realms_watch_show(uint8_t seat) BANKED
{
    turn_to(seat);
    info_clear();
    zones_draw_all();
}

void realms_watch_draw(uint8_t seat) BANKED
{
    if (seat != zones_bottom)
        turn_to(seat);
    info_clear();
    zones_dirty = ZONES_ALL;
}

void realms_watch_step(void) BANKED
{
    zones_step();
}

void realms_watch_point(void) BANKED
{
    person_look_around();
}

void realms_watch_move(void) BANKED
{
    person_look_move();
}

void realms_watch_look(void) BANKED
{
    person_look_closely();
}

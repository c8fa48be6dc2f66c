/* The invariants of a game of Cthulhu Realms, for all tests. */
#include "realms_table.h"

#include <string.h>

#define REQUIRE(condition)     \
    do {                       \
        if (!(condition))      \
            return #condition; \
    } while (0)

const char *table_fault(void)
{
    uint8_t seen[REALMS_CARDS] = {0};
    unsigned cards = 0;
    unsigned length;
    uint8_t list, number, place;

    for (list = 0; list != REALMS_LISTS; list++) {
        length = 0;
        for (number = realms.head[list]; number != REALMS_NONE; number = realms.next[number]) {
            REQUIRE(number < REALMS_CARDS && !seen[number]);
            REQUIRE(realms.where[number] == list);
            REQUIRE((list < REALMS_COMMON && list % 4 == REALMS_PLAY) || realms.mark[number] == 0);
            seen[number] = 1;
            length++;
        }
        REQUIRE(length == realms.size[list]);
        cards += length;
    }
    for (place = 0; place != REALMS_PLACES; place++) {
        number = realms.row[place];
        if (number == REALMS_NONE)
            continue;
        REQUIRE(number < REALMS_CARDS && !seen[number]);
        REQUIRE(realms.where[number] == REALMS_ROWS);
        seen[number] = 1;
        cards++;
    }
    REQUIRE(cards == REALMS_CARDS);
    REQUIRE(realms.in >> realms.seats == 0 && realms.in != 0);
    REQUIRE(REALMS_IS_IN(realms.seat));
    REQUIRE(realms.turn >= 1 && realms.turn <= REALMS_TURNS);
    for (number = 0; number != realms.seats; number++) {
        REQUIRE(REALMS_IS_IN(number) == (realms.sanity[number] != 0));
        REQUIRE(realms.known_top[number] <= realms.size[REALMS_AT(number, REALMS_DECK)]);
        if (REALMS_IS_IN(number))
            continue;
        for (list = REALMS_DECK; list <= REALMS_PLAY; list++)
            REQUIRE(realms.size[REALMS_AT(number, list)] == 0);
    }
    REQUIRE(realms.phase != REALMS_TURN || (realms.using == REALMS_NONE && realms.owed == 0));
    REQUIRE(realms.phase == REALMS_TURN || realms.phase == REALMS_OVER ||
            (realms.owed != 0 && realms.using != REALMS_NONE));
    return NULL;
}

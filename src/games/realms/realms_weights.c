/* Made by the tuner (tools/tuner); do not edit. Cards are in the order of
 * res/realms/cards.txt. */
/* clang-format off */
#include "games/realms/realms_weights.h"

#ifndef TUNING
const RealmsWeights realms_weights = {
    .card = {
        {5, 5, 25, 44, 26, 41, 34, 121, 51, 70, 45, 96, 111, 49, 79, 84, 62, 165, 32, 63, 42, 167, 63, 40, 42, 104, 71, 127, 66, 82, 119, 226, 102, 61, 41, 90, 122, 52, 120, 86, 130, 127, 146, 102, 202, 147, 109, 163},
        {2, 34, 33, 30, 94, 84, 94, 24, 21, 79, 67, 24, 7, 80, 55, 87, 91, 139, 87, 49, 111, 98, 65, 94, 120, 109, 175, 53, 149, 37, 95, 40, 88, 6, 116, 43, 82, 87, 25, 75, 10, 109, 30, 68, 91, 87, 156, 65},
    },
    .mate = {15, 3},
    .weight = {24, 73},
    .loss = {2, 23},
    .gain = {2, 20},
    .draw = {49, 19},
    .drop = {9, 58},
    .thin = {
        {57, 27, 51},
        {37, 24, 24},
    },
    .spare = 31,
    .deny = 1,
    .raze = 15,
    .guard = 0,
    .keep = 5,
    .open = 2,
    .top = 3,
};
#endif

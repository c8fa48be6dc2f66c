/* Actions as bytes. What is done most often takes one: playing a card, buying, aiming at a seat,
 * ending. A use is the card, then its way, and a target where the way has one. */
#include "games/realms/realms_rules.h"

#define CODE_PLAY     0                                  /* + card */
#define CODE_USE      REALMS_CARDS                       /* + card; way; target if TARGET_FOLLOWS */
#define CODE_BUY      (CODE_USE + REALMS_CARDS)          /* + place */
#define CODE_AIM_SEAT (CODE_BUY + REALMS_PLACES + 1)     /* + amount - 1 */
#define CODE_AIM      (CODE_AIM_SEAT + REALMS_LOSS_MOST) /* card; amount */
#define CODE_STOP     (CODE_AIM + 1)
#define CODE_DISCARD  (CODE_STOP + 1) /* card */
#define CODE_END      (CODE_DISCARD + 1)

#define REALMS_LOSS_MOST 15
#define TARGET_FOLLOWS   0x80

_Static_assert(CODE_END <= 255, "a code is a byte");

static uint8_t has_target(const RealmsAction *action)
{
    uint8_t effect = KIND_OF(action->card)->branches[action->way].effect;

    return effect >= REALMS_GAIN && effect != REALMS_LOSE;
}

static uint8_t encode_use(const RealmsAction *action, uint8_t *bytes)
{
    bytes[0] = (uint8_t)(CODE_USE + action->card);
    bytes[1] = action->way;
    if (!has_target(action))
        return 2;
    bytes[1] |= TARGET_FOLLOWS;
    bytes[2] = action->target;
    return 3;
}

static uint8_t encode_aim(const RealmsAction *action, uint8_t *bytes)
{
    if (action->card == REALMS_NONE) {
        bytes[0] = (uint8_t)(CODE_AIM_SEAT + action->amount - 1);
        return 1;
    }
    bytes[0] = (uint8_t)CODE_AIM;
    bytes[1] = action->card;
    bytes[2] = action->amount;
    return 3;
}

uint8_t realms_encode(const RealmsAction *action, uint8_t *bytes) BANKED
{
    switch (action->kind) {
    case REALMS_PLAY_CARD:
        bytes[0] = (uint8_t)(CODE_PLAY + action->card);
        return 1;
    case REALMS_USE:
        return encode_use(action, bytes);
    case REALMS_AIM:
        return encode_aim(action, bytes);
    case REALMS_STOP:
        bytes[0] = (uint8_t)CODE_STOP;
        return 1;
    case REALMS_BUY:
        bytes[0] = (uint8_t)(CODE_BUY + action->place);
        return 1;
    case REALMS_DISCARD_CARD:
        bytes[0] = (uint8_t)CODE_DISCARD;
        bytes[1] = action->card;
        return 2;
    default:
        bytes[0] = (uint8_t)CODE_END;
        return 1;
    }
}

static uint8_t decode_use(const uint8_t *bytes, uint8_t length, RealmsAction *action)
{
    uint8_t with_target;

    if (length < 2)
        return 0;
    action->card = bytes[0] - CODE_USE;
    action->way = bytes[1] & (uint8_t)~TARGET_FOLLOWS;
    if (action->way >= REALMS_WAYS)
        return 0;
    with_target = bytes[1] & TARGET_FOLLOWS;
    if (has_target(action) != (with_target != 0))
        return 0;
    if (!with_target)
        return 2;
    if (length < 3)
        return 0;
    action->target = bytes[2];
    return 3;
}

static uint8_t decode_longer(const uint8_t *bytes, uint8_t length, RealmsAction *action)
{
    if (bytes[0] == CODE_DISCARD) {
        if (length < 2)
            return 0;
        action->kind = REALMS_DISCARD_CARD;
        action->card = bytes[1];
        return 2;
    }
    if (length < 3 || bytes[1] >= REALMS_CARDS)
        return 0;
    action->kind = REALMS_AIM;
    action->card = bytes[1];
    action->amount = bytes[2];
    return 3;
}

uint8_t realms_decode(const uint8_t *bytes, uint8_t length, RealmsAction *action) BANKED
{
    uint8_t code;

    if (length == 0 || bytes[0] > CODE_END)
        return 0;
    code = bytes[0];
    action->card = 0;
    action->way = 0;
    action->target = 0;
    if (code < CODE_USE) {
        action->kind = REALMS_PLAY_CARD;
        action->card = code;
    } else if (code < CODE_BUY) {
        action->kind = REALMS_USE;
        return decode_use(bytes, length, action);
    } else if (code < CODE_AIM_SEAT) {
        action->kind = REALMS_BUY;
        action->place = code - CODE_BUY;
    } else if (code < CODE_AIM) {
        action->kind = REALMS_AIM;
        action->card = REALMS_NONE;
        action->amount = code - CODE_AIM_SEAT + 1;
    } else if (code == CODE_STOP) {
        action->kind = REALMS_STOP;
    } else if (code == CODE_END) {
        action->kind = REALMS_END;
    } else {
        return decode_longer(bytes, length, action);
    }
    return 1;
}

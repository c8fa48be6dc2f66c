/* A thought: the state without what the seat may not know, and actions that are only imagined. */
#include <string.h>

#include "games/pocket/pocket_mind.h"

uint8_t pocket_row_touched;

/* Other hands hold what is known of them, and face-down cards of the row have no kind. The game's
 * random generator is as hidden as the cards: Azathoth in a thought draws from a copy of the CPU
 * players' own. */
static void forget_hidden(void)
{
    uint8_t place;

    pocket_look(pocket.seat, &MIND.view);
    memcpy(pocket.hands, MIND.view.known, sizeof pocket.hands);
    for (place = pocket.row_head; place != POCKET_CARDS; place++)
        if (pocket.row[place] & POCKET_FACE_DOWN)
            pocket.row[place] = POCKET_FACE_DOWN;
    pocket.random = cpu_random;
}

void pocket_begin_thought(void)
{
    uint8_t seat;

    MIND.truth = pocket;
    pocket_dreaming = 1;
    pocket_effort = 0;
    forget_hidden();
    pocket_count_cards();
    pocket_find_far_cards();
    for (seat = 0; seat != pocket.seats; seat++)
        pocket_sum_hand(seat);
    pocket_mind_time();
}

void pocket_end_thought(void)
{
    pocket = MIND.truth;
    pocket_dreaming = 0;
}

/* ---- Imagined actions. They are legal, so that the rules need not be asked; sums go along ---- */

static void imagine_draw(uint8_t number)
{
    pocket.main_action = POCKET_MAIN_DRAW;
    pocket.hand_size[pocket.seat] += number;
    for (; number != 0; number--) {
        pocket_add_card(POCKET_KIND(pocket.row[pocket.row_head]));
        pocket.row_head++;
    }
    if (pocket.row_head == POCKET_CARDS) {
        pocket.last_taker = pocket.seat;
        pocket.last_turns = pocket.seats;
    }
}

static void imagine_set(uint8_t kind, uint8_t number)
{
    pocket.main_action = POCKET_MAIN_OPEN;
    pocket.melded++;
    pocket.melded_values |= KIND_BIT(kind);
    pocket.portals[kind] = pocket.seat;
    pocket.hand_size[pocket.seat] -= number;
    for (; number != 0; number--)
        pocket_remove_card(kind);
    pocket_go_out_if_empty();
}

static void imagine_run(void)
{
    uint8_t kind;

    pocket.main_action = POCKET_MAIN_PUBLISH;
    pocket.melded++;
    pocket.runs++;
    for (kind = 0; kind != POCKET_VALUES; kind++)
        pocket_remove_card(kind);
    pocket.hand_size[pocket.seat] -= POCKET_VALUES;
    pocket_gain_others(pocket.seat, pocket.runs);
    pocket_go_out_if_empty();
}

static void imagine_end(void)
{
    pocket_put_down_hand();
    pocket_end_turn();
    pocket_take_up_hand();
    pocket_mind_time();
}

/* Hands into which the Portal may have reached are summed anew. The farthest cards of the row are
 * not looked up again: who seals Nyarlathotep a second time in one dream checks them anyway. */
static void imagine_seal(const PocketAction *action)
{
    uint8_t seat, card;

    if (action->kind == POCKET_SEAL + POCKET_NYARLATHOTEP) {
        card = POCKET_KIND(POCKET_ROW(action->a));
        pocket_seal(action);
        pocket_hand[card]--; /* and once more with its sums */
        pocket_add_card(card);
        pocket_mind_time();
        pocket_row_touched = 1;
        return;
    }
    pocket_seal(action);
    switch (action->kind) {
    case POCKET_SEAL + POCKET_CTHULHU:
    case POCKET_SEAL + POCKET_AZATHOTH:
        for (seat = 0; seat != pocket.seats; seat++) {
            pocket_sum_hand(seat);
        }
    }
}

static void imagine_taking(uint8_t kind)
{
    uint8_t from = pocket.laid_open;

    pocket_take(kind);
    pocket_hand[kind]--; /* and once more with its sums */
    pocket_add_card(kind);
    pocket_sum_hand(from);
}

void pocket_imagine(const PocketAction *action)
{
    switch (action->kind) {
    case POCKET_DRAW:
        imagine_draw(action->a);
        return;
    case POCKET_OPEN:
        imagine_set(action->a, action->b);
        return;
    case POCKET_PUBLISH:
        imagine_run();
        return;
    case POCKET_END:
        imagine_end();
        return;
    case POCKET_TAKE:
        imagine_taking(action->a);
        return;
    case POCKET_FIRST:
        pocket_put_down_hand();
        pocket_name(action->a);
        pocket_take_up_hand();
        return;
    default:
        imagine_seal(action);
    }
}

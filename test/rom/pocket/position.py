#!/usr/bin/env python3
"""Writes the positions of test/rom/pocket as poke lines: python3 position.py (in this folder).

Each is a whole state of Pocket Madness in which all 63 cards are accounted for. Run it after a
change of the struct in src/games/pocket/pocket.h, and commit what it writes."""

COPIES = [6, 7, 8, 9, 10, 11, 12]
NONE = 255


def even_row(left):
    """The cards that are left in an order that mixes them; every fourth lies face down."""
    row = []
    while sum(left):
        place = len(row)
        kind = max(range(7), key=lambda k: (left[k] * ((k * 3 + place) % 7 + 1), k))
        left[kind] -= 1
        row.append(kind | (0x80 if place % 4 == 2 else 0))
    return row


def write(name, says, hands, seat=1, portals=(NONE,) * 7, row_length=None, tokens=(0, 0, 0, 0),
          melds=None, runs=0, main=0, phase=0, rounds=1, shoggoth=NONE, last_taker=NONE,
          last_turns=0, row=None):
    seats = len(hands)
    hands = [list(h) for h in hands] + [[0] * 7] * (4 - seats)
    melds = [list(m) for m in (melds or [])]
    melds += [[0] * 7 for _ in range(4 - len(melds))]
    left = [COPIES[k] - sum(h[k] for h in hands) - sum(m[k] for m in melds) for k in range(7)]
    assert min(left) >= 0, name
    if row is None:
        row = even_row(left)
    if row_length is not None:  # what is too much lies before the first seat
        for card in row[row_length:]:
            melds[0][card & 127] += 1
        row = row[:row_length]
    head = 63 - len(row)
    start = [seats, rounds, 0, phase, seat, runs, main, 0, 0, 0, 0, 0, shoggoth, NONE, last_taker,
             last_turns, 0, head]
    with open('position_%s.txt' % name, 'w') as file:
        def poke(offset, values):
            place = 'pocket+%d' % offset if offset else 'pocket'
            print('poke', place, *values, file=file)
        print('# %s Made by position.py.' % says, file=file)
        print('until screen_now == 9 within 300', file=file)
        poke(0, start)
        poke(18, tokens)
        poke(22, [sum(h) for h in hands])
        poke(26, portals)
        poke(33, [n for h in hands for n in h])
        poke(61, [n for m in melds for n in m])
        if row:
            poke(89 + head, row)
        poke(160, [0] * 112)
        print('press A\nuntil table_waits == 1 within 300\nwait 8', file=file)


RICH = [[1, 0, 2, 0, 0, 0, 1], [1, 1, 2, 5, 1, 3, 1]]
LAID = [[0, 0, 0, 0, 4, 0, 0], [0, 3, 0, 0, 0, 0, 0]]
YOURS = [1, 1, 1, 1, 1, 1, 1]

write('rich', 'Seat 1 has 14 cards, all kinds and two sets; it holds all Portals but 11 and 12.',
      RICH, portals=[1, 1, 1, 1, 1, 0, NONE], tokens=(4, 7, 0, 0), runs=2, melds=LAID)
write('portals', 'The same, with all seven Portals.', RICH, portals=YOURS, tokens=(4, 7, 0, 0),
      runs=2, melds=LAID)
# Another hand of the opponent, whose cards went to where a face-down card lay: nobody can tell.
hidden = even_row([COPIES[k] - RICH[0][k] - RICH[1][k] - LAID[0][k] - LAID[1][k] for k in range(7)])
other = list(RICH[0])
swaps = iter([0, 2, 2, 6])
for place, card in enumerate(hidden):
    if card & 0x80:
        kind = next(swaps, None)
        if kind is None:
            break
        other[kind] -= 1
        other[card & 127] += 1
        hidden[place] = kind | 0x80
write('other_hidden', 'As rich, but the hidden cards lie elsewhere: it must look the same.',
      [other, RICH[1]], portals=[1, 1, 1, 1, 1, 0, NONE], tokens=(4, 7, 0, 0), runs=2, melds=LAID,
      row=hidden)
write('three', 'Three seats; seat 0, which begins there, has six cards and Cthulhu.',
      [[1, 1, 0, 0, 1, 3, 0], [1, 0, 2, 0, 0, 0, 1], [0, 0, 0, 2, 0, 0, 0]], seat=0,
      portals=[0, NONE, 2, NONE, 1, NONE, NONE], tokens=(4, 7, 2, 0))
write('last_set', 'Seat 1 holds just a set; going out ends round 3.',
      [[1, 0, 2, 0, 0, 1, 1], [0, 0, 0, 0, 0, 3, 0]], tokens=(4, 7, 0, 0), rounds=3)
write('last_run', 'Seat 1 holds just a run; with it the opponent goes mad.',
      [[1, 0, 2, 0, 0, 1, 1], [1] * 7], tokens=(8, 3, 0, 0), runs=1, rounds=3)
write('shared', 'After the last turn both seats have eleven tokens.',
      [[1, 0, 2, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0]], tokens=(9, 9, 0, 0), row_length=0,
      last_taker=1, last_turns=0, rounds=4)
write('empty_row', 'No row, nothing to meld: seat 1 can only pass.',
      [[1, 0, 2, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0]], row_length=0, last_taker=0, last_turns=1)
write('must_meld', 'No row, but a set: seat 1 must meld.',
      [[1, 0, 2, 0, 0, 0, 0], [1, 1, 0, 3, 0, 0, 0]], row_length=0, last_taker=0, last_turns=1)
write('two_left', 'Two cards are left in the row.',
      [[1, 0, 2, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0]], row_length=2)
write('bound', "Seat 0's Shoggoth binds seat 1, which has sets and a Portal.", RICH,
      portals=[1, NONE, NONE, NONE, NONE, NONE, NONE], shoggoth=0)
write('naming', 'A new round; seat 1 has most tokens and names who starts.',
      [[1, 0, 0, 0, 0, 0, 1], [0, 0, 0, 1, 0, 1, 0]], tokens=(4, 7, 0, 0), phase=2, rounds=2)

"""Fields of all sizes and drawn ties, with what each contestant has: worked out by itself.

Run it to write awards.csv anew. Independent of libs/scoring and of its tables: the figures stand here once more, as the
texts say them, with `fractions`.

    abf-2004          ABF Masterpoint Manual 2004. 3.1.1: the winner has 0.04 WT, and 0.02 WT where there are two winners, T
                      being tables with half tables rounded up (3.1.3); 4.1: the runner-up has 70 %, place p one part in
                      p - 1; the top half of the field, rounded down. W: supervised 0.75, club 1.5, special 2.5, state 5.
    bridge-house-hk   MP = (N x F) / R, N being pairs / 20 or teams / 10, F by the ladder, for the upper half.

Readings, as docs/masterpoints.md has them: those who are tied share the awards of their places; an award is rounded to the
nearest hundredth or tenth, exact halves up.
"""

import csv
import random
from fractions import Fraction as F
from math import floor
from pathlib import Path

WEIGHTS = {"supervised": F(75, 100), "club": F(15, 10), "special": F(25, 10), "state": F(5)}
LADDERS = {"ladder-a": 6, "ladder-b": 4, "ladder-c": 3, "ladderette-a": 6, "ladderette-b": 3, "general": 3}


def australian(level, sides, own):
    """The awards by place, before ties and rounding."""
    count = len(own)
    if len(sides) == 2:
        winner = F(2, 100) * WEIGHTS[level] * max(len(side) for side in sides)
    else:
        winner = F(4, 100) * WEIGHTS[level] * ((count + 1) // 2)
    shares = [F(1), F(7, 10)] + [F(1, place - 1) for place in range(3, count + 1)]
    return [winner * share if place <= count // 2 else F(0) for place, share in enumerate(shares[:count], 1)]


def hong_kong(level, kind, own):
    count = len(own)
    size = F(count, 20 if kind == "pair" else 10)
    return [size * LADDERS[level] / place if 2 * place <= count else F(0) for place in range(1, count + 1)]


def rounded(value, unit):
    return floor(value / unit + F(1, 2)) * unit


def drawn(rng, count):
    """Places of a ranking: 1, 2, 2, 4, ..."""
    places = []
    while len(places) < count:
        tied = min(rng.choice([1, 1, 1, 1, 2, 3]), count - len(places))
        places += [len(places) + 1] * tied
    return places


def shared(awards, places, unit):
    for place in places:
        tied = [awards[index] for index, one in enumerate(places) if one == place]
        yield rounded(sum(tied) / len(tied), unit)


def main():
    rng = random.Random(401)
    rows = []
    event = 0

    def write(table, level, kind, sides, awards_of, unit):
        nonlocal event
        event += 1
        for name, places in sides:
            for place, award in zip(places, shared(awards_of(places), places, unit)):
                rows.append([event, table, level, kind, name, place, award])

    for level in WEIGHTS:
        for count in (2, 3, 5, 8, 13, 21, 30):
            one = drawn(rng, count)
            write("abf-2004", level, "pair", [("", one)], lambda own: australian(level, [own], own), F(1, 100))
        for count in (3, 12):
            sides = [("NS", drawn(rng, count)), ("EW", drawn(rng, count - 1))]
            both = [places for _, places in sides]
            write("abf-2004", level, "pair", sides, lambda own: australian(level, both, own), F(1, 100))
    for level in LADDERS:
        for count in (2, 9, 20):
            for kind in ("pair", "team"):
                own = drawn(rng, count)
                write("bridge-house-hk", level, kind, [("", own)], lambda all: hong_kong(level, kind, all), F(1, 10))
    with open(Path(__file__).parent / "awards.csv", "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["event", "table", "level", "contestants", "ranking", "place", "award"])
        out.writerows(rows)


main()

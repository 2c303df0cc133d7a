"""A drawn Swiss pairs of nine pairs, four rounds of seven boards, one pair sitting out each round: worked out by itself.

Run it to write results.csv, matches.csv and standings.csv anew. Independent of libs/scoring: `fractions` for matchpoints
and IMPs, the thresholds read from ../victory-points/ebu-swiss-pairs.csv, the WBF's scale from the printed-scale script's
table. Scores are those of 1NT by North, not vulnerable. A match not played for want of opponents is worth 12.

    matchpoints   2 for each result of the same direction that is beaten, 1 for each equal one; percentage of the boards of
                  the match, to 0.01, exact halves away from 50; victory points by EBU White Book 3.1.7
    cross-IMPs    the mean of the IMPs against every other result of the same direction; the sum over the match to whole
                  IMPs, exact halves away from 0; victory points by the WBF's continuous scale of 2013
"""

import csv
import random
from fractions import Fraction
from math import floor
from pathlib import Path

HERE = Path(__file__).parent
SCALES = HERE.parent / "victory-points"
BOARDS = 7
BYE = 12
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000]
ROUNDS = [
    [(1, 2), (3, 4), (5, 6), (7, 8)],
    [(9, 1), (2, 3), (8, 5), (6, 4)],
    [(3, 1), (9, 5), (4, 8), (7, 2)],
    [(1, 5), (9, 3), (6, 8), (4, 7)],
]


def half_away(value, average):
    above = value - average
    size = floor(abs(above) + Fraction(1, 2))
    return average + (size if above >= 0 else -size)


def imps(difference):
    size = sum(1 for least in IMPS if abs(difference) >= least)
    return size if difference > 0 else -size


def rows(name):
    with open(SCALES / name) as file:
        return list(csv.DictReader(file))


PERCENT = [row for row in rows("ebu-swiss-pairs.csv") if int(row["least"]) <= BOARDS <= int(row["most"])]
WBF = {int(row["imps"]): Fraction(row["winner"]) for row in rows("wbf-continuous.csv") if row["boards"] == str(BOARDS)}


def by_percent(percent):
    hundredths = half_away(percent * 100, Fraction(5000))
    better = max(hundredths, 10000 - hundredths)
    for row in PERCENT:
        if row["not exceeding"] == "" or better <= Fraction(row["not exceeding"]) * 100:
            return int(row["winner"]) if hundredths >= 5000 else int(row["loser"])
    raise ValueError(percent)


def by_imps(total):
    margin = int(half_away(total, Fraction(0)))
    winner = WBF[min(abs(margin), max(WBF))]
    return winner if margin >= 0 else 20 - winner


def write(name, header, lines):
    with open(HERE / name, "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([header, *lines])


if __name__ == "__main__":
    draw = random.Random(2013)
    results, matches, sat_out = [], [], []
    for number, tables in enumerate(ROUNDS, 1):
        (idle,) = set(range(1, 10)) - {pair for table in tables for pair in table}
        sat_out.append(idle)
        boards = range((number - 1) * BOARDS + 1, number * BOARDS + 1)
        score = {(table, board): draw.choice(SCORES) for board in boards for table in range(len(tables))}
        for table, (ns, ew) in enumerate(tables):
            results += [(number, table + 1, board, ns, ew, score[table, board]) for board in boards]
            for pair, against, sign in ((ns, ew, 1), (ew, ns, -1)):
                points, total = Fraction(0), Fraction(0)
                for board in boards:
                    own = sign * score[table, board]
                    others = [sign * score[other, board] for other in range(len(tables)) if other != table]
                    points += sum(2 if own > other else 1 if own == other else 0 for other in others)
                    total += Fraction(sum(imps(own - other) for other in others), len(others))
                percent = 100 * points / (2 * (len(tables) - 1) * BOARDS)
                matches.append((number, pair, against, percent, by_percent(percent), total, by_imps(total)))
    write("results.csv", ["round", "table", "board", "ns", "ew", "score"], results)
    write("matches.csv", ["round", "pair", "against", "percent", "by percent", "imps", "by imps"], matches)
    write(
        "standings.csv",
        ["pair", "by percent", "by imps"],
        [
            (
                pair,
                sum(match[4] for match in matches if match[1] == pair) + BYE * sat_out.count(pair),
                sum(match[6] for match in matches if match[1] == pair) + BYE * sat_out.count(pair),
            )
            for pair in range(1, 10)
        ],
    )

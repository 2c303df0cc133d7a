"""A drawn evening of eight pairs, seven rounds of two boards that all tables play at once: worked out by itself.

Run it to write results.csv, pairs.csv and rounds.csv anew. Independent of libs/scoring. Scores are those of 1NT by North,
not vulnerable; matchpoints 2 for each result of the same direction that is beaten and 1 for each equal one; percentages
are exact fractions, places are shared where these are equal.

    strata      the list of all; the same without the pairs of the highest stratum; without those of the two highest. A pair
                without a stratum is in the highest (pair 8)
    handicap    added to the percentage: -5 takes five off it. A pair without one is not ranked (pair 3)
    rounds      the places after each round: the boards that have been played until then
"""

import csv
import random
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent
PAIRS, ROUNDS, BOARDS = 8, 7, 2
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
STRATA = {1: "C", 2: "A", 3: "B", 4: "C", 5: "B", 6: "A", 7: "A"}
HANDICAPS = {1: "-5", 2: "-7/2", 4: "0", 5: "2", 6: "11/3", 7: "6", 8: "-1"}


def circle(number):
    moving = [(number + step) % (PAIRS - 1) + 1 for step in range(PAIRS - 1)]
    seats = [PAIRS, *moving]
    meetings = [(seats[table], seats[PAIRS - 1 - table]) for table in range(PAIRS // 2)]
    return [pair[::-1] if (number + table) % 2 else pair for table, pair in enumerate(meetings)]


def write(name, rows):
    with open(HERE / name, "w", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def percentages(results):
    points, most = {}, {}
    for board in {row["board"] for row in results}:
        own = [row for row in results if row["board"] == board]
        for row in own:
            for side, sign in (("ns", 1), ("ew", -1)):
                others = [sign * (row["score"] - other["score"]) for other in own if other is not row]
                won = sum(2 if one > 0 else 1 if one == 0 else 0 for one in others)
                points[row[side]] = points.get(row[side], 0) + won
                most[row[side]] = most.get(row[side], 0) + 2 * len(others)
    return {pair: Fraction(100 * points[pair], most[pair]) for pair in points}


def places(values):
    def place(pair):
        first = 1 + sum(1 for other in values.values() if other > values[pair])
        shared = sum(1 for other in values.values() if other == values[pair]) > 1
        return f"{first}=" if shared else str(first)

    return {pair: place(pair) for pair in values}


def main():
    draw = random.Random(20261128)
    results = [
        dict(round=number, table=table, board=BOARDS * (number - 1) + board, ns=ns, ew=ew, score=draw.choice(SCORES))
        for number in range(1, ROUNDS + 1)
        for table, (ns, ew) in enumerate(circle(number), start=1)
        for board in range(1, BOARDS + 1)
    ]
    write("results.csv", results)
    total = percentages(results)
    overall = places(total)
    below_a = places({pair: total[pair] for pair in total if STRATA.get(pair, "A") != "A"})
    below_b = places({pair: total[pair] for pair in total if STRATA.get(pair, "A") == "C"})
    helped = {pair: total[pair] + Fraction(HANDICAPS[pair]) for pair in total if pair in HANDICAPS}
    with_handicap = places(helped)
    write(
        "pairs.csv",
        [
            dict(
                pair=pair,
                stratum=STRATA.get(pair, ""),
                handicap=HANDICAPS.get(pair, ""),
                percent=total[pair],
                place=overall[pair],
                B=below_a.get(pair, ""),
                C=below_b.get(pair, ""),
                helped=helped.get(pair, ""),
                handicapped=with_handicap.get(pair, ""),
            )
            for pair in sorted(total)
        ],
    )
    after = []
    for number in range(1, ROUNDS + 1):
        so_far = percentages([row for row in results if row["round"] <= number])
        placed = places(so_far)
        after += [dict(round=number, pair=pair, percent=so_far[pair], place=placed[pair]) for pair in sorted(so_far)]
    write("rounds.csv", after)


main()

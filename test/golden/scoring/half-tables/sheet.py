"""Drawn sessions with half tables: an odd number of pairs, of which one has no opponents in each round. Worked out by itself.

Run it to write results.csv, rounds.csv and pairs.csv anew. Independent of libs/scoring. Scores are those of 1NT by North,
not vulnerable.

    howell      seven pairs at three and a half tables, two sessions on two days, of seven and of five rounds of two
                boards: each pair sits out a round of the first, five of them one of the second. Every board has three
                results
    mitchell    seven pairs North-South and six East-West, seven rounds of three boards: a round is sat out North-South,
                and every board has six results. Two rankings
    short       the same, ended after five rounds: two pairs North-South have sat out nothing, and the boards of two
                tables have five results where the others have four, which are converted: A/G x (P + 1) - 1 (DBf X78B)

    matchpoints 2 for each result of the same direction that is beaten, 1 for each equal one; to 0.1 for each board, exact
                halves away from the average (DBf X78C)
    cross-imps  the sum of the IMPs against the other results of the board (DBf 203)
    sat out     boards that a pair sits out are worth what it has made of those that it has played: in the session (DBf
                X78A5, sessions of two days being two, X12B2), or in all that it has played (FSB 96A)
    percentage  of the most that a pair could have had, with the boards sat out; places are shared where these are equal
"""

import csv
import random
from bisect import bisect_right
from fractions import Fraction
from math import floor
from pathlib import Path

HERE = Path(__file__).parent
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
IMP_STEPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600]


def circle(number):
    moving = [1 + (number + step) % 7 for step in range(7)]
    seats = [8, *moving]
    return [(table + 1, seats[table], seats[7 - table]) for table in range(4)]


def howell(number):
    boards = [2 * number + 1, 2 * number + 2]
    return [(table, f"p{ns}", f"p{ew}", boards) for table, ns, ew in circle(number) if 8 not in (ns, ew)]


def mitchell(number):
    tables = []
    for table in range(7):
        ew = (table - number) % 7
        group = (table + number) % 7
        if ew != 6:
            tables.append((table + 1, f"n{table + 1}", f"e{ew + 1}", [3 * group + one for one in (1, 2, 3)]))
    return tables


EVENTS = [
    ("howell", 1, 7, 2, howell),
    ("howell", 2, 5, 2, howell),
    ("mitchell", 1, 7, 3, mitchell),
    ("short", 1, 5, 3, mitchell),
]


def tenth(value, average):
    above = value - average
    size = Fraction(floor(abs(above) * 10 + Fraction(1, 2)), 10)
    return average + (size if above >= 0 else -size)


def imps(difference):
    size = bisect_right(IMP_STEPS, abs(difference))
    return size if difference >= 0 else -size


def played(results):
    """By pair: matchpoints, of how much, IMPs, and boards."""
    own = {}
    counts = [sum(1 for row in results if row["board"] == board) for board in {row["board"] for row in results}]
    a = max(counts)
    for row in results:
        here = [other for other in results if other["board"] == row["board"]]
        for side, sign in (("ns", 1), ("ew", -1)):
            differences = [sign * (row["score"] - other["score"]) for other in here if other is not row]
            won = sum(2 if one > 0 else 1 if one == 0 else 0 for one in differences)
            scaled = tenth(Fraction(a, len(here)) * (won + 1) - 1, a - 1)
            have, most, gained, boards = own.get(row[side], (0, 0, 0, 0))
            gained += sum(imps(one) for one in differences)
            own[row[side]] = (have + scaled, most + 2 * (a - 1), gained, boards + 1)
    return own


def places(values):
    def place(pair):
        first = 1 + sum(1 for other in values.values() if other > values[pair])
        shared = sum(1 for other in values.values() if other == values[pair]) > 1
        return f"{first}=" if shared else str(first)

    return {pair: place(pair) for pair in values}


def write(name, rows):
    with open(HERE / name, "w", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main():
    draw = random.Random(96)
    results, rounds, sessions = [], [], {}
    for event, session, count, each, movement in EVENTS:
        own, absent = [], {}
        for number in range(count):
            tables = movement(number)
            for table, ns, ew, boards in tables:
                at = dict(event=event, session=session, round=number + 1, table=table, ns=ns, ew=ew)
                rounds.append(dict(**at, boards=" ".join(map(str, boards))))
                own += [dict(**at, board=board, score=draw.choice(SCORES)) for board in boards]
        everybody = {row[side] for row in own for side in ("ns", "ew")}
        for pair in everybody:
            there = {row["round"] for row in own if pair in (row["ns"], row["ew"])}
            absent[pair] = (count - len(there)) * each
        results += own
        sessions.setdefault(event, []).append((played(own), absent))
    write("results.csv", results)
    write("rounds.csv", rounds)
    pairs = []
    for event, parts in sessions.items():
        rows = {}
        for pair in sorted(parts[0][0]):
            have = most = gained = all_have = all_most = 0
            for own, absent in parts:
                points, top, sum_of_imps, boards = own[pair]
                share = Fraction(absent[pair], boards)
                have, most = have + points * (1 + share), most + top * (1 + share)
                gained += sum_of_imps * (1 + share)
                all_have, all_most = all_have + points, all_most + top
            rows[pair] = dict(
                event=event,
                pair=pair,
                satOut=" ".join(str(absent[pair]) for _, absent in parts),
                points=have,
                percent=Fraction(100) * have / most,
                percentFsb=Fraction(100) * all_have / all_most,
                imps=gained,
            )
        for line in ("p", "n", "e"):
            own = {pair: row for pair, row in rows.items() if pair[0] == line}
            for column, place in (("percent", "place"), ("percentFsb", "placeFsb"), ("imps", "placeImps")):
                for pair, text in places({pair: row[column] for pair, row in own.items()}).items():
                    rows[pair][place] = text
        pairs += rows.values()
    write("pairs.csv", pairs)


main()

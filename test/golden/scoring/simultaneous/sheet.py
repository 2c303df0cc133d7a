"""A drawn event of two sessions at three clubs, each with its own movement: worked out by itself.

Run it to write results.csv and pairs.csv anew. Independent of libs/scoring. Every club plays the same boards of a session;
all results of a board, wherever it was played, are one field. Scores are those of 1NT by North, not vulnerable.

    matchpoints   2 for each result of the same direction that is beaten, 1 for each equal one. A board that one table did
                  not play has fewer results (G) than it would have had (A): A/G x (P + 1) - 1 in these units (DBf X78B)
    rounding      to 0.1 for each board, exact halves away from the average (DBf X78C)
    percentage    of the most that a pair could have had over both sessions; places are shared where these are equal
    own           the percentage if each club had been compared within itself; where a board of a small club was not played
                  at every table DBf X78B has 60 or 65/55 or 70/60/50, which is not worked out here
"""

import csv
import random
from fractions import Fraction
from math import floor
from pathlib import Path

HERE = Path(__file__).parent
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
CLUBS = {"north": 8, "south": 6, "west": 4}
BOARDS = 12
NOT_PLAYED = {("south", 1, 5, "2"), ("west", 2, 3, "1")}


def circle(names, number):
    moving = [names[(number + step) % (len(names) - 1)] for step in range(len(names) - 1)]
    seats = [names[-1], *moving]
    return [(seats[table], seats[len(names) - 1 - table]) for table in range(len(names) // 2)]


def tenth(value, average):
    above = value - average
    size = Fraction(floor(abs(above) * 10 + Fraction(1, 2)), 10)
    return average + (size if above >= 0 else -size)


def points(results, expected):
    """By pair: what it has, and of how much."""
    own = {}
    for (session, board) in sorted({(row["session"], row["board"]) for row in results}):
        here = [row for row in results if (row["session"], row["board"]) == (session, board)]
        a, g = expected(here), len(here)
        for row in here:
            for side, sign in (("ns", 1), ("ew", -1)):
                differences = [sign * (row["score"] - other["score"]) for other in here if other is not row]
                won = sum(2 if one > 0 else 1 if one == 0 else 0 for one in differences)
                scaled = Fraction(a, g) * (won + 1) - 1
                have, most = own.get(row[side], (0, 0))
                own[row[side]] = (have + tenth(scaled, a - 1), most + 2 * (a - 1))
    return {pair: Fraction(100) * have / most for pair, (have, most) in own.items()}


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
    draw = random.Random(78)
    results = []
    for session in (1, 2):
        for club, size in CLUBS.items():
            names = [f"{club[0]}{number}" for number in range(1, size + 1)]
            rounds = size - 1
            for board in range(1, BOARDS + 1):
                number = (board - 1) * rounds // BOARDS
                for table, (ns, ew) in enumerate(circle(names, number + session), start=1):
                    if (club, session, board, str(table)) in NOT_PLAYED:
                        continue
                    row = dict(session=session, club=club, round=number + 1, table=table, board=board, ns=ns, ew=ew)
                    results.append(dict(**row, score=draw.choice(SCORES)))
    write("results.csv", results)
    tables = sum(size // 2 for size in CLUBS.values())
    total = points(results, lambda here: tables)
    overall = places(total)
    own, by_club = {}, {}
    for club, size in CLUBS.items():
        here = [row for row in results if row["club"] == club]
        own.update(points(here, lambda _, size=size: size // 2))
        by_club.update(places({pair: total[pair] for pair in total if pair[0] == club[0]}))
    write(
        "pairs.csv",
        [
            dict(pair=pair, percent=total[pair], place=overall[pair], inClub=by_club[pair], own=own[pair])
            for pair in sorted(total)
        ],
    )


main()

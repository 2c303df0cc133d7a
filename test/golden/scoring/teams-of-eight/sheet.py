"""A drawn round robin of three teams of eight, matches of twelve boards at four tables: worked out by itself.

Run it to write boards.csv, matches.csv and standings.csv anew. Independent of libs/scoring: `fractions`, its own table of
IMPs, the WBF's scale read from ../victory-points/wbf-continuous.csv. Scores are those of 1NT by North, not vulnerable.

    tables 1, 3   the home team sits North-South; at 2 and 4 the others do. The scores are North-South's
    cross-IMPs    1-2, 1-4, 3-2, 3-4 of every board, added up; victory points by the table below, made for this sheet
    direct        1-2 and 3-4, added up; victory points by the WBF's continuous scale for 24 boards, twice the twelve of the
                  match (EBU White Book 3.1.4)
    -             a table without a result: its comparisons count for nobody
    art           average plus for North-South, average minus for the others: 3 IMPs in each of its comparisons (12C2b). No
                  team has more than 3 a comparison elsewhere in the match, so that nothing is raised (12C2c)
"""

import csv
import random
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent
BOARDS = 12
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000]
MATCHES = [("1", "a", "b"), ("2", "c", "a"), ("3", "b", "c")]
# From so many IMPs on, the winner's victory points of twenty; for the sum of four comparisons.
OWN_TABLE = [(0, 10), (6, 11), (14, 12), (22, 13), (31, 14), (41, 15), (52, 16), (64, 17), (77, 18), (91, 19), (106, 20)]
CROSS = [(1, 2), (1, 4), (3, 2), (3, 4)]
DIRECT = [(1, 2), (3, 4)]


def imps(difference):
    size = sum(1 for least in IMPS if abs(difference) >= least)
    return size if difference > 0 else -size


with open(HERE.parent / "victory-points" / "wbf-continuous.csv") as file:
    WBF = {int(row["imps"]): Fraction(row["winner"]) for row in csv.DictReader(file) if row["boards"] == str(2 * BOARDS)}


def comparison(tables, one, other):
    home, away = tables[one], tables[other]
    if "-" in (home, away):
        return None
    if home == "art":
        return 3
    return imps(home - away)


def board(tables, pairs):
    found = [comparison(tables, *pair) for pair in pairs]
    return [points for points in found if points is not None]


def both(total, winner):
    """Victory points of the home team and of the others."""
    points = winner(abs(total))
    return (points, 20 - points) if total >= 0 else (20 - points, points)


def write(name, header, lines):
    with open(HERE / name, "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([header, *lines])


if __name__ == "__main__":
    draw = random.Random(8)
    boards, matches, totals = [], [], {team: [0, Fraction(0), 0] for team in "abc"}
    for match, home, away in MATCHES:
        cross, direct, comparisons = 0, 0, {"cross": [], "direct": []}
        for number in range(1, BOARDS + 1):
            tables = {table: draw.choice(SCORES) for table in (1, 2, 3, 4)}
            if (match, number) == ("1", 3):
                tables[3] = "-"
            if (match, number) == ("2", 5):
                tables[1] = "art"
            own = [sum(board(tables, pairs)) for pairs in (CROSS, DIRECT)]
            comparisons["cross"] += board(tables, CROSS)
            comparisons["direct"] += board(tables, DIRECT)
            cross, direct = cross + own[0], direct + own[1]
            boards.append((match, number, *tables.values(), *own))
        assert all(abs(Fraction(sum(each), len(each))) < 3 for each in comparisons.values())
        by_twice = both(direct, lambda margin: WBF[min(margin, max(WBF))])
        by_own = both(cross, lambda margin: [points for least, points in OWN_TABLE if least <= margin][-1])
        matches.append((match, home, away, cross, *by_own, direct, *by_twice))
        for team, sign, place in ((home, 1, 0), (away, -1, 1)):
            totals[team][0] += sign * cross
            totals[team][1] += by_twice[place]
            totals[team][2] += by_own[place]
    write("boards.csv", ["match", "board", "1", "2", "3", "4", "cross-imps", "direct"], boards)
    write(
        "matches.csv",
        ["match", "home", "away", "cross-imps", "home own vp", "away own vp", "direct", "home vp", "away vp"],
        matches,
    )
    write("standings.csv", ["team", "cross-imps", "vp of direct", "own vp of cross-imps"], [(team, *own) for team, own in totals.items()])

"""A drawn round robin of three teams in matches of ten boards, by Patton and as board-a-match: worked out by itself.

Run it to write boards.csv, matches.csv and standings.csv anew. Independent of libs/scoring: `fractions`, its own table of
IMPs, the WBF's scale read from ../victory-points/wbf-continuous.csv. Scores are those of 1NT by North, not vulnerable.

    open, closed  the scores of North-South, the home team in the open room and the others in the closed one
    art           average plus for the home team and average minus for the others: 1.2 and 0.8 of the two points of a board
                  (12C2a), 3 IMPs, and no total points in either room. No team has more elsewhere in the match (12C2c)
    points        2-1-0 a board by the total of both rooms (board-a-match)
    patton imps   the points, and victory points of the IMPs by the WBF's continuous scale for ten boards (EBU White Book 3.1.6
                  has the like; the scale is that of a club in Reykjavik, see ORIGINS.md)
    patton total  the points, and victory points of the total points by the table below, which is made for this sheet
"""

import csv
import random
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent
BOARDS = 10
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000]
MATCHES = [("1", "a", "b"), ("2", "c", "a"), ("3", "b", "c")]
# From a difference of so many points on, the winner's share of twenty.
TOTAL = [(0, 10), (60, 11), (130, 12), (210, 13), (300, 14), (400, 15), (510, 16), (630, 17), (760, 18), (900, 19), (1050, 20)]


def imps(difference):
    size = sum(1 for least in IMPS if abs(difference) >= least)
    return size if difference > 0 else -size


with open(HERE.parent / "victory-points" / "wbf-continuous.csv") as file:
    WBF = {int(row["imps"]): Fraction(row["winner"]) for row in csv.DictReader(file) if row["boards"] == str(BOARDS)}


def both(margin, winner):
    points = Fraction(winner(abs(margin)))
    return (points, 20 - points) if margin >= 0 else (20 - points, points)


def write(name, header, lines):
    with open(HERE / name, "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([header, *lines])


if __name__ == "__main__":
    draw = random.Random(3)
    boards, matches, totals = [], [], {team: [Fraction(0)] * 3 for team in "abc"}
    for match, home, away in MATCHES:
        points, margin, total = [Fraction(0), Fraction(0)], 0, 0
        for number in range(1, BOARDS + 1):
            rooms = [draw.choice(SCORES), draw.choice(SCORES)]
            if (match, number) == ("3", 4):
                rooms[0], own, swing = "art", (Fraction(12, 10), Fraction(8, 10)), 3
            else:
                difference = rooms[0] - rooms[1]
                own = (2, 0) if difference > 0 else (1, 1) if difference == 0 else (0, 2)
                swing, total = imps(difference), total + difference
            points = [points[0] + own[0], points[1] + own[1]]
            margin += swing
            boards.append((match, number, *rooms, *own, swing))
        assert abs(Fraction(margin, BOARDS)) < 3 and max(points) <= 12
        by_imps = both(margin, lambda size: WBF[min(size, max(WBF))])
        by_total = both(total, lambda size: [worth for least, worth in TOTAL if least <= size][-1])
        hybrid = [points[place] + by_imps[place] for place in (0, 1)]
        whole = [points[place] + by_total[place] for place in (0, 1)]
        matches.append((match, home, away, *points, margin, total, *hybrid, *whole))
        for team, place in ((home, 0), (away, 1)):
            for index, worth in enumerate((points[place], hybrid[place], whole[place])):
                totals[team][index] += worth
    write("boards.csv", ["match", "board", "open", "closed", "home points", "away points", "home imps"], boards)
    write(
        "matches.csv",
        ["match", "home", "away", "home points", "away points", "imps", "total", "home patton imps", "away patton imps"]
        + ["home patton total", "away patton total"],
        matches,
    )
    write("standings.csv", ["team", "points", "patton imps", "patton total"], [(team, *own) for team, own in totals.items()])

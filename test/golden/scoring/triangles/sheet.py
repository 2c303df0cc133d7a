"""A drawn Swiss of five teams over three rounds, one match of eight boards and a short triangle each: worked out by itself.

Run it to write boards.csv, matches.csv and standings.csv anew. Independent of libs/scoring: `fractions`, its own table of
IMPs, the WBF's scale read from ../victory-points/wbf-continuous.csv. Scores are those of 1NT by North, not vulnerable.

    open, closed  the scores of North-South, the home team in the open room and the others in the closed one
    triangle      each of three teams meets both others on four boards; victory points by the scale for four boards, halved,
                  so that ten are at stake in each half-match and twenty in both (EBU White Book 3.4)
    matches       how many a team has played: two half-matches are one
"""

import csv
import random
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent
SCORES = [-200, -150, -100, -50, -50, 90, 90, 120, 120, 150, 180]
IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000]
# A whole match, then the three that meet each other.
ROUNDS = [("ab", "cde"), ("cd", "abe"), ("eb", "acd")]


def imps(difference):
    size = sum(1 for least in IMPS if abs(difference) >= least)
    return size if difference > 0 else -size


with open(HERE.parent / "victory-points" / "wbf-continuous.csv") as file:
    ROWS = list(csv.DictReader(file))
WBF = {boards: {int(row["imps"]): Fraction(row["winner"]) for row in ROWS if row["boards"] == str(boards)} for boards in (4, 8)}


def write(name, header, lines):
    with open(HERE / name, "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([header, *lines])


if __name__ == "__main__":
    draw = random.Random(3)
    boards, matches, totals = [], [], {team: [Fraction(0), Fraction(0)] for team in "abcde"}
    for number, (two, three) in enumerate(ROUNDS, 1):
        meetings = [(*two, range(1, 9), 1)]
        first, second, third = three
        # Three sets of four boards: no team has the same one twice.
        for place, (home, away) in enumerate([(first, second), (second, third), (third, first)]):
            meetings.append((home, away, range(20 + 4 * place, 24 + 4 * place), Fraction(1, 2)))
        for home, away, played, part in meetings:
            margin = 0
            for board in played:
                rooms = draw.choice(SCORES), draw.choice(SCORES)
                margin += imps(rooms[0] - rooms[1])
                boards.append((number, home, away, board, *rooms))
            scale = WBF[len(played)]
            winner = part * scale[min(abs(margin), max(scale))]
            loser = part * 20 - winner
            worth = (winner, loser) if margin >= 0 else (loser, winner)
            matches.append((number, home, away, margin, *worth))
            for team, own in zip((home, away), worth):
                totals[team][0] += own
                totals[team][1] += part
    write("boards.csv", ["round", "home", "away", "board", "open", "closed"], boards)
    write("matches.csv", ["round", "home", "away", "imps", "home vp", "away vp"], matches)
    write("standings.csv", ["team", "vp", "matches"], [(team, *own) for team, own in totals.items()])

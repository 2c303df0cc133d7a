"""Golden sheet of boards under EBU and ACBL, worked out by itself from the published text: `python3 sheet.py`.

EBU White Book 2025, 4.2.3.2: ((M + 1) / A) x E - 1, to 0.0001, 0.00005 away from average, where A > 3 or A > E/3;
4.2.3.3: else 65/55 and 70/60/50 % of a top, as 60 % + (M - (A - 1)) x 5 %; 4.2.1: a weighted score is compared by its parts.
ACBL: Neuberg, a point for each pair beaten and half a point for each that is level, not rounded.
"""
import csv
from fractions import Fraction as F

ONE = F(1)
BOARDS = [
    # board, regulations, tables, results: each a list of (weight, score)
    ('weighted-6', 'ebu-2025', 6, [[(F(3, 10), 650), (F(7, 10), -100)], [(ONE, 650)], [(ONE, 100)], [(ONE, -200)], [(ONE, -300)], [(ONE, -500)]]),
    ('weighted-4-parts', 'ebu-2025', 5, [[(F(1, 4), 1430), (F(2, 5), 680), (F(1, 5), 650), (F(3, 20), -100)], [(ONE, 680)], [(ONE, 1430)], [(ONE, 650)], [(ONE, -100)]]),
    ('neuberg-10-of-11', 'ebu-2025', 11, [[(ONE, s)] for s in (400, 400, 150, 120, 120, 120, -50, -50, -50, -50)]),
    ('neuberg-4-of-24', 'ebu-2025', 24, [[(ONE, s)] for s in (620, 170, 140, -100)]),
    ('neuberg-3-of-8', 'ebu-2025', 8, [[(ONE, s)] for s in (620, 170, -100)]),
    ('shares-3-of-9', 'ebu-2025', 9, [[(ONE, s)] for s in (620, 170, -100)]),
    ('shares-3-of-9-level', 'ebu-2025', 9, [[(ONE, s)] for s in (620, 620, -100)]),
    ('neuberg-2-of-5', 'ebu-2025', 5, [[(ONE, s)] for s in (420, -50)]),
    ('shares-2-of-6', 'ebu-2025', 6, [[(ONE, s)] for s in (420, -50)]),
    ('shares-2-of-24', 'ebu-2025', 24, [[(ONE, s)] for s in (420, -50)]),
    ('whole-5', 'acbl-2017', 5, [[(ONE, s)] for s in (620, 170, 140, 140, -100)]),
    ('neuberg-6-of-7', 'acbl-2017', 7, [[(ONE, s)] for s in (620, 620, 170, 140, 100, -100)]),
    ('neuberg-2-of-9', 'acbl-2017', 9, [[(ONE, s)] for s in (420, -50)]),
    ('weighted-4', 'acbl-2017', 4, [[(F(2, 3), 620), (F(1, 3), -100)], [(ONE, 620)], [(ONE, 170)], [(ONE, -100)]]),
]


def units(own, others):
    """Two for each result beaten and one for each that is level, by weights."""
    return sum(w * v * (2 if s > t else 1 if s == t else 0) for w, s in own for other in others for v, t in other)


def rounded(value, average):
    """To 0.0001, exact halves away from the average."""
    away = (value - average) * 10000
    size = abs(away)
    whole = int(size) + (1 if size - int(size) >= F(1, 2) else 0)
    return average + F(whole if away >= 0 else -whole, 10000)


def points(regulations, tables, results, index):
    a, e = len(results), tables
    m = units(results[index], [one for i, one in enumerate(results) if i != index])
    top = 2 * (e - 1)
    if regulations == 'ebu-2025' and a in (2, 3) and 3 * a <= e:
        scaled = (60 + (m - (a - 1)) * 5) * F(top, 100)
    else:
        scaled = m if a == e else (m + 1) * F(e, a) - 1
    return rounded(scaled, F(top, 2)) if regulations == 'ebu-2025' else scaled / 2


with open('boards.csv', 'w', newline='') as file:
    out = csv.writer(file, lineterminator='\n')
    out.writerow(['board', 'regulations', 'tables', 'result', 'score', 'points'])
    for board, regulations, tables, results in BOARDS:
        for index, own in enumerate(results):
            score = '; '.join(str(s) if w == 1 else f'{w} of {s}' for w, s in own)
            out.writerow([board, regulations, tables, index + 1, score, points(regulations, tables, results, index)])

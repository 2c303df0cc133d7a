"""The WBF scales of 2013, worked out again: run it to write wbf-continuous.csv and wbf-discrete.csv anew.

Independent of libs/scoring: another language, `decimal` with 60 digits in place of whole numbers, natural logarithms in
place of artanh, and the corrections as the Technical Report of the WBF Scoring Panel (January 2013) has them, one pass
after the other until nothing moves.

    V = 10 + 10 (1 - R^(I/X)) / (1 - R),  R = sqrt(5) - 2,  X = 15 sqrt(N),  at most 20

Continuous: rounded to 0.01; then a margin goes up by 0.01 wherever the next IMP would be worth more than the last one.
Discrete: the margins at which V passes 10.5, 11.5, ...; then a range ends one IMP earlier wherever the next one would be
narrower (the range of 10-10 has both sides of a draw).
"""

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext
from math import isqrt
from pathlib import Path

getcontext().prec = 60
R = Decimal(5).sqrt() - 2
CONTINUOUS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 30, 32, 36, 40, 48, 56, 64, 96, 128]
DISCRETE = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64]


def blitz(boards):
    root = isqrt(225 * boards)
    return root if root * root == 225 * boards else root + 1


def continuous(boards):
    x = 15 * Decimal(boards).sqrt()
    table = []
    for imps in range(blitz(boards)):
        points = 10 + 10 * (1 - R ** (imps / x)) / (1 - R)
        table.append(int((100 * points).quantize(Decimal(1), ROUND_HALF_UP)))
    table.append(2000)
    moved = True
    while moved:
        moved = False
        for imps in range(1, len(table) - 1):
            if table[imps + 1] - table[imps] > table[imps] - table[imps - 1]:
                table[imps] += 1
                moved = True
    return table


def discrete(boards):
    x = 15 * Decimal(boards).sqrt()
    ends = [
        int((x * (1 - (1 - R) * (Decimal(half) / 20)).ln() / R.ln()).quantize(Decimal(1), ROUND_FLOOR))
        for half in range(1, 20, 2)
    ]
    moved = True
    while moved:
        moved = False
        widths = [2 * ends[0] + 1] + [end - before for before, end in zip(ends, ends[1:])]
        for index in range(len(ends) - 1):
            if widths[index + 1] < widths[index]:
                ends[index] -= 1
                moved = True
                break
    return ends


def write(name, header, rows):
    lines = [header] + [",".join(str(cell) for cell in row) for row in rows]
    Path(__file__).with_name(name).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write(
        "wbf-continuous.csv",
        "boards,imps,winner",
        [
            (boards, imps, f"{points // 100}.{points % 100:02d}")
            for boards in CONTINUOUS
            for imps, points in enumerate(continuous(boards))
        ],
    )
    write(
        "wbf-discrete.csv",
        "boards,from,to,winner,loser",
        [
            (boards, begin, end, 10 + index, 10 - index)
            for boards in DISCRETE
            for index, (begin, end) in enumerate(
                zip([0] + [end + 1 for end in discrete(boards)], discrete(boards) + [""])
            )
        ],
    )

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rational, type VictoryPointScale, DBF_202A, DBF_SCALE, WBF_DISCRETE_SCALE, WBF_SCALE, discreteTable, faultsOf, given, negated, rational, toDecimal, victoryPoints } from '@app/scoring';

const pointsFor = (scale: VictoryPointScale, difference: Rational, boards: number): Rational =>
  victoryPoints(scale, given(difference, 'difference'), boards).value;

const rows = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(__dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

describe('dbf-202a.csv: read off the regulations by machine', () => {
  const printed = rows('dbf-202a.csv');

  it('has the sixteen rows of twelve sizes', () => {
    expect(printed).toHaveLength(16 * 12);
    expect(new Set(printed.map(([boards]) => Number(boards)))).toEqual(new Set(DBF_202A.map(({ boards }) => boards)));
  });

  it('leaves out no IMP and has none twice, for any size', () => {
    for (const { boards } of DBF_202A) {
      const own = printed.filter(([size]) => Number(size) === boards);
      const begins = own.map(([, from]) => Number(from));
      const ends = own.map(([, , to]) => to);
      expect(begins[0]).toBe(0);
      expect(ends.at(-1)).toBe('');
      expect(begins.slice(1)).toEqual(ends.slice(0, -1).map((to) => Number(to) + 1));
    }
  });

  it('every IMP of every row is worth what is printed, to both teams', () => {
    for (const [boards, from, to, winner, loser] of printed) {
      const last = to === '' ? Number(from) + 100 : Number(to);
      for (let imps = Number(from); imps <= last; imps += 1) {
        expect(String(pointsFor(DBF_SCALE, rational(imps), Number(boards)).num)).toBe(winner);
        if (imps > 0) expect(String(pointsFor(DBF_SCALE, rational(-imps), Number(boards)).num)).toBe(loser);
      }
    }
  });
});

const margins = (own: readonly (readonly string[])[]): readonly number[] => own.map(([, imps]) => Number(imps));
const bySize = (all: readonly (readonly string[])[]): ReadonlyMap<number, readonly (readonly string[])[]> =>
  new Map(all.map(([boards]) => [Number(boards), all.filter(([other]) => other === boards)]));

describe.each([
  ['wbf-continuous.csv', 30],
  ['wbf-continuous-printed.csv', 4],
])('%s', (file, sizes) => {
  const tables = bySize(rows(file));

  it('has every margin up to the first that wins all, once, for every size', () => {
    expect(tables.size).toBe(sizes);
    for (const [boards, own] of tables) {
      expect(margins(own)).toEqual(own.map((_, index) => index));
      expect(own.map(([, , winner]) => winner === '20.00').indexOf(true)).toBe(own.length - 1);
      for (const more of [0, 1, 500]) {
        const margin = rational(own.length - 1 + more);
        expect(pointsFor(WBF_SCALE, margin, boards)).toEqual(rational(20));
        expect(pointsFor(WBF_SCALE, negated(margin), boards)).toEqual(rational(0));
      }
    }
  });

  it('is what libs/scoring says', () => {
    for (const [boards, own] of tables) {
      expect(own.map(([, imps]) => toDecimal(pointsFor(WBF_SCALE, rational(Number(imps)), boards), 2))).toEqual(
        own.map(([, , winner]) => winner),
      );
    }
  });

  it('no IMP is worth more than the one before it', () => {
    for (const own of tables.values()) {
      const points = own.map(([, , winner]) => Math.round(100 * Number(winner)));
      const worth = points.slice(1).map((one, index) => one - (points[index] ?? 0));
      expect(worth).toEqual(worth.toSorted((one, other) => other - one));
    }
  });
});

describe.each([
  ['wbf-discrete.csv', 23],
  ['wbf-discrete-printed.csv', 20],
])('%s', (file, sizes) => {
  const tables = bySize(rows(file));

  it('has the eleven ranges of every size', () => {
    expect(tables.size).toBe(sizes);
    for (const [boards, own] of tables) {
      expect(own).toHaveLength(11);
      expect(faultsOf(discreteTable(boards))).toEqual([]);
    }
  });

  it('is what libs/scoring says, to both teams', () => {
    for (const [boards, own] of tables) {
      for (const [, from, to, winner, loser] of own) {
        for (const imps of [Number(from), to === '' ? 500 : Number(to)]) {
          expect(pointsFor(WBF_DISCRETE_SCALE, rational(imps), boards)).toEqual(rational(Number(winner)));
          if (imps > 0) expect(pointsFor(WBF_DISCRETE_SCALE, rational(-imps), boards)).toEqual(rational(Number(loser)));
        }
      }
    }
  });
});

it('14 boards: what Ron Klinger has of the printed scale (IBPA Bulletin, May 2013)', () => {
  const worth = (imps: number): string => toDecimal(pointsFor(WBF_SCALE, rational(imps), 14), 2);
  expect([2, 7, 10, 20].map(worth)).toEqual(['10.66', '12.16', '12.97', '15.26']);
});

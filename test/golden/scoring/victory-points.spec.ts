import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rational, type VictoryPointScale, DBF_202A, DBF_SCALE, WBF_SCALE, given, negated, rational, toDecimal, victoryPoints } from '@app/scoring';

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

describe('wbf-continuous.csv: the formula with sixty digits of another library', () => {
  const computed = rows('wbf-continuous.csv');
  const sizes = [...new Set(computed.map(([boards]) => boards))];

  it('has every margin up to the first that wins all, once, for seventeen sizes', () => {
    expect(sizes).toHaveLength(17);
    for (const size of sizes) {
      const own = computed.filter(([boards]) => boards === size);
      expect(own.map(([, imps]) => Number(imps))).toEqual(own.map((_, index) => index));
      expect(own.map(([, , winner]) => winner === '20.00').indexOf(true)).toBe(own.length - 1);
      for (const more of [0, 1, 500]) {
        const margin = rational(own.length - 1 + more);
        expect(pointsFor(WBF_SCALE, margin, Number(size))).toEqual(rational(20));
        expect(pointsFor(WBF_SCALE, negated(margin), Number(size))).toEqual(rational(0));
      }
    }
  });

  it('is what libs/scoring says', () => {
    for (const [boards, imps, winner] of computed) {
      expect(toDecimal(pointsFor(WBF_SCALE, rational(Number(imps)), Number(boards)), 2)).toBe(winner);
    }
  });
});

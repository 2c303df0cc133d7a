import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DBF_202A, DBF_SCALE, WBF_SCALE, rational, toDecimal, victoryPointsFor } from '@app/scoring';

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

  it('every IMP of every row is worth what is printed, to both teams', () => {
    for (const [boards, from, to, winner, loser] of printed) {
      const last = to === '' ? Number(from) + 100 : Number(to);
      for (let imps = Number(from); imps <= last; imps += 1) {
        expect(String(victoryPointsFor(DBF_SCALE, rational(imps), Number(boards)).num)).toBe(winner);
        if (imps > 0) expect(String(victoryPointsFor(DBF_SCALE, rational(-imps), Number(boards)).num)).toBe(loser);
      }
    }
  });
});

describe('wbf-continuous.csv: the formula with sixty digits of another library', () => {
  it('every margin up to the last point, for seventeen sizes', () => {
    for (const [boards, imps, winner] of rows('wbf-continuous.csv')) {
      expect(toDecimal(victoryPointsFor(WBF_SCALE, rational(Number(imps)), Number(boards)), 2)).toBe(winner);
    }
  });
});

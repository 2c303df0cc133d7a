import { inEnglish } from '@app/messages';
import { derivationText } from '@app/testing';
import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { given } from '../derivation/traced';
import { type Rational, compare, plus, rational, toDecimal } from '../rational';
import { DBF_202A } from './dbf-202';
import { faultsOf, mostImpsFor, tableFrom } from './table';
import {
  type VictoryPointScale,
  DBF_SCALE,
  WBF_DISCRETE_SCALE,
  WBF_SCALE,
  bothVictoryPoints,
  conditionsScale,
  tableFor,
  victoryPoints,
} from './victory-points';
import { walkOverDbf, walkOverFsb } from './walk-over';
import { continuousWinner } from './wbf-continuous';
import { discreteTable } from './wbf-discrete';

const pointsFor = (scale: VictoryPointScale, difference: Rational, boards: number): Rational =>
  victoryPoints(scale, given(difference, 'difference'), boards).value;

const won = (imps: number, boards: number, scale = DBF_SCALE): string =>
  toDecimal(pointsFor(scale, rational(imps), boards), 2);

describe('202A', () => {
  it.each(DBF_202A.map((table) => [table.boards, table] as const))('%i boards: no gap, no overlap', (_, table) => {
    expect(faultsOf(table)).toEqual([]);
    expect(table.rows).toHaveLength(16);
  });

  it.each([
    [0, 24, '15.00'],
    [3, 24, '15.00'],
    [4, 24, '16.00'],
    [-4, 24, '14.00'],
    [57, 24, '25.00'],
    [-57, 24, '5.00'],
    [58, 24, '25.00'],
    [-58, 24, '4.00'],
    [88, 24, '25.00'],
    [-88, 24, '0.00'],
    [300, 8, '25.00'],
    [28, 48, '18.00'],
  ])('%i IMPs over %i boards: %s', (imps, boards, points) => {
    expect(won(imps, boards)).toBe(points);
  });

  it.each([
    [1, 8],
    [18, 20],
    [34, 36],
    [42, 48],
  ])('202B2: %i boards go by the table for %i', (boards, table) => {
    expect(tableFor(DBF_202A, boards).boards).toBe(table);
  });

  it('more than 48 boards have no table', () => {
    expect(() => tableFor(DBF_202A, 49)).toThrow('no table for 49 boards');
  });

  it('says which row of which table', () => {
    const points = victoryPoints(DBF_SCALE, given(rational(-19), 'difference', ['m1']), 18);
    expect(derivationText(points.explain())).toEqual([
      '11 victory points: row of DBf 202A, 20 boards from 17 [DBf 202A; DBf 202B2]',
      '  19 margin of the opponents: product',
      '    −1 minus one',
      '    −19 difference: m1',
    ]);
  });
});

describe('a table of the conditions', () => {
  it('works as the others do', () => {
    const scale = conditionsScale([tableFrom(12, '10-10 12-8 20-0', '0-2 3-9 10+')]);
    expect([won(2, 12, scale), won(-9, 10, scale), won(10, 12, scale)]).toEqual(['10.00', '8.00', '20.00']);
  });

  it.each([
    ['10-10 12-8 20-0', '0-2 4-9 10+', ['gap between 2 and 4']],
    ['10-10 12-8 20-0', '0-2 2-9 10+', ['overlap at 2']],
    ['10-10 12-8 20-0', '1-2 3-9 10-20', ['the first row does not begin at 0', 'nothing above 20']],
    ['10-10 9-11', '0-2 3+', ['the winner gets less from 3 on', 'the loser gets more from 3 on']],
    ['10-10 12-8 20-0', '0-2 3+ 10+', ['rows after 3+']],
  ])('%s by %s: %j', (points, differences, faults) => {
    expect(faultsOf(tableFrom(12, points, differences)).map(inEnglish)).toEqual(faults);
  });

  it('text that is no table is refused', () => {
    expect(() => tableFrom(12, '10-10 12', '0-2 3+')).toThrow('no row: 12 3+');
  });
});

describe('WBF continuous scale', () => {
  it.each([
    [0, '10.00'],
    [1, '10.31'],
    [2, '10.61'],
    [3, '10.91'],
    [5, '11.48'],
    [10, '12.80'],
    [15, '13.97'],
    [20, '15.00'],
    [30, '16.73'],
    [40, '18.09'],
    [50, '19.16'],
    [60, '20.00'],
    [61, '20.00'],
  ])('%i IMPs over 16 boards: %s', (imps, points) => {
    expect(won(imps, 16, WBF_SCALE)).toBe(points);
  });

  it('rises with the margin, and the two teams share 20', () => {
    fc.assert(
      fc.property(fc.nat(150), fc.integer({ min: 1, max: 128 }), (imps, boards) => {
        const { home, away } = bothVictoryPoints(WBF_SCALE, given(rational(imps), 'difference'), boards);
        expect(plus(home.value, away.value)).toEqual(rational(20));
        const more = continuousWinner(rational(imps + 1), boards);
        expect(compare(more, home.value) >= 0).toBe(true);
        expect([home, away].flatMap((one) => recompute(one.explain()))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('a tenth of an IMP counts', () => {
    expect(toDecimal(continuousWinner(rational(11, 10), 16), 2)).toBe('10.34');
  });

  it('14 IMPs over 16 boards are 13.75, so that the 15th is worth no more; just above them it stays so', () => {
    const worth = [rational(13), rational(14), rational(141, 10), rational(15)].map((one) => continuousWinner(one, 16));
    expect(worth.map((one) => toDecimal(one, 2))).toEqual(['13.52', '13.75', '13.77', '13.97']);
    expect(toDecimal(continuousWinner(rational(1401, 100), 16), 2)).toBe('13.75');
  });

  it('a fraction of an IMP more is never worth less', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 48 }), (tenths, boards) => {
        const [less, more] = [tenths, tenths + 1].map((one) => continuousWinner(rational(one, 10), boards));
        expect(less && more && compare(more, less) >= 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('WBF discrete scale', () => {
  it.each([
    [0, 8, '10.00'],
    [1, 8, '11.00'],
    [-1, 8, '9.00'],
    [39, 8, '20.00'],
    [4, 24, '11.00'],
    [6, 24, '12.00'],
  ])('%i IMPs over %i boards: %s', (imps, boards, points) => {
    expect(won(imps, boards, WBF_DISCRETE_SCALE)).toBe(points);
  });

  it('has a table without gaps for any number of boards, its ranges no narrower than those before them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 128 }), (boards) => {
        const table = discreteTable(boards);
        expect(faultsOf(table)).toEqual([]);
        const widths = table.rows.flatMap(({ from, to }, index) =>
          to === null ? [] : [index === 0 ? 2 * to + 1 : to - from + 1],
        );
        expect(widths).toEqual(widths.toSorted((one, other) => one - other));
        const { home, away } = bothVictoryPoints(WBF_DISCRETE_SCALE, given(rational(boards), 'difference'), boards);
        expect(plus(home.value, away.value)).toEqual(rational(20));
        expect([home, away].flatMap((one) => recompute(one.explain()))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

it('202A: the two teams change places with the difference', () => {
  fc.assert(
    fc.property(fc.integer({ min: -150, max: 150 }), fc.constantFrom(8, 9, 24, 47), (imps, boards) => {
      const one = bothVictoryPoints(DBF_SCALE, given(rational(imps), 'difference'), boards);
      const other = bothVictoryPoints(DBF_SCALE, given(rational(-imps), 'difference'), boards);
      expect([one.home.value, one.away.value]).toEqual([other.away.value, other.home.value]);
      expect([one.home, one.away].flatMap((team) => recompute(team.explain()))).toEqual([]);
    }),
  );
});

describe('matches that were not played', () => {
  const table = tableFor(DBF_202A, 24);
  const vp = (...points: readonly number[]) =>
    points.map((one, index) => given(rational(one), 'victory-points', [`m${index}`]));
  const facts = { table, own: vp(17, 20, 19), others: vp(16, 15), excusable: false, asPlayed: null };

  it('202C: by hand, the own average of 18 2/3, rounded up', () => {
    const { winner, loser } = walkOverDbf(facts);
    expect([winner.points.value, loser.points.value]).toEqual([rational(19), rational(0)]);
    // 19-11 is won by 20 to 24 IMPs over 24 boards.
    expect([winner.imps, loser.imps]).toEqual([rational(24), rational(0)]);
    expect(recompute(winner.points.explain())).toEqual([]);
  });

  it.each([
    [{ own: vp(10) }, 18],
    [{ own: vp(10), others: vp(25, 24) }, 25],
    [{ own: [], others: [] }, 18],
    [{ asPlayed: given(rational(21), 'score', [], 'DBf 202C2d') }, 21],
  ])('202C2: %j gives %i', (known, points) => {
    expect(walkOverDbf({ ...facts, ...known }).winner.points.value).toEqual(rational(points));
  });

  it('202C1b, 202C4: a team that could not help it has 15, and no IMPs count', () => {
    const { winner, loser } = walkOverDbf({ ...facts, excusable: true });
    expect([loser.points.value, winner.imps, loser.imps]).toEqual([rational(15), rational(0), rational(0)]);
  });

  it('FSB 109A: own average, 18, or the mean of the neighbours', () => {
    const { winner, loser } = walkOverFsb({ table, own: vp(17), others: vp(20, 21) });
    expect([winner.points.value, winner.imps]).toEqual([rational(21), rational(88)]);
    expect(loser.points.value).toEqual(rational(0));
  });

  it('202C4: the most IMPs for so many points', () => {
    expect([18, 19, 25].map((points) => mostImpsFor(table, rational(points)))).toEqual([19, 24, 88]);
  });
});

import { type Contract, type Side, type Vulnerability, message } from '@app/bridge';
import { derivationText } from '@app/testing';
import { rational } from '../rational';
import { tableInTens, victoryPointsOfTotal } from '../teams/patton';
import { tableFrom } from '../victory-points/table';
import { WBF_SCALE, conditionsScale, victoryPoints } from '../victory-points/victory-points';
import { contractScored } from './contract';
import { leaves } from './derivation';
import { recompute } from './recompute';
import { added, derived, divided, given, greatest, least, multiplied, rounded, tableRow, weighed } from './traced';

const table = message('table.victory-points', { name: message('table.of-conditions'), boards: 8 });
const printed = [tableFrom(8, '15-15 16-14 17-13', '0-1 2-2 3+')];
const ofConditions = { victoryPoints: printed };
const two = given(rational(2), 'own-score', ['b1/t1']);
const third = divided('a-third', [given(rational(1), 'one'), given(rational(3), 'hundred')]);

it('a number tells its sources, its arithmetic and its paragraph', () => {
  const total = rounded(
    added('sum', [two, third], 'L78A'),
    { unit: rational(1, 10), average: rational(0), to: 'nearest' },
    'DBf X78C1',
  );
  expect(derivationText(total.explain())).toEqual([
    '2.3 rounded: to 0.1 [DBf X78C1]',
    '  7/3 ≈ 2.33 sum: sum [L78A]',
    '    2 own score: b1/t1',
    '    1/3 ≈ 0.33 a third: the first divided by the second',
    '      1 one',
    '      3 hundred',
  ]);
  expect(leaves(total.explain()).flatMap(({ sources }) => sources)).toEqual(['b1/t1']);
});

it('every kind of arithmetic can be done again', () => {
  const all = [
    weighed('weighted-score', [
      { part: two, weight: rational(1, 2) },
      { part: third, weight: rational(1, 2) },
    ]),
    multiplied('tops', [two, third]),
    greatest('at-least', [two, third]),
    least('at-most', [two, third]),
    tableRow('victory-points', two, { table, from: rational(2), below: rational(3), value: rational(16) }, null),
  ];
  expect(all.map(({ value }) => value)).toEqual([
    rational(7, 6),
    rational(2, 3),
    rational(2),
    rational(1, 3),
    rational(16),
  ]);
  expect(recompute(added('sum', all).explain(), ofConditions)).toEqual([]);
  expect(derivationText(all[0]?.explain() ?? two.explain())[1]).toBe('  0.5 × 2 own score: b1/t1');
});

it('a number that does not follow is found', () => {
  const right = added('sum', [two, two]).explain();
  const wrong = derived(rational(5), () => ({ ...right, value: rational(5) }));
  expect(recompute(added('sum', [wrong]).explain()).map(({ value }) => value)).toEqual([rational(5)]);
});

it('a row that is not where the table has it, and points that are not in it, are found', () => {
  const row = (from: number, below: number | null, value: number) =>
    tableRow(
      'victory-points',
      two,
      { table, from: rational(from), below: below === null ? null : rational(below), value: rational(value) },
      null,
    );
  expect(recompute(row(2, 3, 16).explain(), ofConditions)).toEqual([]);
  expect(recompute(row(2, 3, 17).explain(), ofConditions)).toHaveLength(1);
  for (const wrong of [row(1, 3, 16), row(2, null, 16), row(3, null, 17)]) {
    expect(() => recompute(wrong.explain(), ofConditions)).toThrow('not in this row of table.victory-points');
  }
  expect(() => recompute(row(2, 3, 16).explain())).toThrow('no table is called table.victory-points');
});

it('the loser has the other column of a row', () => {
  const lost = victoryPoints(conditionsScale(printed), given(rational(-2), 'difference'), 8).explain();
  expect([lost.value, recompute(lost, ofConditions)]).toEqual([rational(14), []]);
  expect(recompute({ ...lost, value: rational(16) }, ofConditions)).toHaveLength(1);
});

it('a table of total points is another than one of victory points for as many boards', () => {
  const totals = [{ boards: 8, points: '4-4 6-2 8-0', differences: '0-90 100-490 500+' }];
  const sides = { home: given(rational(330), 'total-points'), away: given(rational(-330), 'total-points') };
  const { home, away } = victoryPointsOfTotal(totals, sides, 8);
  const both = { ...ofConditions, totalPoints: totals.map(tableInTens) };
  expect([home.value, away.value]).toEqual([rational(6), rational(2)]);
  expect([home, away].flatMap((one) => recompute(one.explain(), both))).toEqual([]);
  expect(recompute({ ...home.explain(), value: rational(8) }, both)).toHaveLength(1);
  expect(() => recompute(home.explain(), ofConditions)).toThrow('no table is called table.victory-points');
  expect(derivationText(home.explain())[0]).toContain('the table of total points of the conditions');
});

it('a formula is worked out again, and one that nobody knows is refused', () => {
  const won = victoryPoints(WBF_SCALE, given(rational(5), 'difference'), 16).explain();
  expect(recompute(won)).toEqual([]);
  expect(recompute({ ...won, value: rational(12) })).toHaveLength(1);
  const unknown = { ...won, how: { kind: 'formula', formula: message('formula.own') } } as const;
  expect(() => recompute(unknown)).toThrow('no formula is called formula.own');
});

it.each<[Contract | null, number, Vulnerability, Side, string]>([
  [
    { bid: '4S', risk: 'undoubled', declarer: 'N' },
    10,
    'EW',
    'NS',
    '420 score: 4S by N, 10 tricks, not vulnerable, for N-S, b1/t1 [L77]',
  ],
  [
    { bid: '4S', risk: 'undoubled', declarer: 'S' },
    10,
    'All',
    'EW',
    '−620 score: 4S by S, 10 tricks, vulnerable, for E-W, b1/t1 [L77]',
  ],
  [
    { bid: '1NT', risk: 'doubled', declarer: 'E' },
    1,
    'EW',
    'EW',
    '−1700 score: 1NTX by E, 1 trick, vulnerable, for E-W, b1/t1 [L77]',
  ],
  [null, 0, 'All', 'EW', '0 score: passed out, b1/t1 [L77]'],
])('L77: the score of a contract is a leaf that can be done again', (contract, tricks, vulnerability, side, line) => {
  const scored = contractScored('score', contract, tricks, vulnerability, side, ['b1/t1']);
  expect(derivationText(scored)).toEqual([line]);
  expect(recompute(scored)).toEqual([]);
  expect(recompute({ ...scored, value: rational(1) })).toHaveLength(1);
});

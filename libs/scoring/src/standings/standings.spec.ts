import { type EntrantWithResults, entrantsWithResults } from '@app/testing';
import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { given } from '../derivation/traced';
import { rational, sum, toDecimal } from '../rational';
import { placeInWords } from './places';
import { type StandingRules, standings } from './standings';

const RULES: StandingRules = {
  measure: 'sum',
  commonTop: false,
  criteria: () => [],
  isNeeded: () => false,
  status: 'provisional',
};

const entrant = (
  contestant: string,
  points: readonly number[],
  over: Partial<EntrantWithResults> = {},
): EntrantWithResults => ({
  contestant,
  ranking: 'all',
  sessions: points.map((one, index) => ({
    session: `s${index + 1}`,
    points: given(rational(one), 'score', [`${contestant}/s${index + 1}`]),
    top: rational(100),
    boardTop: rational(10),
  })),
  carryOver: null,
  penalties: [],
  ...over,
});

const rows = (entrants: readonly EntrantWithResults[], rules: Partial<StandingRules> = {}) =>
  standings(entrantsWithResults(entrants), { ...RULES, ...rules }).map(({ ranking, rows: all, totalOf }) => [
    ranking,
    ...all.map((row) => {
      const derivation = totalOf(row).explain();
      expect([recompute(derivation), derivation.value]).toEqual([[], row.total]);
      return `${placeInWords(row)} ${row.contestant} ${toDecimal(row.total, 2)}`;
    }),
  ]);

it('sessions are added up; ties share a place', () => {
  expect(rows([entrant('a', [50, 60]), entrant('b', [70, 55]), entrant('c', [55, 55])])).toEqual([
    ['all', '1 b 125.00', '2= a 110.00', '2= c 110.00'],
  ]);
});

it('two winners: a ranking each', () => {
  const pairs = [
    entrant('1', [50], { ranking: 'N-S' }),
    entrant('11', [60], { ranking: 'E-W' }),
    entrant('2', [52], { ranking: 'N-S' }),
  ];
  expect(rows(pairs)).toEqual([
    ['N-S', '1 2 52.00', '2 1 50.00'],
    ['E-W', '1 11 60.00'],
  ]);
});

it('the factor for sit-outs comes first, penalties after it', () => {
  const penalty = {
    decisions: ['d'],
    amount: { value: rational(5), unit: 'matchpoints', paragraph: 'DBf 211B2a' },
  } as const;
  const short = entrant('a', [60], { penalties: [penalty] });
  const full = entrant('b', [55, 55]);
  expect(rows([short, full], { measure: 'factored' })).toEqual([['all', '1 a 115.00', '2 b 110.00']]);
  expect(rows([short, full], { measure: 'percent' })).toEqual([['all', '1= a 55.00', '1= b 55.00']]);
});

it('207A: what was carried over counts', () => {
  const team = entrant('a', [10], { carryOver: given(rational(10, 3), 'carried-over') });
  expect(rows([team, entrant('b', [12])])).toEqual([['all', '1 a 13.33', '2 b 12.00']]);
});

it('FSB 97: 14 pairs and then 16: the first session times fourteen twelfths', () => {
  const sessions = [
    { session: 's1', points: given(rational(120), 'score'), top: rational(240), boardTop: rational(12) },
    { session: 's2', points: given(rational(140), 'score'), top: rational(280), boardTop: rational(14) },
  ];
  expect(rows([entrant('a', [], { sessions })], { commonTop: true })).toEqual([['all', '1 a 280.00']]);
});

it('ties are told apart where they have to be, and the row says why', () => {
  const criteria = () => [
    { name: 'lot' as const, paragraph: 'FSB 95A', value: (one: string) => [rational(one === 'b' ? 1 : 0)] },
  ];
  const [all] = standings(entrantsWithResults([entrant('a', [5]), entrant('b', [5])]), {
    ...RULES,
    criteria,
    isNeeded: () => true,
  });
  expect(all?.rows.map((row) => [row.contestant, row.place, row.reasons[0]?.criterion])).toEqual([
    ['b', 1, 'lot'],
    ['a', 2, 'lot'],
  ]);
});

it('every total is the sum of its sources, and a contestant without sessions is in no ranking', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(100), { maxLength: 4 }), { maxLength: 5 }), (all) => {
      const entrants = all.map((points, index) => entrant(String(index), points));
      const ranked = standings(entrantsWithResults(entrants), RULES).flatMap((ranking) => ranking.rows);
      expect(ranked).toHaveLength(all.filter((points) => points.length > 0).length);
      for (const row of ranked) {
        const points = all[Number(row.contestant)] ?? [];
        expect(row.total).toEqual(sum(points.map((one) => rational(one))));
      }
    }),
  );
});

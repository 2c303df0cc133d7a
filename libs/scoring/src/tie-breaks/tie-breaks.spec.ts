import fc from 'fast-check';
import { ZERO, rational } from '../rational';
import { knockOutResult } from './knock-out';
import { type PairBoard, fsbPairsTieBreak, pairsTieBreak } from './pairs';
import { type MatchRecord, fsbTeamTieBreak, roundRobinTieBreak, swissTieBreak } from './teams';
import { type Criterion, type Placing, placings, quotient } from './tie-break';

const match = (home: string, away: string, vp: [number, number], imps: [number, number]): MatchRecord => ({
  teams: [home, away],
  points: [rational(vp[0]), rational(vp[1])],
  imps: [rational(imps[0]), rational(imps[1])],
});

const tied: Criterion<string> = { name: 'total', paragraph: 'L78', value: () => [ZERO] };
const order = (entries: readonly string[], criteria: readonly Criterion<string>[]): readonly Placing<string>[] =>
  placings(entries, { total: tied, criteria, isNeeded: () => true });
const inShort = (placed: readonly Placing<string>[]): readonly string[] =>
  placed.map(({ entry, place, shared, reasons }) =>
    [
      `${place}${shared ? '=' : ''} ${entry}`,
      ...reasons.map(({ paragraph, among }) => `${paragraph}/${among.length}`),
    ].join(' '),
  );

describe('221A: round robin', () => {
  it('A1: victory points against each other', () => {
    const matches = [
      match('a', 'b', [12, 18], [10, 20]),
      match('a', 'c', [25, 0], [90, 0]),
      match('b', 'c', [5, 25], [0, 90]),
    ];
    expect(inShort(order(['a', 'b'], roundRobinTieBreak(matches)))).toEqual(['1 b DBf 221A1/2', '2 a DBf 221A1/2']);
  });

  it('A2, A3: drawn against each other, IMPs of that match, then of all', () => {
    const drawn = [match('a', 'b', [15, 15], [21, 20]), match('b', 'c', [20, 10], [90, 0])];
    expect(inShort(order(['b', 'a'], roundRobinTieBreak(drawn)))).toEqual(['1 a DBf 221A2/2', '2 b DBf 221A2/2']);
    const level = [
      match('a', 'b', [15, 15], [20, 20]),
      match('b', 'c', [20, 10], [60, 30]),
      match('a', 'c', [20, 10], [50, 30]),
    ];
    expect(inShort(order(['a', 'b'], roundRobinTieBreak(level)))).toEqual(['1 b DBf 221A3/2', '2 a DBf 221A3/2']);
  });

  it('A4: a smaller group begins again from the first criterion', () => {
    /*
     * Among the three a has 14 + 21 = 35 VP, b 16 + 19 = 35 and c 9 + 11 = 20, so c is last. Between a and b alone b has
     * won 16-14.
     */
    const matches = [
      match('a', 'b', [14, 16], [10, 16]),
      match('a', 'c', [21, 9], [50, 10]),
      match('b', 'c', [19, 11], [40, 20]),
    ];
    expect(inShort(order(['a', 'b', 'c'], roundRobinTieBreak(matches)))).toEqual([
      '1 b DBf 221A1/3 DBf 221A1/2',
      '2 a DBf 221A1/3 DBf 221A1/2',
      '3 c DBf 221A1/3',
    ]);
  });

  it('A5: nothing tells them apart: the place is shared', () => {
    expect(inShort(order(['a', 'b'], roundRobinTieBreak([match('a', 'b', [15, 15], [20, 20])])))).toEqual([
      '1= a',
      '1= b',
    ]);
  });

  it('a reason says who had what', () => {
    const [first] = order(['a', 'b'], roundRobinTieBreak([match('a', 'b', [18, 12], [30, 10])]));
    expect(first?.reasons).toEqual([
      {
        criterion: 'victory-points-in-mutual-matches',
        paragraph: 'DBf 221A1',
        among: [
          { entry: 'a', value: [rational(18)] },
          { entry: 'b', value: [rational(12)] },
        ],
      },
    ]);
  });
});

it('221B: Swiss, by the points of the opponents, then by the quotient', () => {
  const matches = [
    match('a', 'c', [20, 10], [30, 10]),
    match('b', 'd', [20, 10], [40, 10]),
    match('c', 'd', [18, 12], [20, 10]),
  ];
  // c has 28 in all, d 22.
  expect(inShort(order(['b', 'a'], swissTieBreak(matches)))).toEqual(['1 a DBf 221B1/2', '2 b DBf 221B1/2']);
  const level = [match('a', 'c', [20, 10], [30, 10]), match('b', 'd', [20, 10], [40, 10])];
  expect(inShort(order(['a', 'b'], swissTieBreak(level)))).toEqual(['1 b DBf 221B2/2', '2 a DBf 221B2/2']);
});

it('nothing lost is the best quotient', () => {
  const [won, lost] = [rational(30), rational(10)];
  const criterion = (values: Readonly<Record<string, readonly [typeof won, typeof lost]>>): Criterion<string> => ({
    name: 'quotient-in-all-matches',
    paragraph: '',
    value: (team) => [quotient(...(values[team] ?? [ZERO, ZERO]))],
  });
  const values = { a: [won, lost], b: [rational(1), ZERO], c: [ZERO, ZERO], d: [ZERO, lost] } as const;
  expect(order(['a', 'b', 'c', 'd'], [criterion(values)]).map(({ entry }) => entry)).toEqual(['b', 'a', 'c', 'd']);
});

describe('222: a drawn knock-out match', () => {
  it.each([
    [5, null, 0, 'home DBf 201A1'],
    [-5, 6, 0, 'home DBf 201A1'],
    [-8, 8, 900, 'away DBf 222A1'],
    [8, -8, -900, 'home DBf 222A1'],
    [0, 0, 900, '4 boards DBf 222A2, 222C'],
    [0, null, 10, 'home DBf 222B1'],
    [0, null, -10, 'away DBf 222B1'],
    [0, null, 0, '4 boards DBf 222B2, 222C'],
  ])('IMPs %s, carried over %s, points %i: %s', (imps, carryOver, totalPoints, expected) => {
    const result = knockOutResult(
      {
        imps: rational(imps),
        carryOver: carryOver === null ? null : rational(carryOver),
        totalPoints: rational(totalPoints),
      },
      { paragraph: 'DBf 201A1', whenLevel: 'dbf-222' },
    );
    expect(`${result.winner ?? `${result.extraBoards} boards`} ${result.paragraph}`).toBe(expected);
  });

  it('stays level where nothing is said of it', () => {
    const level = { imps: ZERO, carryOver: null, totalPoints: rational(10) };
    const rules = { paragraph: 'L78B', whenLevel: null };
    expect(knockOutResult(level, rules)).toEqual({ winner: null, extraBoards: 0, paragraph: 'L78B' });
    expect(knockOutResult({ ...level, imps: rational(1) }, rules)).toMatchObject({ winner: 'home', paragraph: 'L78B' });
  });
});

const board = (
  pair: string,
  round: number,
  centred: number,
  opponents: string | null = null,
  name = `b${round}`,
): PairBoard => ({
  pair,
  opponents,
  round,
  board: name,
  centred: rational(centred),
});

describe('223: pairs', () => {
  it('B1: matchpoints against each other, from the average', () => {
    const boards = [
      ...[board('1', 1, 3, '2'), board('2', 1, -3, '1')],
      ...[board('1', 2, -5, '3'), board('3', 2, 5, '1')],
      ...[board('2', 3, 4, '3'), board('3', 3, -4, '2')],
    ];
    // 1: 3 - 5 = -2; 2: -3 + 4 = 1; 3: 5 - 4 = 1. Then 2 and 3 alone: 2 has won.
    expect(inShort(order(['1', '2', '3'], pairsTieBreak(boards)))).toEqual([
      '1 2 DBf 223B1/3 DBf 223B1/2',
      '2 3 DBf 223B1/3 DBf 223B1/2',
      '3 1 DBf 223B1/3',
    ]);
  });

  it('B2: rounds above average', () => {
    const boards = [board('1', 1, 9), board('1', 2, -1), board('2', 1, 4), board('2', 2, 4)];
    expect(inShort(order(['1', '2'], pairsTieBreak(boards)))).toEqual(['1 2 DBf 223B2/2', '2 1 DBf 223B2/2']);
  });

  it('B3: fewest bottoms, next fewest next to bottoms', () => {
    const boards = [
      ...[board('1', 1, -19), board('1', 2, 10), board('1', 3, 0)],
      ...[board('2', 1, -18), board('2', 2, 9), board('2', 3, 0)],
      ...[board('3', 1, -19), board('3', 2, 12), board('3', 3, -2)],
    ];
    expect(order(['3', '1', '2'], pairsTieBreak(boards)).map(({ entry }) => entry)).toEqual(['2', '1', '3']);
  });
});

describe('FSB 95A', () => {
  const values = (boards: readonly PairBoard[], pairs: readonly string[]) =>
    pairs.map((pair) => fsbPairsTieBreak(boards)[0]?.value(pair, pairs)[0]?.num);

  it('three different results: 4, 2 and 0', () => {
    expect(values([board('1', 1, 5), board('2', 1, 2), board('3', 1, -1)], ['1', '2', '3'])).toEqual([4n, 2n, 0n]);
  });

  it('one better than two equal ones: 4, 1 and 1', () => {
    expect(values([board('1', 1, 5), board('2', 1, 2), board('3', 1, 2)], ['1', '2', '3'])).toEqual([4n, 1n, 1n]);
  });

  it('a board of one of them: 2 above average, 1 at it, 0 below', () => {
    const boards = [board('1', 1, 1, null, 'x'), board('2', 1, 0, null, 'y'), board('3', 1, -1, null, 'z')];
    expect(values(boards, ['1', '2', '3'])).toEqual([2n, 1n, 0n]);
    expect(inShort(order(['3', '2', '1'], fsbPairsTieBreak(boards)))).toEqual([
      '1 1 FSB 95A/3',
      '2 2 FSB 95A/3',
      '3 3 FSB 95A/3',
    ]);
  });

  it('the same all through: a shared place, for the lot', () => {
    expect(inShort(order(['1', '2'], fsbPairsTieBreak([board('1', 1, 1), board('2', 1, 1)])))).toEqual([
      '1= 1',
      '1= 2',
    ]);
  });
});

it('FSB 95B: quotient, then IMPs, boards and points of the mutual match', () => {
  const base = match('a', 'b', [15, 15], [20, 20]);
  const both = [rational(5), rational(5)] as const;
  const cases: readonly (readonly [MatchRecord, string])[] = [
    [{ ...base, boardsWon: [rational(6), rational(5)] }, 'a'],
    [{ ...base, boardsWon: both, totalPoints: [rational(700), rational(900)] }, 'b'],
  ];
  for (const [record, winner] of cases) expect(order(['a', 'b'], fsbTeamTieBreak([record]))[0]?.entry).toBe(winner);
  expect(
    inShort(
      order(
        ['a', 'b'],
        fsbTeamTieBreak([base, match('b', 'c', [25, 5], [90, 10]), match('a', 'c', [25, 5], [90, 30])]),
      ),
    ),
  ).toEqual(['1 b FSB 95B/2', '2 a FSB 95B/2']);
});

describe('placings', () => {
  const total = (points: Readonly<Record<string, number>>): Criterion<string> => ({
    name: 'total',
    paragraph: 'L78',
    value: (entry) => [rational(points[entry] ?? 0)],
  });
  const byName: Criterion<string> = {
    name: 'lot',
    paragraph: 'X',
    value: (entry) => [rational(-entry.charCodeAt(0))],
  };

  it('ties are broken only where places have to be told apart', () => {
    const points = { a: 5, b: 5, c: 3, d: 3, e: 1 };
    const rules = { total: total(points), criteria: [byName] };
    const entries = Object.keys(points);
    expect(inShort(placings(entries, { ...rules, isNeeded: () => false }))).toEqual([
      '1= a',
      '1= b',
      '3= c',
      '3= d',
      '5 e',
    ]);
    // Three places qualify: only the third has to be told from the fourth.
    const last = placings(entries, { ...rules, isNeeded: (first, end) => first <= 3 && 3 < end });
    expect(inShort(last)).toEqual(['1= a', '1= b', '3 c X/2', '4 d X/2', '5 e']);
  });

  it('for every event: places are complete, and the order of entry decides nothing', () => {
    const someMatches = fc.array(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.nat(30),
        fc.nat(40),
        fc.nat(40),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(someMatches, (raw) => {
        const matches = raw.flatMap(([one, other, vp, won, lost]) =>
          one === other ? [] : [match(one, other, [vp, 30 - vp], [won, lost])],
        );
        const places = (entries: readonly string[]) =>
          new Map(
            order(entries, roundRobinTieBreak(matches)).map(({ entry, place, shared }) => [entry, [place, shared]]),
          );
        const forwards = places(['a', 'b', 'c', 'd']);
        const backwards = places(['d', 'c', 'b', 'a']);
        for (const [entry, placed] of forwards) expect(backwards.get(entry)).toEqual(placed);
        for (const [, [place]] of forwards) expect(Number(place)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

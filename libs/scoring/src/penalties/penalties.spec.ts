import { given } from '../derivation/traced';
import { recompute } from '../derivation/recompute';
import { rational, toDecimal } from '../rational';
import { lessPenalties } from './applied';
import { discretionary, sameDirection, wrongCards, wrongRound } from './boards-dbf';
import { fsbContact, fsbImps, fsbLate, fsbOverrun, tenthOfTop } from './fsb';
import { latePair, lateTeam, overrunMatch, overrunPair, prolongedBy } from './late-dbf';
import { type ScoringOf, standardDeduction } from './standard-deduction';
import type { Suggestion } from './suggestion';
import { escalated } from './warnings';

const LONG: ScoringOf = { form: 'vp-match', boards: 24 };
const SHORT: ScoringOf = { form: 'vp-match', boards: 12 };
const KNOCK_OUT: ScoringOf = { form: 'knock-out' };
const PAIRS: ScoringOf = { form: 'matchpoints', top: rational(22) };

const inShort = (one: Suggestion): string => {
  if (one.kind !== 'deduction' && one.kind !== 'fixed-result') return `${one.kind} [${one.paragraph}]`;
  const { value, unit } = one.amount;
  return `${one.kind === 'deduction' && one.size === 'at-least' ? 'at least ' : ''}${toDecimal(value, 1)} ${unit} [${one.paragraph}]`;
};

it.each<[ScoringOf, string, string]>([
  [LONG, '0.5 VP', 'DBf 211B1a'],
  [{ form: 'vp-match', boards: 14 }, '0.5 VP', 'DBf 211B1a'],
  [SHORT, '1.0 VP', 'DBf 211B1b'],
  [{ form: 'board-a-match' }, '0.2 points', 'DBf 211B1c'],
  [KNOCK_OUT, '1.5 IMP', 'DBf 211B1d'],
  [PAIRS, '2.2 matchpoints', 'DBf 211B2a'],
  [{ form: 'cross-imps', otherTables: 11 }, '22.0 IMP', 'DBf 211B2b'],
  [{ form: 'butler' }, '2.0 IMP', 'DBf 211B2c'],
])('211B: %j: %s', (scoring, amount, paragraph) => {
  const { value, unit, paragraph: cited } = standardDeduction(scoring);
  expect([`${toDecimal(value, 1)} ${unit}`, cited]).toEqual([amount, paragraph]);
});

describe('212: late', () => {
  const late = (minutes: number, scoring: ScoringOf = LONG, playedAllTheSame = true): string =>
    inShort(lateTeam({ contestant: 'A', minutes, excusable: false, playedAllTheSame }, scoring));
  it.each([
    [4, 'none [DBf 212A1]'],
    [5, '1.0 VP [DBf 212A1a]'],
    [9, '1.0 VP [DBf 212A1a]'],
    [10, '2.0 VP [DBf 212A1a]'],
    [15, '3.0 VP [DBf 212A1a]'],
    [20, '4.0 VP [DBf 212A1a]'],
    [29, '5.0 VP [DBf 212A1a]'],
    [30, '8.0 VP [DBf 212A2a]'],
  ])('a team, %i minutes: %s', (minutes, expected) => {
    expect(late(minutes)).toBe(expected);
    expect(late(minutes, SHORT)).toBe(expected);
  });

  it('without victory points each is two deductions; a match that is not played is a walk-over', () => {
    expect(late(12, KNOCK_OUT)).toBe('6.0 IMP [DBf 212A1a]');
    expect(late(40, LONG, false)).toBe('walk-over [DBf 212A2b, 202C]');
  });

  it('what nobody could help, and a late pair, are for the director', () => {
    const excusable = { contestant: 'A', minutes: 40, excusable: true, playedAllTheSame: true };
    expect(inShort(lateTeam(excusable, LONG))).toBe('director-decides [DBf 212A3, 244B]');
    expect(inShort(latePair('1'))).toBe('director-decides [DBf 212B3]');
  });

  it.each([
    [4, 12, 0],
    [10, 15, 10],
    [10, 16, 5],
  ])('212A1b: %i minutes late with %i boards, the round is %i longer', (minutes, boards, longer) => {
    expect(prolongedBy(minutes, boards)).toBe(longer);
  });
});

describe('213: over time', () => {
  it.each([
    [[4], 'none [DBf 213A3]'],
    [[5, 0], '1.0 VP [DBf 213A4]'],
    [[12, 19], '3.0 VP [DBf 213A4]'],
    [[20], '5.0 VP [DBf 213A4]'],
    [[25], '8.0 VP [DBf 213A4]'],
    [[30], 'at least 8.0 VP [DBf 213A4]'],
  ])('a match, %j minutes: %s', (minutes, expected) => {
    expect(inShort(overrunMatch('A', minutes, LONG))).toBe(expected);
  });

  it.each([
    [0, false, 'none [DBf 213B1]'],
    [2, false, 'warning [DBf 213B1a]'],
    [3, false, '2.2 matchpoints [DBf 213B1c]'],
    [1, true, '2.2 matchpoints [DBf 213B1b]'],
  ])('a pair, %i minutes, before: %s: %s', (minutes, before, expected) => {
    expect(inShort(overrunPair('1', minutes, before, standardDeduction(PAIRS)))).toBe(expected);
  });
});

describe('214: wrong cards', () => {
  const facts = {
    contestant: '1',
    offence: 'wrong hand taken',
    adjustedForOffender: false,
    turned: false,
    redealtOrAdjusted: false,
    onlyWrongNumber: false,
    boards: 1,
  };
  it.each([
    [{ adjustedForOffender: true, redealtOrAdjusted: true }, 'none [DBf 214C1]'],
    [{ turned: true }, 'none [DBf 214C2]'],
    [{}, 'warning [DBf 214D1a]'],
    [{ onlyWrongNumber: true, redealtOrAdjusted: true }, 'warning [DBf 214D1b]'],
    [{ redealtOrAdjusted: true }, '2.2 matchpoints [DBf 214E1]'],
    [{ redealtOrAdjusted: true, boards: 3 }, '6.6 matchpoints [DBf 214E1]'],
  ])('%j: %s', (given, expected) => {
    expect(inShort(wrongCards({ ...facts, ...given }, PAIRS))).toBe(expected);
  });

  it('214F3c: a deduction for each board of the wrong round', () => {
    expect(inShort(wrongRound('1', 2, PAIRS))).toBe('4.4 matchpoints [DBf 214F3c]');
  });
});

it.each([
  [0, 20, false, 'warning [DBf 215A2]'],
  [3, 20, false, '1.5 VP [DBf 215B3]'],
  [9, 20, false, '2.0 VP [DBf 215B3]'],
  [10, 20, false, '2.0 VP [DBf 215C3]'],
  [20, 20, true, '13.0 VP [DBf 215C3]'],
])('215: %i boards of %i in the same direction, all lost %s: %s', (boards, ofRound, wholeMatchLost, expected) => {
  expect(inShort(sameDirection({ contestant: 'A', boards, ofRound, wholeMatchLost }, LONG))).toBe(expected);
});

it('215C3: in another unit than victory points the director finds the amount', () => {
  const lost = { contestant: 'A', boards: 10, ofRound: 20, wholeMatchLost: false };
  expect(inShort(sameDirection(lost, KNOCK_OUT))).toBe('director-decides [DBf 215C3, 211A1]');
});

it('211B3: a form that the text does not name has the deduction of the conditions', () => {
  const deduction = { value: rational(3), unit: 'IMP', paragraph: 'conditions' } as const;
  const league: ScoringOf = { form: 'by-conditions', deduction };
  expect(standardDeduction(league)).toEqual(deduction);
  const late = { contestant: 'A', minutes: 5, excusable: false, playedAllTheSame: true };
  expect(inShort(lateTeam(late, league))).toBe('6.0 IMP [DBf 212A1a]');
});

it('X90C1: the second warning of a kind in a stage is a deduction', () => {
  const warning: Suggestion = { kind: 'warning', contestant: '1', offence: 'phone', paragraph: 'DBf 214D1a' };
  const before = [{ contestant: '1', offence: 'phone', stage: 'final' }];
  expect(inShort(escalated(warning, 'final', before, PAIRS))).toBe('2.2 matchpoints [DBf X90C1 after DBf 214D1a]');
  for (const [stage, offence, contestant] of [
    ['semifinal', 'phone', '1'],
    ['final', 'late', '1'],
    ['final', 'phone', '2'],
  ] as const) {
    expect(escalated({ ...warning, offence, contestant }, stage, before, PAIRS).kind).toBe('warning');
  }
});

it('X90B3: one to five deductions', () => {
  const { from, to } = discretionary(PAIRS);
  expect([toDecimal(from.value, 1), toDecimal(to.value, 1)]).toEqual(['2.2', '11.0']);
});

describe('FSB', () => {
  it('99A2: a tenth of a top', () => {
    expect(inShort(tenthOfTop('1', 'fouled board', rational(12), 'FSB 99A2'))).toBe('1.2 matchpoints [FSB 99A2]');
  });

  it.each([
    ['looked-before-counting', '3.0'],
    ['board-turned', '3.0'],
    ['partners-cards-exchanged', '6.0'],
    ['hand-taken-after-play', '3.0'],
  ] as const)('99B2, 109D: %s costs %s IMPs, first of the event, then of the match', (offence, imps) => {
    const [first, second] = [0, 1].map((before) => fsbImps('A', offence, before));
    expect(first).toMatchObject({ from: 'imps-of-the-event' });
    expect(second).toMatchObject({ from: 'imps-of-the-match' });
    expect(first?.kind === 'deduction' && toDecimal(first.amount.value, 1)).toBe(imps);
  });

  it.each([
    [5, false, false, 'none [FSB 109B1]'],
    [6, false, true, '2.0 VP [FSB 109B1]'],
    [6, true, true, 'director-decides [FSB 109B2]'],
    [15, false, true, '3.0 VP [FSB 109B1]'],
    [16, false, false, 'walk-over [FSB 109A]'],
    [16, false, true, 'director-decides [FSB 109A]'],
    [16, true, false, 'director-decides [FSB 109B2]'],
    [61, true, false, 'walk-over [FSB 109A]'],
  ])('109: %i minutes late, excusable: %s, played: %s: %s', (minutes, excusable, played, expected) => {
    expect(inShort(fsbLate({ contestant: 'A', minutes, excusable, played }))).toBe(expected);
  });

  it.each([
    [0, 'none [FSB 109C]'],
    [5, '1.0 VP [FSB 109C]'],
    [6, '2.0 VP [FSB 109C]'],
    [15, '3.0 VP [FSB 109C]'],
    [16, 'director-decides [FSB 109C]'],
  ])('109C: %i minutes over time: %s', (minutes, expected) => {
    expect(inShort(fsbOverrun('A', minutes))).toBe(expected);
  });

  it('110B: two, as the text has it', () => {
    expect(inShort(fsbContact('A', 0))).toBe('at least 2.0 VP [FSB 110B, 109D]');
  });
});

it('211A2: a penalty comes off its own total, and taking it back restores it', () => {
  const total = given(rational(55), 'victory-points');
  const penalty = { decisions: ['d1'], amount: standardDeduction(LONG) };
  const less = lessPenalties(total, [penalty]);
  expect(less.value).toEqual(rational(109, 2));
  expect(recompute(less.explain())).toEqual([]);
  expect(lessPenalties(total, []).explain()).toEqual(total.explain());
});

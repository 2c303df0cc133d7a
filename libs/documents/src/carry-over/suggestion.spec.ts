import { numberInWords, recompute } from '@app/scoring';
import { boardDoc, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import type { RetainedEvent } from '@app/session';
import { scoreSession } from '../scores/scored-session';
import { type StageStandings, stageStandings } from '../scores/stage-standings';
import { carryOverIntoMatch, carryOverOfTotals } from './suggestion';

const made = (tricks: number): BoardDoc['result'] => ({
  kind: 'agreed',
  result: { bid: '4S', declarer: 'N', risk: 'undoubled', tricks },
});

/** One board in both rooms: the home team makes four spades with so many tricks, the others with ten. */
const match = (round: string, home: string, away: string, tricks: number): readonly BoardDoc[] => [
  boardDoc({ round, table: `${round}1`, contestants: { NS: home, EW: away }, result: made(tricks) }),
  boardDoc({ round, table: `${round}2`, contestants: { NS: away, EW: home }, result: made(10) }),
];

const TEAMS = ['a', 'b', 'c', 'd'].map((contestant) => ({ contestant, kind: 'team' as const }));

const LEAGUE = { scoring: 'team-vp', regulations: 'dbf-2013', contestants: TEAMS } as const;

const fined = (round: string): RetainedEvent => ({
  type: 'PenaltyImposed',
  revision: 9,
  data: {
    contestant: 'a',
    kind: 'procedural',
    offence: 'late',
    amount: { value: '1', unit: 'VP' },
    from: 'total',
    round,
    paragraph: 'DBf 212A1a',
    reason: 'Late',
  },
});

/** b goes down two where a makes four spades: 520, which is 11 IMPs to a; c and d draw. */
const stage = (kept: readonly RetainedEvent[] = [], ...more: readonly (readonly BoardDoc[])[]): StageStandings =>
  stageStandings([
    scoreSession(sessionDoc({ ...LEAGUE, kept }), [match('1', 'b', 'a', 8), match('2', 'c', 'd', 10), ...more].flat()),
  ]);

const amount = (before: StageStandings, teams: readonly [string, string], boards = 64): string | undefined => {
  const [suggestion] = carryOverIntoMatch(before, teams, boards) ?? [];
  if (suggestion) expect(recompute(suggestion.amount.explain())).toEqual([]);
  return suggestion && numberInWords(suggestion.amount.value);
};

describe('DBf 207A', () => {
  it('A3: half of the difference where the winner came out above', () => {
    expect(amount(stage(), ['a', 'b'])).toBe('5.5');
    expect(amount(stage(), ['b', 'a'])).toBe('-5.5');
  });

  it('A3: a third where the winner came out below', () => {
    // b wins by more against d and is above a in the end.
    const later = [match('3', 'd', 'b', 0), match('4', 'd', 'b', 0), match('5', 'c', 'a', 11)];
    expect(amount(stage([], ...later), ['a', 'b'])).toBe('11/3');
  });

  it('A4: no more than the length of the match allows', () => {
    const twice = [match('3', 'b', 'a', 7), match('4', 'b', 'a', 7)];
    expect(amount(stage([], ...twice), ['a', 'b'], 32)).toBe('8');
  });

  it('A2: fines in the match as standard deductions of 1 1/2 IMPs', () => {
    // One VP on a scale for few boards is one deduction: 11 less 1 1/2, and half of that.
    expect(amount(stage([fined('1')]), ['a', 'b'])).toBe('4.75');
  });

  it('A2: fines in a match that is named, and not its half', () => {
    const rounds = [{ round: '1', section: 'A', match: 'm', tables: [] }];
    const session = sessionDoc({ ...LEAGUE, rounds, kept: [fined('m')] });
    const before = stageStandings([scoreSession(session, match('1', 'b', 'a', 8))]);
    expect(amount(before, ['a', 'b'])).toBe('4.75');
  });

  it('A2: each match of two is on its own scale', () => {
    // Seven boards twice are not fourteen: a VP is one deduction. Won by 11 and 0 and fined 1: 11 - 1 1/2, and half of it.
    const boards = (round: string, tricks: readonly number[]): readonly BoardDoc[] =>
      tricks.flatMap((own, index) =>
        match(round, 'b', 'a', own).map((doc) => ({ ...doc, id: `${doc.id}.${index}`, board: index + 1 })),
      );
    const double = [boards('1', [8, 10, 10, 10, 10, 10, 10]), boards('3', [10, 10, 10, 10, 10, 10, 10])];
    const before = stageStandings([scoreSession(sessionDoc({ ...LEAGUE, kept: [fined('1')] }), double.flat())]);
    expect(amount(before, ['a', 'b'])).toBe('4.75');
  });

  it('nothing where the two have not met', () => {
    expect(carryOverIntoMatch(stage(), ['a', 'c'], 64)).toBeNull();
  });
});

it('all of the totals, or half of them', () => {
  const before = stage();
  const of = (share: 'total' | 'half'): readonly string[] =>
    carryOverOfTotals(before, share).map(({ contestant, amount: own }) => `${contestant} ${numberInWords(own.value)}`);
  // 11 IMPs on the scale for eight boards are 18-12.
  expect(of('total')).toEqual(['a 18', 'c 15', 'd 15', 'b 12']);
  expect(of('half')).toEqual(['a 9', 'c 7.5', 'd 7.5', 'b 6']);
});

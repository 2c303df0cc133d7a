import { message } from '@app/bridge';
import { type ScoringOf, numberInWords, rational } from '@app/scoring';
import { sessionDoc } from '@app/testing';
import { inEnglish } from '@app/messages';
import type { SessionDoc, RetainedEvent } from '@app/session';
import { type PenaltySuggestion, penaltySuggestions } from './suggestions';

type Noted = RetainedEvent<'OffenceNoted'>['data'];

const late = (revision: number, departing: Partial<RetainedEvent<'ContestantLate'>['data']> = {}): RetainedEvent => ({
  type: 'ContestantLate',
  revision,
  data: { contestant: '1', round: 'r1', minutes: 12, excusable: false, played: true, ...departing },
});
const waived = (revision: number, fact: number): RetainedEvent => ({
  type: 'PenaltyWaived',
  revision,
  data: { fact, contestant: '1', paragraph: 'DBf 213B3', reason: 'the director was long at the table' },
});
const overran = (revision: number, departing: Partial<RetainedEvent<'TableOverran'>['data']> = {}): RetainedEvent => ({
  type: 'TableOverran',
  revision,
  data: { round: 'r1', table: '1', minutes: 2, ...departing },
});
const noted = (revision: number, offence: Noted['offence'], departing: Partial<Noted> = {}): RetainedEvent => ({
  type: 'OffenceNoted',
  revision,
  data: { contestant: '1', offence, ...departing },
});
const warned = (revision: number, offence: string, fact?: number): RetainedEvent => ({
  type: 'WarningIssued',
  revision,
  data: { contestant: '1', offence, paragraph: 'DBf X90C', reason: 'seen', ...(fact === undefined ? {} : { fact }) },
});
const imposed = (revision: number, fact: number, paragraph = 'DBf 307A1'): RetainedEvent => ({
  type: 'PenaltyImposed',
  revision,
  data: {
    contestant: '1',
    kind: 'procedural',
    offence: 'phone',
    amount: { value: '2.2', unit: 'matchpoints' },
    from: 'total',
    paragraph,
    fact,
    reason: 'it rang',
  },
});

/** Pair 1 meets 2 at table 1, pair 3 meets 4 at table 2; teams 1 and 2 meet at both tables of m. */
const PAIRS: SessionDoc = sessionDoc({
  regulations: 'dbf-2013',
  rounds: [
    {
      round: 'r1',
      section: 'A',
      tables: [
        { table: '1', NS: '1', EW: '2', boards: [1, 2] },
        { table: '2', NS: '3', EW: '4', boards: [3, 4] },
      ],
    },
  ],
});
const BOARDS = Array.from({ length: 20 }, (_, index) => index + 1);
const TEAMS: SessionDoc = {
  ...PAIRS,
  scoring: 'team-vp',
  rounds: [
    {
      round: 'r1',
      section: 'A',
      match: 'm',
      tables: [
        { table: '1', NS: '1', EW: '2', boards: BOARDS },
        { table: '2', NS: '2', EW: '1', boards: BOARDS },
      ],
    },
  ],
};
const TOP_22: ScoringOf = { form: 'matchpoints', top: rational(22) };
const LONG: ScoringOf = { form: 'vp-match', boards: 20 };

const inShort = ({ contestant, suggestion }: PenaltySuggestion): string => {
  const amount =
    suggestion.kind === 'deduction' || suggestion.kind === 'fixed-result'
      ? ` ${numberInWords(suggestion.amount.value)} ${suggestion.amount.unit}`
      : '';
  return `${contestant}: ${suggestion.kind}${amount} [${suggestion.paragraph}]`;
};
const inPairs = (
  kept: readonly RetainedEvent[],
  regulations: SessionDoc['regulations'] = 'dbf-2013',
): readonly string[] => penaltySuggestions({ ...PAIRS, regulations, kept }, TOP_22).map(inShort);
const inTeams = (
  kept: readonly RetainedEvent[],
  regulations: SessionDoc['regulations'] = 'dbf-2013',
): readonly string[] => penaltySuggestions({ ...TEAMS, regulations, kept }, LONG).map(inShort);

describe('EBU 2025: the standard penalty', () => {
  it('2.4.8: up to five minutes late cost nothing, more a quarter of a top or a victory point', () => {
    expect(inPairs([late(1, { minutes: 5 })], 'ebu-2025')).toEqual(['1: none [EBU 2.4.8]']);
    expect(inPairs([late(1, { minutes: 6 })], 'ebu-2025')).toEqual(['1: deduction 5.5 matchpoints [EBU 2.4.8]']);
    expect(inTeams([late(1)], 'ebu-2025')).toEqual(['1: deduction 1 VP [EBU 2.4.8]']);
  });

  it('is named where the director finds the size, in the unit of the standing', () => {
    const [one] = penaltySuggestions({ ...PAIRS, regulations: 'ebu-2025', kept: [noted(1, 'phone')] }, TOP_22);
    expect(one?.suggestion).toMatchObject({ kind: 'director-decides', paragraph: 'L90A' });
    expect(one && inEnglish(one.text)).toContain('the standard penalty is 5.5 matchpoints (EBU 4.1.1.1)');
  });
});

describe('ACBL 2017, without a tariff that could be read', () => {
  it('is that of the Laws', () => {
    expect(inPairs([late(1)], 'acbl-2017')).toEqual(['1: director-decides [L90B1]']);
  });
});

describe('DBf 2013', () => {
  it('212A: a late team; 212B3, 212B4: a late pair', () => {
    expect(inTeams([late(1)])).toEqual(['1: deduction 2 VP [DBf 212A1a]']);
    expect(inTeams([late(1, { minutes: 40, played: false })])).toEqual(['1: walk-over [DBf 212A2b, 202C]']);
    expect(inTeams([late(1, { minutes: 70, excusable: true })])).toEqual(['1: director-decides [DBf 212A3, 244B]']);
    expect(inPairs([late(1)])).toEqual(['1: director-decides [DBf 212B3]']);
    expect(inPairs([late(1, { excusable: true })])).toEqual(['1: director-decides [DBf 212B4, 244B]']);
  });

  it('213A4: both teams of a table over time, unless one could not help it (213A4b)', () => {
    expect(inTeams([overran(1, { minutes: 12 })])).toEqual([
      '1: deduction 2 VP [DBf 213A4]',
      '2: deduction 2 VP [DBf 213A4]',
    ]);
    expect(inTeams([overran(1, { minutes: 12, blameless: ['2'] })])).toEqual([
      '1: deduction 2 VP [DBf 213A4]',
      '2: none [DBf 213A4b]',
    ]);
  });

  it('213A4d: over time in both rooms, each team has the greater penalty of the two, once', () => {
    expect(inTeams([overran(1, { minutes: 6 }), overran(2, { table: '2', minutes: 21, blameless: ['2'] })])).toEqual([
      '1: none [DBf 213A4d]',
      '2: deduction 1 VP [DBf 213A4]',
      '2: none [DBf 213A4b]',
      '1: deduction 5 VP [DBf 213A4]',
    ]);
  });

  it('213B1: a pair is warned, then fined; three minutes are fined at once (213B1c)', () => {
    expect(inPairs([overran(1, { blameless: ['2'] }), overran(2)])).toEqual([
      '1: warning [DBf 213B1a]',
      '2: none [DBf 213B2]',
      '1: deduction 2.2 matchpoints [DBf 213B1b]',
      '2: warning [DBf 213B1a]',
    ]);
    expect(inPairs([overran(1, { table: '2', minutes: 3, blameless: ['3'] })])).toEqual([
      '3: none [DBf 213B2]',
      '4: deduction 2.2 matchpoints [DBf 213B1c]',
    ]);
  });

  it('213B1: an overrun that was waived is none before, nor is one of no minutes', () => {
    const ofOne = (...kept: readonly RetainedEvent[]): readonly string[] =>
      inPairs(kept).filter((line) => line.startsWith('1'));
    expect(ofOne(overran(1), waived(2, 1), overran(3))).toEqual(['1: warning [DBf 213B1a]', '1: warning [DBf 213B1a]']);
    expect(ofOne(overran(1, { minutes: 0 }), overran(2))).toEqual(['1: none [DBf 213B1]', '1: warning [DBf 213B1a]']);
  });

  it.each<[Noted['offence'], Partial<Noted>, string]>([
    ['fouled-board', { led: 'redealt-or-adjusted', boards: [7] }, 'deduction 2.2 matchpoints [DBf 214E1]'],
    ['fouled-board', { led: 'nothing' }, 'warning [DBf 214D1a]'],
    ['fouled-board', { led: 'own-score-adjusted' }, 'none [DBf 214C1]'],
    ['wrong-hand-seen', { led: 'turned' }, 'none [DBf 214C2]'],
    ['wrong-board', {}, 'director-decides [DBf 214B]'],
    ['wrong-number-left', {}, 'warning [DBf 214D1b]'],
    ['wrong-round-board', { led: 'redealt-or-adjusted', boards: [7, 8] }, 'deduction 4.4 matchpoints [DBf 214F3c]'],
    ['wrong-round-board', { led: 'nothing', boards: [7, 8] }, 'warning [DBf 214D1a]'],
    ['cards-not-counted', { led: 'nothing' }, 'warning [DBf 214D1a]'],
    ['phone', {}, 'deduction 2.2 matchpoints [DBf 307A1]'],
    ['not-entered', {}, 'warning [DBf 262C2]'],
    ['system-card', {}, 'director-decides [DBf 112C, X90B4b]'],
    ['contact-between-rooms', {}, 'director-decides [DBf 308B, X90B]'],
    ['score-sheet', {}, 'warning [DBf 261B5]'],
    ['wrong-entries', {}, 'warning [DBf 262B3]'],
    ['slow-play', { round: '1' }, 'director-decides [DBf X90B]'],
    ['watching-team-mates', {}, 'director-decides [DBf 232B, X90B]'],
    ['other', {}, 'director-decides [DBf X90B]'],
  ])('%s, %j: %s', (offence, departing, expected) => {
    expect(inPairs([noted(1, offence, departing)])).toEqual([`1: ${expected}`]);
  });

  it('261A4: of teams a deduction for the score sheet; 262B3: for entries once there has been a warning', () => {
    const sheet = inTeams([noted(1, 'score-sheet')]);
    expect(sheet).toEqual(['1: deduction 0.5 VP [DBf 261A4]']);
    const kept = [noted(1, 'wrong-entries'), warned(2, 'wrong-entries', 1), noted(3, 'wrong-entries')];
    expect(inPairs(kept)).toEqual(['1: warning [DBf 262B3]', '1: deduction 2.2 matchpoints [DBf 262B3]']);
    const [, again] = penaltySuggestions({ ...PAIRS, kept }, TOP_22);
    expect(again && inEnglish(again.text)).toContain('at the discretion of the director');
  });

  it('213A5: slow play costs a team points once it has been warned of it in the same match', () => {
    const slow = (revision: number, round?: string): RetainedEvent =>
      noted(revision, 'slow-play', round === undefined ? {} : { round });
    expect(inTeams([slow(1)])).toEqual(['1: director-decides [DBf 213A5a]']);
    expect(inTeams([slow(1, 'r1'), slow(2, 'r1')])).toEqual(['1: warning [DBf 213A5a]', '1: warning [DBf 213A5a]']);
    expect(inTeams([slow(1, 'r1'), warned(2, 'slow-play', 1), slow(3, 'r1'), slow(4, 'r2')])).toEqual([
      '1: warning [DBf 213A5a]',
      '1: director-decides [DBf 213A5c]',
      '1: warning [DBf 213A5a]',
    ]);
    const rounds = TEAMS.rounds.flatMap((one) => [one, { ...one, round: 'r2' }]);
    const kept = [slow(1, 'r1'), warned(2, 'slow-play', 1), slow(3, 'r2')];
    expect(penaltySuggestions({ ...TEAMS, rounds, kept }, LONG).map(inShort)).toEqual([
      '1: warning [DBf 213A5a]',
      '1: director-decides [DBf 213A5c]',
    ]);
  });

  it('214E2: one deduction a board; 214D2: one warning for boards turned in the same round', () => {
    const dear = { led: 'redealt-or-adjusted', boards: [7] } as const;
    expect(inPairs([noted(1, 'fouled-board', dear), noted(2, 'wrong-hand-seen', dear)])).toEqual([
      '1: deduction 2.2 matchpoints [DBf 214E1]',
      '1: none [DBf 214E2]',
    ]);
    const another = { ...dear, boards: [7, 8, 8] } as const;
    expect(inPairs([noted(1, 'fouled-board', dear), noted(2, 'wrong-hand-seen', another)])[1]).toBe(
      '1: deduction 2.2 matchpoints [DBf 214E1]',
    );
    expect(inPairs([noted(1, 'fouled-board', dear), waived(2, 1), noted(3, 'wrong-hand-seen', dear)])[1]).toBe(
      '1: deduction 2.2 matchpoints [DBf 214E1]',
    );
    const turned = { led: 'nothing', round: 'r1' } as const;
    expect(inPairs([noted(1, 'wrong-hand-seen', turned), noted(2, 'wrong-hand-seen', turned)])).toEqual([
      '1: warning [DBf 214D1a]',
      '1: none [DBf 214D2]',
    ]);
  });

  it.each<[Partial<Noted>, string]>([
    [{}, 'warning [DBf 215A2]'],
    [{ boards: [1, 2, 3] }, 'deduction 1.5 VP [DBf 215B3]'],
    [{ boards: BOARDS.slice(0, 9) }, 'deduction 2 VP [DBf 215B3]'],
    [{ boards: BOARDS.slice(0, 10) }, 'deduction 2 VP [DBf 215C3]'],
    [{ boards: BOARDS, led: 'match-lost' }, 'fixed-result 13 VP [DBf 215C3]'],
  ])('215: %j: %s for both teams', (departing, expected) => {
    expect(inTeams([noted(1, 'same-direction', { round: 'r1', ...departing })])).toEqual([
      `1: ${expected}`,
      `2: ${expected}`,
    ]);
  });

  it('X90B3: as a rule one to five deductions where nothing is fixed', () => {
    const [one] = penaltySuggestions({ ...PAIRS, kept: [noted(1, 'other')] }, TOP_22);
    expect(one && inEnglish(one.text)).toBe(
      'other: for the director to decide (DBf X90B); as a rule 2.2 matchpoints to 11 matchpoints off (DBf X90B3)',
    );
  });

  it('X90C1: warned of the same before in the stage, by its name or through the fact', () => {
    const again = ['1: deduction 2.2 matchpoints [DBf X90C1 after DBf 262C2]'];
    expect(inPairs([warned(1, 'not-entered'), noted(2, 'not-entered')])).toEqual(again);
    expect(
      inPairs([noted(1, 'not-entered'), warned(2, 'left the table', 1), noted(3, 'not-entered')]).slice(1),
    ).toEqual(again);
    expect(inPairs([noted(1, 'not-entered'), warned(2, 'phone')])).toEqual(['1: warning [DBf 262C2]']);
    const rescinded: RetainedEvent = {
      type: 'PenaltyRescinded',
      revision: 2,
      data: { penalty: 1, reason: 'mistaken' },
    };
    expect(inPairs([warned(1, 'not-entered'), rescinded, noted(3, 'not-entered')])).toEqual(['1: warning [DBf 262C2]']);
  });

  it.each([
    ['qualifying', 'deduction'],
    ['final', 'warning'],
  ])('X90C1: a warning of the qualifying stage counts in a session of the %s: %s', (stage, kind) => {
    const inStage = (name: string, session: number) => ({ contest: 'c', stage: name, session });
    const before = { ...PAIRS, contest: inStage('qualifying', 1), kept: [warned(1, 'not-entered')] };
    const now = { ...PAIRS, contest: inStage(stage, 2), kept: [noted(1, 'not-entered')] };
    expect(penaltySuggestions(now, TOP_22, [before])).toMatchObject([{ suggestion: { kind } }]);
  });

  it('211A1: without a scale of victory points a tariff in them is two deductions a point', () => {
    const session = { ...TEAMS, scoring: 'team-imps' as const, kept: [late(1)] };
    expect(penaltySuggestions(session, { form: 'knock-out' }).map(inShort)).toEqual([
      '1: deduction 6 IMP [DBf 212A1a]',
    ]);
  });
});

describe('FSB 2008', () => {
  it.each<[readonly RetainedEvent[], readonly string[]]>([
    [[late(1)], ['1: deduction 3 VP [FSB 109B1]']],
    [[late(1, { minutes: 20, played: false })], ['1: walk-over [FSB 109A]']],
    [[overran(1, { minutes: 6 })], ['1: deduction 2 VP [FSB 109C]', '2: deduction 2 VP [FSB 109C]']],
    [
      [overran(1, { minutes: 6, blameless: ['2'] })],
      ['1: deduction 2 VP [FSB 109C]', '2: director-decides [FSB 109C]'],
    ],
    [[noted(1, 'cards-not-counted')], ['1: deduction 3 IMP [FSB 99B2a, 109D]']],
    [[noted(1, 'fouled-board', { led: 'redealt-or-adjusted' })], ['1: deduction 6 IMP [FSB 99B2e1, 109D]']],
    [[noted(1, 'fouled-board', { led: 'own-score-adjusted' })], ['1: none [FSB 99B2e2]']],
    [[noted(1, 'wrong-hand-seen', { led: 'redealt-or-adjusted' })], ['1: deduction 3 IMP [FSB 99B2d, 109D]']],
    [[noted(1, 'wrong-hand-seen')], ['1: director-decides [FSB 99B2g, L16]']],
    [[noted(1, 'contact-between-rooms')], ['1: director-decides [FSB 110B, 109D]']],
    [[noted(1, 'phone')], ['1: director-decides [L90A]']],
  ])('teams: %j: %j', (kept, expected) => {
    expect(inTeams(kept, 'fsb-2008')).toEqual(expected);
  });

  it('109D: the first penalty comes off the event, the second off the match', () => {
    const [first, second] = penaltySuggestions(
      {
        ...TEAMS,
        regulations: 'fsb-2008',
        kept: [noted(1, 'cards-not-counted'), imposed(2, 1, 'FSB 99B2a, 109D'), noted(3, 'cards-not-counted')],
      },
      LONG,
    );
    expect(first).toMatchObject({
      suggestion: { from: 'imps-of-the-event' },
      decided: { revision: 2, how: 'imposed' },
    });
    expect(second).toMatchObject({ suggestion: { from: 'imps-of-the-match' }, decided: null });
  });

  it('110B: victory points off IMPs are a unit that nothing is in', () => {
    const session = { ...TEAMS, regulations: 'fsb-2008', kept: [noted(1, 'contact-between-rooms')] };
    expect(penaltySuggestions(session, LONG)[0]?.remark).toEqual(
      message('penalty.remark.unit', {
        amount: message('penalty.amount', { value: { exact: '2' }, unit: 'VP' }),
        problem: message('penalty.unit.not-off-imps', { unit: 'VP' }),
      }),
    );
  });

  it.each<[Noted['offence'], Partial<Noted>, string]>([
    ['fouled-board', {}, 'deduction 2.2 matchpoints [FSB 99A2]'],
    ['cards-not-counted', {}, 'deduction 2.2 matchpoints [FSB 99A2]'],
    ['wrong-hand-seen', { led: 'nothing' }, 'deduction 2.2 matchpoints [FSB 99A3]'],
    ['wrong-hand-seen', { led: 'turned' }, 'none [FSB 99A3]'],
    ['not-entered', {}, 'director-decides [L90B8]'],
  ])('pairs: %s, %j: %s', (offence, departing, expected) => {
    expect(inPairs([noted(1, offence, departing)], 'fsb-2008')).toEqual([`1: ${expected}`]);
  });
});

it('the Laws alone name offences, and no tariff (90)', () => {
  expect(inPairs([late(1), overran(2, { blameless: ['2'] }), noted(3, 'contact-between-rooms')], null)).toEqual([
    '1: director-decides [L90B1]',
    '1: director-decides [L90B2]',
    '2: director-decides [L90B2]',
    '1: director-decides [L90B4]',
  ]);
});

describe('what was done', () => {
  const decided = (...kept: readonly RetainedEvent[]) =>
    penaltySuggestions({ ...PAIRS, kept }, TOP_22).map((one) => one.decided);

  it('is the decision that names the fact and the contestant', () => {
    expect(decided(noted(1, 'phone'), imposed(2, 1))).toEqual([{ revision: 2, how: 'imposed' }]);
    expect(decided(noted(1, 'phone'), warned(2, 'phone', 1))).toEqual([{ revision: 2, how: 'warned' }]);
    expect(decided(overran(1), warned(2, 'time overrun', 1))).toEqual([{ revision: 2, how: 'warned' }, null]);
    expect(decided(noted(1, 'phone'), imposed(2, 7))).toEqual([null]);
  });

  it('is nothing any more when it has been rescinded', () => {
    const rescinded: RetainedEvent = {
      type: 'PenaltyRescinded',
      revision: 3,
      data: { penalty: 2, reason: 'mistaken' },
    };
    expect(decided(noted(1, 'phone'), imposed(2, 1), rescinded)).toEqual([null]);
  });

  it('may be a walk-over of the match that the late team was to play', () => {
    const notPlayed: RetainedEvent = {
      type: 'MatchNotPlayed',
      revision: 2,
      data: { match: 'm', contestants: ['1', '2'], absent: '1', paragraph: 'DBf 202C', reason: 'did not come' },
    };
    const session = { ...TEAMS, kept: [late(1, { minutes: 40, played: false }), notPlayed] };
    expect(penaltySuggestions(session, LONG)).toMatchObject([{ decided: { revision: 2, how: 'walk-over' } }]);
  });
});

it('says it in words', () => {
  const words = (kept: readonly RetainedEvent[]) =>
    penaltySuggestions({ ...TEAMS, kept }, LONG).map(({ text }) => inEnglish(text))[0];
  expect(words([late(1)])).toBe('late: 2 VP off (DBf 212A1a); the round is 7 minutes longer for both teams (212A1b)');
  expect(words([overran(1, { minutes: 31 })])).toBe('time overrun: at least 8 VP off (DBf 213A4)');
  expect(words([late(1, { minutes: 12, excusable: true })])).not.toContain('212A1b');
  expect(words([late(1, { minutes: 40 })])).not.toContain('212A1b');
  expect(words([late(1, { minutes: 3 })])).toBe('late: no penalty (DBf 212A1)');
});

import type { LawRef } from '@app/bridge';
import type { AppealEvent, BoardEvent, Command } from '@app/contract';
import { calls, opened } from '@app/testing';
import {
  type DomainEvent,
  type OtherStreams,
  type StreamState,
  NO_STREAMS,
  emptyStream,
  evolveStream,
} from '../stream';
import { followUps, isTrigger } from './follow-ups';

const law: LawRef = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1b' };
const AT = '2026-02-01T20:00:00Z';
const BOARD = 'board-s.1.1';

const folded = (name: string, events: readonly DomainEvent[]): StreamState => {
  const empty = emptyStream(name);
  if (!empty) throw new Error(`no command is for ${name}`);
  return events.reduce(evolveStream, empty);
};

const streams = (all: Readonly<Record<string, readonly DomainEvent[]>>): OtherStreams => ({
  ...NO_STREAMS,
  stream: (name) => (emptyStream(name) === null ? undefined : folded(name, all[name] ?? [])),
});

/** What the last of these events of a stream calls for. */
const calledBy = (
  streamId: string,
  events: readonly DomainEvent[],
  others: Readonly<Record<string, readonly DomainEvent[]>> = {},
): readonly Command[] => {
  const last = events.at(-1);
  if (!last) return [];
  const cause = { ...last, streamId, revision: events.length - 1, position: 99 };
  return followUps(cause, folded(streamId, events.slice(0, -1)), folded(streamId, events), streams(others));
};

const PENALTY = {
  contestant: '1',
  kind: 'procedural',
  offence: 'tempo',
  amount: { value: '5', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90A',
  reason: 'Warned before',
} as const;

const ruled = (more: object = {}): BoardEvent => ({
  type: 'RulingGiven',
  data: { laws: [law], reasons: 'So', by: 'anna', rightOfAppeal: true, ...more },
});
const reversed = (decision: number): BoardEvent => ({
  type: 'RulingReversed',
  data: { decision, at: AT, authority: 'director', by: 'anna', law, reasons: 'Wrong' },
});

/** A ruling with a penalty at 2. */
const RULED: readonly BoardEvent[] = [opened(), ...calls('N:1S'), ruled({ penalties: [PENALTY] })];

const follow = (standing: 'in-force' | 'not-in-force', ruling: number, cause: number, by = 'anna'): Command => ({
  to: 'session',
  session: 's',
  command: {
    type: 'FollowRuling',
    data: {
      ruling: `${BOARD}@${ruling}`,
      standing,
      cause: `${BOARD}@${cause}`,
      ...(standing === 'in-force' ? { penalties: [PENALTY] } : {}),
      authority: `director:${by}`,
    },
  },
});

describe('a ruling with penalties reaches the session', () => {
  it.each<[string, readonly BoardEvent[], readonly Command[]]>([
    ['when it is given', [], [follow('in-force', 2, 2)]],
    ['when it is reversed', [reversed(2)], [follow('not-in-force', 2, 3)]],
    ['when its reversal is', [reversed(2), reversed(3)], [follow('in-force', 2, 4)]],
    ['when another takes its place', [ruled({ amends: 2 })], [follow('not-in-force', 2, 3)]],
    [
      'when another with penalties takes its place: the one goes, the other comes',
      [ruled({ amends: 2, penalties: [PENALTY], by: 'bo' })],
      [follow('not-in-force', 2, 3), follow('in-force', 3, 3, 'bo')],
    ],
    ['when that one is reversed', [ruled({ amends: 2 }), reversed(3)], [follow('in-force', 2, 4)]],
    ['not by another ruling', [ruled()], []],
    ['not by the reversal of another', [ruled(), reversed(3)], []],
    ['not by what is no ruling', [{ type: 'ResultConfirmed', data: {} }], []],
  ])('%s', (_, events, commands) => {
    expect(calledBy(BOARD, [...RULED, ...events])).toEqual(commands);
  });

  it('without penalties there is nothing to be done', () => {
    expect(calledBy(BOARD, [opened(), ruled()])).toEqual([]);
  });
});

type Decided = Extract<AppealEvent, { type: 'AppealDecided' }>['data'];

const lodged = (against: string): AppealEvent => ({
  type: 'AppealLodged',
  data: {
    session: 's',
    against,
    appellant: '1',
    lodgedBy: ['p1', 'p2'],
    capacity: 'players',
    respondents: ['2'],
    parts: ['judgement'],
    grounds: 'It cost nothing',
    at: AT,
    receivedBy: 'anna',
    ladder: 'law-93',
    instance: 'jury',
    procedure: 'oral',
    period: { until: null, paragraph: 'L92B' },
    deposit: null,
  },
});
const decided = (more: Partial<Decided>): AppealEvent => ({
  type: 'AppealDecided',
  data: { at: AT, instance: 'jury', by: 'carl', ruling: 'stands', laws: [law], reasons: 'So', ...more },
});

describe('a decision on an appeal', () => {
  const table = { kind: 'table' } as const;
  const outcome = { NS: table, EW: table };
  const address = { session: 's', table: '1', board: 1, attempt: 1 };
  const followed = (effect: 'changed' | 'restored' | 'upheld', more: object = {}): Command => ({
    to: 'board',
    address,
    command: {
      type: 'FollowDecision',
      data: {
        decision: 'appeal-a1@1',
        effect,
        against: 2,
        at: AT,
        by: 'carl',
        law,
        authority: 'jury:carl',
        reason: 'So',
        ...more,
      },
    },
  });
  const onPenalty = (more: object = {}): Command => ({
    to: 'session',
    session: 's',
    command: {
      type: 'FollowDecisionOnPenalty',
      data: {
        decision: 'appeal-a1@1',
        penalty: 7,
        paragraph: 'L93B3',
        authority: 'jury:carl',
        reason: 'So',
        ...more,
      },
    },
  });
  const rescinded = { penalty: 'session-s@7', paragraph: 'L93B3' };
  const amount = { value: '2', unit: 'matchpoints' } as const;

  it.each<[string, Partial<Decided>, readonly Command[]]>([
    ['that lets the ruling stand is put on record', {}, [followed('upheld')]],
    ['reaches the board', { ruling: 'changed', outcome }, [followed('changed', { outcome })]],
    ['restores the board', { ruling: 'restored' }, [followed('restored')]],
    ['rescinds penalties', { ruling: 'changed', penalties: [rescinded] }, [onPenalty()]],
    [
      'varies penalties beside the score',
      { ruling: 'changed', outcome, penalties: [{ ...rescinded, amount }] },
      [followed('changed', { outcome }), onPenalty({ amount })],
    ],
    [
      'leaves what is no penalty of a session',
      { ruling: 'changed', penalties: [{ ...rescinded, penalty: 'board-s.1.1@7' }] },
      [],
    ],
  ])('%s', (_, more, commands) => {
    expect(calledBy('appeal-a1', [lodged(`${BOARD}@2`), decided(more)])).toEqual(commands);
  });

  it('of a higher instance reaches the board of the first', () => {
    const history = [lodged('appeal-a0@1'), decided({ ruling: 'restored' })];
    expect(calledBy('appeal-a1', history, { 'appeal-a0': [lodged(`${BOARD}@2`)] })).toEqual([followed('restored')]);
  });

  it('that restores the ruling brings back its penalties, as they were', () => {
    const session: readonly DomainEvent[] = [
      { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
      { type: 'PenaltyImposed', data: PENALTY },
      { type: 'PenaltyImposed', data: { ...PENALTY, offence: 'phone' } },
      { type: 'PenaltyVaried', data: { penalty: 2, amount, paragraph: 'L81C3', reason: 'A slip' } },
      { type: 'PenaltyRescinded', data: { penalty: 1, appeal: 'appeal-a0@1', reason: 'So' } },
    ];
    const named = [1, 2].map((penalty) => ({ penalty: `session-s@${penalty}`, paragraph: 'L93B3' }));
    const below = [lodged(`${BOARD}@2`), decided({ ruling: 'changed', penalties: named })];
    const again = (penalty: number, more: object): Command => onPenalty({ penalty, ...more });
    const called = calledBy('appeal-a1', [lodged('appeal-a0@1'), decided({ ruling: 'restored' })], {
      'appeal-a0': below,
      'session-s': session,
    });
    expect(called).toEqual([
      again(1, { amount: PENALTY.amount, paragraph: 'L90A' }),
      again(2, { amount, paragraph: 'L81C3' }),
    ]);
  });

  it('about a decision of the session reaches no board', () => {
    expect(calledBy('appeal-a1', [lodged('session-s@7'), decided({ ruling: 'restored' })])).toEqual([]);
  });
});

it.each([
  ['RulingGiven', true],
  ['RulingReversed', true],
  ['AppealDecided', true],
  ['LawPartDecided', true],
  ['RulingDrafted', false],
  ['PenaltyImposed', false],
])('%s: %s', (type, is) => {
  expect(isTrigger({ type })).toBe(is);
});

import type { AppealEvent, BoardEvent, SessionEvent, CaseEvent } from '@app/contract';
import { type BoardDoc, boardsProjection } from '@app/documents';
import type { CaseSource } from './make';

type AnyEvent = BoardEvent | SessionEvent | AppealEvent;
type Placed = readonly [stream: string, event: AnyEvent];

/** An evening of two tables, a ruling with a weighted score, and an appeal against it; board 1 is also at table 2. */
const DEAL = 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654';
const OTHER_DEAL = 'N:QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654 AK32.QJ4.T987.32';
const LAW = { edition: 'wbf-2017', authority: 'WBF' } as const;

/** What a player may say to a director, and a page must survive. */
export const HOSTILE = `<script>alert("1")</script> & 'it' \u202Eabc\u0007 שלום`;

export const BOARD = 'board-s.1.1';
export const RULING = `${BOARD}@10`;

const SESSION: readonly SessionEvent[] = [
  {
    type: 'SessionOpened',
    data: { laws: 'wbf-2017', regulations: 'dbf-2013', scoring: 'matchpoints', title: 'Club <evening>' },
  },
  { type: 'SectionAdded', data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant): SessionEvent => ({
    type: 'ContestantEntered',
    data: { contestant, kind: 'pair', players: [`p${contestant}a`, `p${contestant}b`] },
  })),
  { type: 'DealsSet', data: { section: 'A', deals: [{ board: 2, deal: OTHER_DEAL }] } },
  {
    type: 'PenaltyImposed',
    data: {
      contestant: '3',
      kind: 'disciplinary',
      offence: 'shouting',
      amount: { value: '1/4', unit: 'matchpoints' },
      from: 'total',
      paragraph: 'L91A',
      reason: 'Pair 3 shouted across the room',
    },
  },
];

const opened = (table: string, board: number, NS: string, EW: string): BoardEvent => ({
  type: 'BoardOpened',
  data: {
    session: 's',
    section: 'A',
    table,
    board,
    attempt: 1,
    laws: 'wbf-2017',
    regulations: 'dbf-2013',
    dealer: 'N',
    vulnerability: 'None',
    contestants: { NS, EW },
    players: { N: `p${NS}a`, S: `p${NS}b`, E: `p${EW}a`, W: `p${EW}b` },
    deal: board === 1 ? DEAL : OTHER_DEAL,
    contract: { bid: '3NT', declarer: 'N', risk: 'undoubled' },
  },
});

const made = (tricks: number) => ({ bid: '3NT', declarer: 'N', risk: 'undoubled', tricks }) as const;
const result = (tricks: number): BoardEvent => ({
  type: 'ResultEntered',
  data: { result: made(tricks), lead: 'SQ', source: 'the slip of pair 3' },
});

/** 0 to 14: opened, called, ruled; North-South make three no-trump at the table, and have two thirds of it by the ruling. */
const ON_BOARD: readonly BoardEvent[] = [
  opened('1', 1, '1', '2'),
  { type: 'TempoNoted', data: { seat: 'E', kind: 'slow', seconds: 12 } },
  result(9),
  { type: 'DirectorCalled', data: { by: 'S' } },
  { type: 'StatementTaken', data: { by: 'E', text: HOSTILE } },
  { type: 'FactFound', data: { text: 'East was slow', basis: 'balance-of-probabilities' } },
  { type: 'OptionsOffered', data: {} },
  {
    type: 'PollTaken',
    data: {
      question: 'Would you lead a heart?',
      asked: [
        { answer: 'heart', strength: 'expert' },
        { answer: 'heart', strength: 'expert' },
        { answer: 'club', strength: 'club player' },
      ],
    },
  },
  {
    type: 'RulingDrafted',
    data: {
      laws: [{ ...LAW, paragraph: '16B1' }],
      reasons: 'Perhaps',
      by: 'anna',
      rightOfAppeal: false,
    },
  },
  { type: 'AttentionDrawn', data: { by: 'S' } },
  {
    type: 'RulingGiven',
    data: {
      laws: [{ ...LAW, paragraph: '16B1' }],
      reasons: 'The lead was suggested by the break in tempo',
      by: 'anna',
      consulted: [{ who: 'bo', as: 'expert player' }],
      rightOfAppeal: true,
    },
  },
  {
    type: 'ScoreAdjusted',
    data: {
      kind: 'assigned',
      outcome: {
        NS: { kind: 'assigned', components: [{ result: made(8), weight: '1' }] },
        EW: { kind: 'assigned', components: [{ result: made(8), weight: '1' }] },
      },
      law: { ...LAW, paragraph: '12C1b' },
      authority: 'director:anna',
      ruling: 10,
    },
  },
  { type: 'RulingTold', data: { ruling: 10, at: '2026-02-02T21:10:00Z', to: ['1', '2'] } },
];

const APPEAL: readonly AppealEvent[] = [
  {
    type: 'AppealLodged',
    data: {
      session: 's',
      against: RULING,
      appellant: '1',
      lodgedBy: ['p1a', 'p1b'],
      capacity: 'players',
      respondents: ['2'],
      parts: ['judgement'],
      grounds: HOSTILE,
      at: '2026-02-02T21:20:00Z',
      receivedBy: 'anna',
      ladder: 'dbf-310D',
      instance: 'oral-committee',
      procedure: 'oral',
      period: { until: '2026-02-02T21:40:00Z', paragraph: 'DBf X92A1' },
      deposit: { amount: 200, currency: 'DKK', paragraph: 'DBf X92B1' },
    },
  },
  { type: 'DepositPaid', data: { amount: 200, currency: 'DKK', at: '2026-02-02T21:21:00Z', to: 'anna' } },
  {
    type: 'CommitteeConvened',
    data: {
      by: 'anna',
      at: '2026-02-02T21:30:00Z',
      instance: 'oral-committee',
      members: [{ member: 'c1' }, { member: 'c2' }, { member: 'c3' }],
      chair: 'c1',
    },
  },
  {
    type: 'VoteTaken',
    data: {
      at: '2026-02-02T22:00:00Z',
      about: 'decision',
      motion: 'as at the table',
      for: ['c1', 'c2'],
      against: ['c3'],
    },
  },
  {
    type: 'AppealDecided',
    data: {
      at: '2026-02-02T22:01:00Z',
      instance: 'oral-committee',
      by: 'c1',
      ruling: 'changed',
      laws: [{ ...LAW, paragraph: '16B1b' }],
      reasons: 'Everybody leads a heart',
      outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
      vote: 3,
    },
  },
  { type: 'DissentRecorded', data: { by: 'c3', at: '2026-02-02T22:02:00Z', text: 'The poll was too small' } },
];

const FOLLOWED: BoardEvent = {
  type: 'ScoreAdjusted',
  data: {
    kind: 'assigned',
    outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
    law: { ...LAW, paragraph: '16B1b' },
    authority: 'oral-committee:c1',
    appeal: 'appeal-a1@4',
  },
};

/** Events in the order of a ledger, each with who recorded it, and when. */
const recorded = (all: readonly Placed[]): readonly CaseEvent[] => {
  const revisions = new Map<string, number>();
  return all.map(([streamId, event], position) => {
    const revision = revisions.get(streamId) ?? 0;
    revisions.set(streamId, revision + 1);
    const at = new Date(Date.UTC(2026, 1, 2, 19, position)).toISOString();
    return {
      id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
      streamId,
      revision,
      position,
      type: event.type,
      data: event.data,
      metadata: { actor: { id: 'anna', role: 'director' }, occurredAt: at, recordedAt: at },
    };
  });
};

const on = (stream: string, events: readonly AnyEvent[]) => events.map((event): Placed => [stream, event]);

const LEDGER: readonly Placed[] = [
  ...on('session-s', SESSION),
  ...on(BOARD, ON_BOARD.slice(0, 3)),
  ...on('board-s.2.1', [opened('2', 1, '3', '4'), result(8)]),
  ...on('board-s.2.2', [opened('2', 2, '3', '4'), result(7)]),
  ...on('board-s.1.2', [opened('1', 2, '1', '2'), result(7)]),
  ...on(BOARD, ON_BOARD.slice(3)),
  ...on('appeal-a1', APPEAL),
  ...on(BOARD, [FOLLOWED]),
];

/**
 * What the appeal `a1` is put together from.
 * @param late events that come behind all others
 */
export const caseSourceForSpecs = (...late: readonly Placed[]): CaseSource => {
  const ledger = recorded([...LEDGER, ...late]);
  const streamIn = (name: string): readonly CaseEvent[] => ledger.filter(({ streamId }) => streamId === name);
  const boards = [BOARD, 'board-s.2.1', 'board-s.2.2', 'board-s.1.2'].flatMap(
    (name) =>
      streamIn(name).reduce<BoardDoc | null>((known, event) => boardsProjection.apply(known, event), null) ?? [],
  );
  const streams = [BOARD, 'session-s', 'appeal-a1'].map((name) => [name, streamIn(name)] as const);
  return {
    appeal: 'a1',
    decision: RULING,
    board: BOARD,
    streams: Object.fromEntries(streams),
    boards,
    disclosed: () => undefined,
    names: { p1a: 'Astrid "Lund"', p3a: 'Third Party', '1': 'Pair <One>', anna: 'Anna Director', c1: 'Chair Person' },
  };
};

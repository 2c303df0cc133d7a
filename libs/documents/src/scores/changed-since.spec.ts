import type { BoardEvent, SessionEvent } from '@app/contract';
import type { SessionDoc } from '@app/session';
import { opened } from '@app/testing';
import { type BoardDoc, boardsProjection } from '../projections/boards';
import { sessionsProjection } from '../projections/sessions';
import { scoredStage } from './scored-stage';
import { publishedStatus } from './published-status';

/** A board and a session of one ledger: events to either in the order in which they are recorded. */
type Recorded = readonly ['board', BoardEvent] | readonly ['session', SessionEvent];

const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '79C1' } as const;
const at = '2026-02-01T22:00:00Z';

const toBoard = (event: BoardEvent): Recorded => ['board', event];
const toSession = (event: SessionEvent): Recorded => ['session', event];

const result = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks }) as const;
const entered = toBoard({ type: 'ResultEntered', data: { result: result(7), source: 'slip' } });
const corrected = (tricks: number): Recorded =>
  toBoard({
    type: 'ScoreCorrected',
    data: {
      error: 'entry',
      madeBy: 'players',
      result: result(tricks),
      raisedAt: at,
      raisedBy: 'N-S',
      authority: 'director',
      reason: 'entered wrong',
      law,
    },
  });
const published = toSession({ type: 'ResultsPublished', data: { status: 'final', at } });
const penalty = (value: string): Recorded =>
  toSession({
    type: 'PenaltyImposed',
    data: {
      contestant: '1',
      kind: 'procedural',
      offence: 'phone',
      amount: { value, unit: 'matchpoints' },
      from: 'total',
      paragraph: 'L90',
      reason: 'it rang',
    },
  });
const rescinded = (revision: number): Recorded =>
  toSession({ type: 'PenaltyRescinded', data: { penalty: revision, reason: 'wrong' } });
const carryOver = (amount: string): Recorded =>
  toSession({ type: 'CarryOverSet', data: { contestant: '1', amount, paragraph: 'DBf 207A' } });

const SETTING: readonly Recorded[] = [
  toSession({ type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } }),
  toSession({ type: 'SectionAdded', data: { section: 'A' } }),
  toSession({ type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } }),
  toSession({ type: 'ContestantEntered', data: { contestant: '2', kind: 'pair' } }),
  toBoard(opened()),
];

/** Whether the standings are said to have changed since they were put up, after all of this. */
const changed = (...events: readonly Recorded[]): boolean => {
  const revisions = { board: 0, session: 0 };
  let board: BoardDoc | null = null;
  let session: SessionDoc | null = null;
  for (const [position, [to, event]] of [...SETTING, ...events].entries()) {
    const placed = { ...event, position, revision: revisions[to]++ };
    if (to === 'board') board = boardsProjection.apply(board, { ...placed, streamId: 'board-s.1.1' });
    else session = sessionsProjection.apply(session, { ...placed, streamId: 'session-s' });
  }
  if (!board || !session) throw new Error('neither was opened');
  return publishedStatus(scoredStage([{ session, boards: [board] }])).changedSince;
};

describe('a score', () => {
  it('is another when it was corrected, and not when it was corrected back', () => {
    expect(changed(entered, published)).toBe(false);
    expect(changed(entered, published, corrected(8))).toBe(true);
    expect(changed(entered, published, corrected(8), corrected(7))).toBe(false);
    expect(changed(entered, published, corrected(8), corrected(7), corrected(9))).toBe(true);
  });

  it('goes by the results that were put up last', () => {
    expect(changed(entered, published, corrected(8), published)).toBe(false);
    expect(changed(entered, published, corrected(8), published, corrected(7))).toBe(true);
    expect(changed(entered, corrected(8), published, corrected(7), corrected(8))).toBe(false);
  });

  it('that was not there is another, and tricks that go over and come back are not', () => {
    expect(changed(published, entered)).toBe(true);
    const transfer = (to: 'NS' | 'EW'): Recorded =>
      toBoard({ type: 'TricksTransferred', data: { to, tricks: 1, law, authority: 'director' } });
    expect(changed(entered, published, transfer('NS'))).toBe(true);
    expect(changed(entered, published, transfer('NS'), transfer('EW'))).toBe(false);
  });
});

describe('what a session decides', () => {
  // The session has four events before these.
  it('is another when a penalty was imposed, and not when it was rescinded', () => {
    expect(changed(entered, published, penalty('1'))).toBe(true);
    expect(changed(entered, published, penalty('1'), rescinded(5))).toBe(false);
    expect(changed(entered, penalty('1'), published, rescinded(4))).toBe(true);
    expect(changed(entered, penalty('1'), published, rescinded(4), penalty('1'))).toBe(false);
    expect(changed(entered, penalty('1'), published, rescinded(4), penalty('2'))).toBe(true);
  });

  it('is another when an amount is, and not when it is again what it was', () => {
    expect(changed(entered, carryOver('3'), published, carryOver('4'))).toBe(true);
    expect(changed(entered, carryOver('3'), published, carryOver('4'), carryOver('6/2'))).toBe(false);
  });

  it('is another when a stratum or a handicap is, and not when it was corrected back', () => {
    const entry = (data: object): Recorded =>
      toSession({ type: 'EntryCorrected', data: { contestant: '1', reason: 'Misread', ...data } });
    const third = toSession({
      type: 'ContestantEntered',
      data: { contestant: '3', kind: 'pair', stratum: 'B', handicap: '-7/2' },
    });
    const ofThird = (data: object): Recorded => entry({ contestant: '3', ...data });
    expect(changed(published, entry({ stratum: 'B' }))).toBe(true);
    expect(changed(published, entry({ stratum: 'B' }), entry({ stratum: null }))).toBe(false);
    expect(changed(entry({ handicap: '2' }), published, entry({ handicap: '3' }))).toBe(true);
    expect(changed(entry({ handicap: '2' }), published, entry({ handicap: '3' }), entry({ handicap: '4/2' }))).toBe(
      false,
    );
    expect(changed(third, published, ofThird({ stratum: 'A' }), ofThird({ stratum: 'B' }))).toBe(false);
    expect(changed(third, published, ofThird({ handicap: null }), ofThird({ handicap: '-3.5' }))).toBe(false);
    expect(changed(third, published, ofThird({ handicap: null }))).toBe(true);
  });

  it('is another for good where nothing takes it back', () => {
    expect(changed(published, toSession({ type: 'BoardWithdrawn', data: { board: 1, reason: 'fouled' } }))).toBe(true);
  });
});

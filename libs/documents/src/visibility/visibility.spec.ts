import fc from 'fast-check';
import type { BoardEvent } from '@app/contract';
import { boardDoc, calls, cards, faced, noted, opened, sessionDoc, spread } from '@app/testing';
import { type SessionDoc, type RetainedEvent, foldBoard } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { withheldBoards } from './withheld-boards';
import { type Principal, visibilityOf } from './principal';
import { redactedBoard, sessionEventWithoutTexts } from './redacted-documents';
import { eventAtTable } from './table-events';
import { viewAtTable } from './table-view';

const RESULT: BoardDoc['result'] = {
  kind: 'agreed',
  result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 7 },
};

const open = (table: string, board: number, attempt = 1): BoardDoc => boardDoc({ table, board, attempt });
const done = (table: string, board: number, attempt = 1): BoardDoc =>
  boardDoc({ table, board, attempt, result: RESULT, resultAt: 1 });

/** Board 1 at tables 1 and 2 of section A and at table 3 of section B; board 2 at table 1 alone. */
const SCHEDULED = sessionDoc({
  rounds: [
    {
      round: '1',
      section: 'A',
      tables: [
        { table: '1', NS: '1', EW: '2', boards: [1] },
        { table: '2', NS: '3', EW: '4', boards: [1] },
      ],
    },
    { round: '2', section: 'A', tables: [{ table: '1', NS: '1', EW: '3', boards: [2] }] },
    { round: '1b', section: 'B', tables: [{ table: '3', NS: '5', EW: '6', boards: [1] }] },
  ],
});

const withRetained = (...kept: readonly RetainedEvent[]): SessionDoc => ({ ...SCHEDULED, kept });
const withdrawn = (contestant: string, from?: string): RetainedEvent => ({
  type: 'ContestantWithdrawn',
  revision: 9,
  data: { contestant, ...(from === undefined ? {} : { from }), reason: 'ill' },
});
const boardWithdrawn = (board: number, tables?: readonly string[]): RetainedEvent => ({
  type: 'BoardWithdrawn',
  revision: 9,
  data: { board, ...(tables ? { tables } : {}), reason: 'fouled' },
});

describe('90B3: a board is withheld', () => {
  it.each<[string, SessionDoc, readonly BoardDoc[], number, boolean]>([
    ['before anybody has played it', SCHEDULED, [], 1, true],
    ['while one table has to play it', SCHEDULED, [done('1', 1), done('3', 1)], 1, true],
    ['of another section, too', SCHEDULED, [done('1', 1), done('2', 1)], 1, true],
    ['no longer, when all have', SCHEDULED, [done('1', 1), done('2', 1), done('3', 1)], 1, false],
    ['by its own number', SCHEDULED, [done('1', 2)], 2, false],
    ['where it is not scheduled', SCHEDULED, [done('1', 7)], 7, true],
    ['not in a session that is closed', { ...SCHEDULED, closed: true }, [open('1', 1)], 1, false],
    ['again, in one that is opened again', { ...SCHEDULED, closed: false }, [done('1', 1)], 1, true],
    ['while a table has it, scheduled there or not', SCHEDULED, [done('1', 2), open('2', 2)], 2, true],
    ['while it is played once more', SCHEDULED, [done('1', 2), open('1', 2, 2)], 2, true],
    ['not, when it has been', SCHEDULED, [done('1', 2), done('1', 2, 2)], 2, false],
    ['whatever became of the attempt before', SCHEDULED, [open('1', 2), done('1', 2, 2)], 2, false],
    ['not for who has withdrawn', withRetained(withdrawn('4')), [done('1', 1), done('3', 1)], 1, false],
    ['for who withdraws later', withRetained(withdrawn('1', '2')), [done('2', 1), done('3', 1)], 1, true],
    ['not where it was withdrawn', withRetained(boardWithdrawn(1, ['2'])), [done('1', 1), done('3', 1)], 1, false],
    ['where it was not', withRetained(boardWithdrawn(1, ['2'])), [done('1', 1)], 1, true],
    ['not, where it was withdrawn everywhere', withRetained(boardWithdrawn(1)), [], 1, false],
  ])('%s', (_, session, boards, board, withheld) => {
    expect(withheldBoards({}, 's', session, boards).isWithheld(board)).toBe(withheld);
  });
});

it('what was found before and brought up to date is what is found anew', () => {
  const step = fc.record({
    table: fc.constantFrom('1', '2', '3', '4'),
    board: fc.constantFrom(1, 2, 7),
    attempt: fc.constantFrom(1, 2),
    finished: fc.boolean(),
    session: fc.constantFrom<SessionDoc>(
      ...[SCHEDULED, SCHEDULED, SCHEDULED, withRetained(withdrawn('4')), { ...SCHEDULED, closed: true }],
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const owner = {};
      const boards = new Map<string, BoardDoc>();
      for (const { table, board, attempt, finished, session } of steps) {
        const doc = (finished ? done : open)(table, board, attempt);
        const id = `${table}.${board}.${attempt}`;
        boards.set(id, { ...doc, id });
        const now = [...boards].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
        const kept = withheldBoards(owner, 's', session, now);
        const anew = withheldBoards({}, 's', session, now);
        expect([...kept.numbers].sort(([one], [other]) => one - other)).toEqual(
          [...anew.numbers].sort(([one], [other]) => one - other),
        );
        for (const number of [1, 2, 7, 8]) expect(kept.isWithheld(number)).toBe(anew.isWithheld(number));
      }
    }),
  );
});

describe('what somebody sees of a board at table 1 of session s', () => {
  const board = { session: 's', table: '1' };
  const at = (session: string, table: string): Principal => ({ role: 'table', session, table });

  it.each<[Principal, 'kept' | 'appealed' | 'open', ReturnType<typeof visibilityOf>]>([
    [{ role: 'public' }, 'kept', 'nothing'],
    [{ role: 'public' }, 'appealed', 'nothing'],
    [{ role: 'public' }, 'open', 'whole'],
    [at('s', '1'), 'kept', 'own-table'],
    [at('s', '1'), 'open', 'whole'],
    [at('s', '2'), 'kept', 'nothing'],
    [at('t', '1'), 'kept', 'nothing'],
    [{ role: 'committee' }, 'kept', 'nothing'],
    [{ role: 'committee' }, 'appealed', 'whole'],
    [{ role: 'scorer' }, 'kept', 'whole'],
    [{ role: 'director' }, 'kept', 'whole'],
    [{ role: 'chief-director' }, 'kept', 'whole'],
    [{ role: 'auditor' }, 'kept', 'whole'],
    [{ role: 'organiser' }, 'kept', 'whole'],
  ])('%j of one that is %s: %s', (principal, state, visibility) => {
    const [isWithheld, hasCommittee] = [state !== 'open', state === 'appealed'];
    expect(visibilityOf(principal, { ...board, isWithheld, hasCommittee })).toBe(visibility);
  });
});

it('of a board that is withheld a list tells that it is there; to its own table, the result', () => {
  const doc = boardDoc({ result: RESULT, resultAt: 5, confirmed: true, contestants: { NS: '9', EW: '2' } });
  expect(redactedBoard(doc, 'whole')).toBe(doc);
  expect(redactedBoard(doc, 'nothing')).toMatchObject({
    result: null,
    resultAt: null,
    confirmed: false,
    adjusted: null,
  });
  expect(redactedBoard(doc, 'own-table')).toMatchObject({ result: RESULT, resultAt: null, confirmed: false });
});

describe("to its own table's device", () => {
  const play: readonly BoardEvent[] = [
    ...calls('N:1S E:- S:- W:-'),
    faced('E', 'SQ'),
    spread('S'),
    ...cards('S:H8'),
    noted(7, 'S', 'revoke', '61A'),
  ];
  const viewOf = (...events: readonly BoardEvent[]) => {
    const board = foldBoard(events);
    if (!board) throw new Error('the board was not opened');
    return viewAtTable(board);
  };

  it('are shown the calls, the cards played and dummy, and no other hand and no finding', () => {
    const view = viewOf(opened(), ...play);
    expect(view).toMatchObject({ deal: null, findings: [], irregularities: [], revokes: [], turn: 'W' });
    expect(view.trick.map(({ card, findings }) => [card, findings.length])).toEqual([
      ['SQ', 0],
      ['H8', 0],
    ]);
    expect([view.hands.N, view.hands.E, view.hands.W]).toEqual([null, null, null]);
    expect(view.hands.S).toHaveLength(12);
  });

  it.each([
    [false, true, ['strong']],
    [true, false, []],
  ])('with screens %s: alerts and explanations', (screens, alerted, told) => {
    const view = viewOf(
      opened({ screens }),
      ...calls('N:1S'),
      { type: 'AlertGiven', data: { by: 'S', act: 1 } },
      { type: 'ExplanationGiven', data: { by: 'S', act: 1, text: 'strong', manner: 'spoken' } },
      { type: 'ExplanationGiven', data: { by: 'S', act: 1, text: 'to one', manner: 'written', to: ['E'] } },
    );
    const [call] = view.auction;
    expect([call?.alerted, call?.explanations.map(({ text }) => text)]).toEqual([alerted, told]);
  });

  it.each<[string, BoardEvent, object | null]>([
    [
      'a call, without what it means',
      { type: 'CallMade', data: { seat: 'N', call: '1S', artificial: true } },
      { seat: 'N', call: '1S' },
    ],
    ['no finding', noted(7, 'S', 'revoke', '61A'), null],
    ['no statement', { type: 'StatementTaken', data: { by: 'N', text: 'I thought' } }, null],
    ['no tempo', { type: 'TempoNoted', data: { seat: 'N', kind: 'slow' } }, null],
    ['no ruling', { type: 'RulingTold', data: { ruling: 1, at: '2026-02-01T20:00:00Z', to: ['1'] } }, null],
  ])('of events, %s', (_, event, told) => {
    expect(eventAtTable(event, false)?.data ?? null).toEqual(told);
  });

  it('of the opening, everything but the deal', () => {
    const told = eventAtTable(opened(), false);
    expect(told).toMatchObject({ data: { dealer: 'N', board: 1 } });
    expect(told?.data).not.toHaveProperty('deal');
  });
});

it('an event of a session does not name the ruling on a board, as long as one is withheld', () => {
  const ruling = 'board-demo.3.5@37';
  const followed = sessionEventWithoutTexts({
    type: 'RulingFollowed',
    data: { ruling, standing: 'in-force', cause: 'appeal-a1@9' },
  });
  expect(followed.data).toEqual({ ruling: '', standing: 'in-force', cause: '' });
});

import { type BoardEvent, BOARD_EVENTS, UnreadableEvent } from '@app/contract';
import { auctionTo, boardDoc, calls, noted, opened } from '@app/testing';
import { NO_DECISIONS, foldBoard } from '@app/session';
import { type BoardDoc, boardsProjection } from './boards';

const STREAM = 'board-s.1.1';
const made = { bid: '1S', declarer: 'N', risk: 'undoubled', tricks: 8 } as const;
const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: made } };
const adjusted: BoardEvent = {
  type: 'ScoreAdjusted',
  data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' },
};

const project = (...events: readonly BoardEvent[]): BoardDoc | null =>
  events.reduce<BoardDoc | null>(
    (doc, event, revision) =>
      boardsProjection.apply(doc, { ...event, streamId: STREAM, revision, position: 100 + revision }),
    null,
  );

it('a board that has been opened', () => {
  expect(project(opened())).toEqual(boardDoc());
  expect(project(opened({ round: '2', players: { N: 'p01' } }))).toEqual(
    boardDoc({ round: '2', players: { N: 'p01' } }),
  );
});

it.each<[BoardEvent, BoardDoc['result']]>([
  [agreed, { kind: 'agreed', result: made }],
  [
    { type: 'ResultEntered', data: { result: null, source: 'slip' } },
    { kind: 'entered', result: null, source: 'slip' },
  ],
  [
    { type: 'BoardNotPlayed', data: { reason: 'No time' } },
    { kind: 'not-played', reason: 'No time' },
  ],
])('%o is its result', (event, result) => {
  const decisions = { ...NO_DECISIONS, layers: [{ kind: 'result', at: 1, result }] };
  const moves = [{ position: 101, revision: 1 }];
  expect(project(opened(), event)).toEqual({ ...boardDoc({ result, resultAt: 1, movedAt: 101, moves }), decisions });
});

it('an adjusted score lies beside the result', () => {
  const doc = project(opened(), agreed, adjusted);
  expect(doc).toMatchObject({
    result: { kind: 'agreed' },
    resultAt: 1,
    adjusted: { percent: { NS: 60, EW: 40 } },
    adjustedAt: 2,
  });
});

const confirmed: BoardEvent = { type: 'ResultConfirmed', data: {} };

it.each<[boolean, string, readonly BoardEvent[]]>([
  [false, 'is provisional', [agreed]],
  [true, 'stands once it is confirmed', [agreed, confirmed]],
  [
    true,
    'stands whatever is said and done on the next boards',
    [agreed, confirmed, { type: 'TableRoundEnded', data: {} }],
  ],
  [false, 'is provisional again when something has come up', [agreed, confirmed, adjusted]],
  [true, 'and can be confirmed again', [agreed, confirmed, adjusted, confirmed]],
])('confirmed %s: a result %s, as the board itself has it', (is, _, events) => {
  expect(project(opened(), ...events)?.confirmed).toBe(is);
  expect(foldBoard([opened(), ...events])?.confirmed).toBe(is);
});

it('findings are kept by their revision', () => {
  const doc = project(opened(), ...calls('N:1S E:1H'), noted(2, 'E', 'insufficient-bid', '27A'));
  expect(doc?.findings).toEqual({ 3: { rule: 'insufficient-bid', seat: 'E', paragraph: '27A' } });
});

it('is moved by what makes another score of it, and by nothing else', () => {
  expect(project(opened())?.movedAt).toBeNull();
  expect(project(opened(), agreed, confirmed)?.movedAt).toBe(101);
  expect(project(opened(), agreed, adjusted)?.movedAt).toBe(102);
  expect(project(opened(), agreed, adjusted, confirmed)?.movedAt).toBe(102);
});

it('an event seen twice changes nothing', () => {
  const events = [
    opened(),
    ...auctionTo({ bid: '1S', declarer: 'N', risk: 'doubled' }),
    noted(2, 'E', 'x', '27A'),
    agreed,
    adjusted,
  ];
  const once = project(...events);
  const again = events.reduce(
    (doc, event, revision) =>
      revision === 0 ? doc : boardsProjection.apply(doc, { ...event, streamId: STREAM, revision, position: 0 }),
    once,
  );
  expect(again).toEqual(once);
});

it('what comes before the opening changes nothing', () => {
  expect(project(agreed)).toBeNull();
});

it.each<[string, { type: string; data: unknown }, string]>([
  ['a type nobody knows', { type: 'CardEaten', data: {} }, 'no event type CardEaten is known here'],
  [
    'data of another shape',
    { type: 'BoardNotPlayed', data: {} },
    'BoardNotPlayed: reason: missing: a text of 1 to 2000',
  ],
])('stops at %s, and says where it is', (_, strange, reason) => {
  const apply = () => boardsProjection.apply(boardDoc(), { ...strange, streamId: STREAM, revision: 4, position: 71 });
  expect(apply).toThrow(UnreadableEvent);
  expect(apply).toThrow(`${STREAM}, event 4 (position 71): ${reason}`);
});

it('asks for every event type that it uses, and for known ones only', () => {
  const known = Object.keys(BOARD_EVENTS);
  expect(boardsProjection.types.filter((type) => !known.includes(type))).toEqual([]);
  const ignored = [...calls('N:1S'), { type: 'AlertGiven', data: { by: 'S', act: 1 } } as const];
  expect(project(opened(), ...ignored)).toEqual(project(opened()));
});

it('is listed by session, under the name of its stream', () => {
  const event = { ...opened(), streamId: STREAM, revision: 0, position: 7 };
  expect(boardsProjection.keyOf(event)).toBe(STREAM);
  expect(boardsProjection.scopeOf(boardDoc())).toBe('s');
});

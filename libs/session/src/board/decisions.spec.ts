import type { LawRef } from '@app/bridge';
import type { AdjustedOutcome, BoardCommand, BoardEvent } from '@app/contract';
import { calls, opened } from '@app/testing';
import fc from 'fast-check';
import { decideBoard } from './decide';
import { EMPTY_SESSION } from '../session/fold';
import { appealOver, decidedBy, decisionAt, hasFallen, isInForce, playedIn, rivalsIn } from './decisions';
import { type Board, evolveBoard, foldBoard } from './fold';
import { samples } from '../../../../test/samples';

const law: LawRef = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1b' };
const AT = '2026-02-01T20:00:00Z';
const MADE = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 } as const;
const ADDRESS = { session: 's', table: '1', board: 1, attempt: 1 };

const both = (tricks: number) => {
  const one: AdjustedOutcome = { kind: 'assigned', components: [{ result: { ...MADE, tricks }, weight: '1' }] };
  return { NS: one, EW: one };
};

/** Calls 1 to 4, result at 5. */
const PLAYED: readonly BoardEvent[] = [
  opened(),
  ...calls('N:4S E:- S:- W:-'),
  { type: 'ResultAgreed', data: { result: MADE } },
];
const folded = (...events: readonly BoardEvent[]): Board => {
  const board = foldBoard([...PLAYED, ...events]);
  if (!board) throw new Error('the board is open');
  return board;
};

const ruled = (more: object = {}): BoardEvent => ({
  type: 'RulingGiven',
  data: { laws: [law], reasons: 'It paid', by: 'anna', rightOfAppeal: true, ...more },
});
const adjusted = (tricks: number, more: object = {}): BoardEvent => ({
  type: 'ScoreAdjusted',
  data: { kind: 'assigned', outcome: both(tricks), authority: 'director:anna', ...more },
});
const tricksOver = (tricks: number, more: object = {}): BoardEvent => ({
  type: 'TricksTransferred',
  data: { to: 'EW', tricks, law, authority: 'director:anna', ...more },
});
const reversed = (decision: number): BoardEvent => ({
  type: 'RulingReversed',
  data: { decision, at: AT, authority: 'director', by: 'anna', law, reasons: 'Wrong' },
});
const corrected = (more: object): BoardEvent => ({
  type: 'ScoreCorrected',
  data: {
    error: 'entry',
    madeBy: 'players',
    raisedAt: AT,
    raisedBy: '1',
    law,
    authority: 'director:anna',
    reason: 'A slip',
    ...more,
  },
});

/** What counts in short: tricks at the table, tricks assigned to both, and the events that they come from. */
const counts = (...events: readonly BoardEvent[]) => {
  const { result, adjusted: top, resultAt, transferredAt, adjustedAt } = decidedBy(folded(...events).decisions);
  return {
    table: playedIn(result)?.tricks ?? null,
    assigned: top?.outcome?.NS.components?.[0]?.result?.tricks ?? null,
    at: [resultAt, ...transferredAt, adjustedAt],
  };
};

it.each<[string, readonly BoardEvent[], ReturnType<typeof counts>]>([
  ['the table alone', [], { table: 10, assigned: null, at: [5, null] }],
  ['a correction', [corrected({ result: { ...MADE, tricks: 9 } })], { table: 9, assigned: null, at: [6, null] }],
  [
    'of the contestants alone',
    [corrected({ contestants: { NS: '3', EW: '2' } })],
    { table: 10, assigned: null, at: [5, null] },
  ],
  ['tricks that went over', [tricksOver(1), tricksOver(2)], { table: 7, assigned: null, at: [5, 6, 7, null] }],
  ['a ruling with a score', [ruled(), adjusted(9, { ruling: 6 })], { table: 10, assigned: 9, at: [5, 7] }],
  ['the last of two', [adjusted(9), adjusted(8)], { table: 10, assigned: 8, at: [5, 7] }],
  [
    'a ruling reversed',
    [ruled(), adjusted(9, { ruling: 6 }), reversed(6)],
    { table: 10, assigned: null, at: [5, null] },
  ],
  [
    'a reversal reversed',
    [ruled(), adjusted(9, { ruling: 6 }), reversed(6), reversed(8)],
    { table: 10, assigned: 9, at: [5, 7] },
  ],
  [
    'a ruling amended',
    [ruled(), tricksOver(2, { ruling: 6 }), ruled({ amends: 6 }), tricksOver(1, { ruling: 8 })],
    { table: 9, assigned: null, at: [5, 9, null] },
  ],
  [
    'the amendment reversed: the first again',
    [ruled(), tricksOver(2, { ruling: 6 }), ruled({ amends: 6 }), tricksOver(1, { ruling: 8 }), reversed(8)],
    { table: 8, assigned: null, at: [5, 7, null] },
  ],
  [
    'an amendment amended: the last of three alone',
    [
      ruled(),
      tricksOver(2, { ruling: 6 }),
      ruled({ amends: 6 }),
      tricksOver(1, { ruling: 8 }),
      ruled({ amends: 8 }),
      tricksOver(3, { ruling: 10 }),
    ],
    { table: 7, assigned: null, at: [5, 11, null] },
  ],
  [
    'an appeal, above what is ruled later',
    [adjusted(9), adjusted(7, { appeal: 'appeal-a1@9' }), adjusted(8)],
    { table: 10, assigned: 7, at: [5, 7] },
  ],
])('%s', (_, events, expected) => {
  expect(counts(...events)).toEqual(expected);
});

it('what an event decides', () => {
  const { decisions } = folded(
    ruled(),
    adjusted(9, { ruling: 6 }),
    tricksOver(1),
    corrected({ result: null }),
    reversed(6),
    adjusted(9, { appeal: 'appeal-a1@9' }),
  );
  expect([4, 5, 6, 7, 8, 9, 10, 11].map((at) => decisionAt(decisions, at))).toEqual([
    null,
    'result',
    'ruling',
    'adjustment',
    'transfer',
    'correction',
    'reversal',
    'appeal',
  ]);
});

it('a decision has fallen when it was reversed, or when an appeal has changed it', () => {
  const onAppeal = adjusted(8, { appeal: 'appeal-a1@9' });
  const before = folded(ruled()).decisions;
  const changed = folded(ruled(), onAppeal).decisions;
  const restored = folded(ruled(), onAppeal, reversed(7)).decisions;
  expect([before, changed, restored].map((one) => hasFallen(one, 6))).toEqual([false, true, false]);
  expect([before, changed, restored].map((one) => appealOver(one, 6)?.at)).toEqual([undefined, 7, undefined]);
  expect(hasFallen(folded(ruled(), reversed(6)).decisions, 6)).toBe(true);
  expect(hasFallen(before, 4)).toBe(false);
});

/* Histories of decisions, drawn at random: each step is decided on the board as it then is, and refused ones are left out. */
type Draw = readonly [
  kind: 'rule' | 'amend' | 'assign' | 'transfer' | 'reverse' | 'appeal' | 'restore',
  number,
  number,
];

const commandOf = ([kind, which, tricks]: Draw, { decisions, revision }: Board): BoardCommand => {
  const data = { laws: [law], reasons: 'So', by: 'anna', rightOfAppeal: true };
  const score =
    which % 2 === 0 ? { outcome: both(tricks) } : { transfer: { to: 'EW', tricks: 1 + (tricks % 3) } as const };
  const among = (all: readonly number[]): number => all[which % Math.max(1, all.length)] ?? revision;
  const followed = { decision: `appeal-a1@${which}`, at: AT, by: 'carl', law, authority: 'jury:carl', reason: 'So' };
  switch (kind) {
    case 'rule':
      return { type: 'GiveRuling', data: { ...data, ...score } };
    case 'amend':
      return { type: 'GiveRuling', data: { ...data, ...score, amends: among(decisions.rulings.map(({ at }) => at)) } };
    case 'assign':
      return { type: 'AssignScore', data: { outcome: both(tricks), authority: 'director:anna' } };
    case 'transfer':
      return { type: 'TransferTricks', data: { to: 'NS', tricks: 1, law, authority: 'director:anna' } };
    case 'reverse':
      return {
        type: 'ReverseDecision',
        data: { decision: which % (revision + 1), at: AT, by: 'anna', authority: 'chief-director', reasons: 'So' },
      };
    case 'appeal':
      return { type: 'FollowDecision', data: { ...followed, effect: 'changed', outcome: both(tricks) } };
    case 'restore':
      return { type: 'FollowDecision', data: { ...followed, effect: 'restored' } };
  }
};

const after = (board: Board, command: BoardCommand): Board => {
  const decision = decideBoard(command, board, ADDRESS, EMPTY_SESSION);
  return decision.ok ? decision.events.reduce<Board>((so, event) => evolveBoard(so, event) ?? so, board) : board;
};

const BY_DIRECTORS: readonly Draw[0][] = ['rule', 'amend', 'assign', 'transfer', 'reverse', 'reverse'];

const aHistoryOf = (kinds: readonly Draw[0][]): fc.Arbitrary<Board> =>
  fc
    .array(fc.tuple(fc.constantFrom(...kinds), fc.nat(40), fc.nat(13)), { maxLength: 25 })
    .map((draws) => draws.reduce<Board>((board, draw) => after(board, commandOf(draw, board)), folded()));
const aHistory = aHistoryOf(BY_DIRECTORS);
const anAppealedHistory = aHistoryOf([...BY_DIRECTORS, 'appeal', 'restore']);
const someScore = fc.constantFrom({ outcome: both(7) }, { transfer: { to: 'EW', tricks: 1 } as const });

/** What counts, without the word of which events it comes from. */
const standing = ({ decisions }: Board) => {
  const { result, adjusted: top, contestants } = decidedBy(decisions);
  return { result, adjusted: top, contestants };
};
const inForce = ({ decisions }: Board): readonly number[] =>
  [...decisions.layers, ...decisions.rulings].map(({ at }) => at).filter((at) => isInForce(decisions, at));

const reversal = (decision: number): BoardCommand => ({
  type: 'ReverseDecision',
  data: { decision, at: AT, by: 'anna', authority: 'chief-director', reasons: 'So' },
});
const numRuns = samples(100);

it('whatever was decided, it is known what counts; what was transferred leaves 0 to 13 tricks', () => {
  fc.assert(
    fc.property(anAppealedHistory, (board) => {
      const { result } = decidedBy(board.decisions);
      // A result that was on the wrong board is gone.
      const played = playedIn(result);
      if (!played) return;
      expect(played.tricks).toBeGreaterThanOrEqual(0);
      expect(played.tricks).toBeLessThanOrEqual(13);
    }),
    { numRuns },
  );
});

it('the reversal of the last ruling gives what was before, and its reversal gives the ruling back', () => {
  fc.assert(
    fc.property(aHistory, someScore, (board, score) => {
      const ruling: BoardCommand = {
        type: 'GiveRuling',
        data: { laws: [law], reasons: 'So', by: 'anna', rightOfAppeal: true, ...score },
      };
      const given = after(board, ruling);
      fc.pre(given !== board); // there were tricks left to go over
      const at = board.revision + 1;
      const without = after(given, reversal(at));
      const again = after(without, reversal(without.revision));
      expect(without.revision).toBe(given.revision + 1);
      expect(standing(without)).toEqual(standing(board));
      expect(inForce(without)).toEqual(inForce(board));
      expect(standing(again)).toEqual(standing(given));
      expect(inForce(again)).toEqual(inForce(given));
    }),
    { numRuns },
  );
});

it('of a ruling and everything that has taken its place, one counts at the most', () => {
  fc.assert(
    fc.property(aHistory, ({ decisions }) => {
      expect(rivalsIn(decisions)).toBeUndefined();
    }),
    { numRuns },
  );
});

it('reversing an amendment brings back what it took the place of', () => {
  fc.assert(
    fc.property(aHistory, (board) => {
      const last = board.decisions.rulings.findLast(({ at }) => isInForce(board.decisions, at));
      fc.pre(last !== undefined);
      const amends = last?.at ?? 0;
      const amending: BoardCommand = {
        type: 'GiveRuling',
        data: { laws: [law], reasons: 'So', by: 'anna', rightOfAppeal: true, amends },
      };
      const amended = after(board, amending);
      const back = after(amended, reversal(amended.revision));
      expect(isInForce(amended.decisions, amends)).toBe(false);
      expect(inForce(back)).toEqual(inForce(board));
      expect(standing(back)).toEqual(standing(board));
    }),
    { numRuns },
  );
});

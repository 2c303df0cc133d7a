import { type Call, type Seat, CALLS, SEATS, isBid, isLegalCall, legalCalls, outranks, EDITIONS } from '@app/bridge';
import { called, tableOf } from '../../test/table-of';
import { judgeCall, tableAfter } from '../book';
import { type TableState, openTable } from '../state/table-state';
import { FEW } from '../../../../test/samples';

const found = (state: TableState, seat: Seat, call: Call) => judgeCall(state, { seat, call }, 99);
const rules = (state: TableState, seat: Seat, call: Call): readonly string[] =>
  found(state, seat, call).map(({ rule }) => rule);
const auction = (text: string): TableState => tableOf('wbf-2017', text);

describe.each(EDITIONS)('calls under %s', (edition) => {
  it.each<[paragraph: string, rule: string, before: string, seat: Seat, call: Call]>([
    ['27A', 'insufficient-bid', 'N:1S', 'E', '1H'],
    ['27A', 'insufficient-bid', 'N:1S', 'E', '1S'],
    ['27A', 'insufficient-bid', 'N:2C E:- S:-', 'W', '1NT'],
    ['30', 'pass-out-of-rotation', '', 'E', 'Pass'],
    ['30', 'pass-out-of-rotation', 'N:1C', 'N', 'Pass'],
    ['31', 'bid-out-of-rotation', '', 'S', '1NT'],
    ['31', 'bid-out-of-rotation', 'N:1C', 'S', '1H'],
    ['32', 'double-out-of-rotation', 'N:1C', 'W', 'X'],
    ['32', 'double-out-of-rotation', 'N:1C E:X', 'N', 'XX'],
    ['36', 'inadmissible-double', 'N:1C E:-', 'S', 'X'],
    ['36', 'inadmissible-double', 'N:1C E:X', 'S', 'X'],
    ['36', 'inadmissible-double', '', 'N', 'X'],
    ['36', 'inadmissible-double', 'N:1C', 'E', 'XX'],
    ['36', 'inadmissible-double', 'N:1C E:X S:XX', 'W', 'XX'],
    ['39A', 'call-after-final-pass', 'N:1C E:- S:- W:-', 'N', 'Pass'],
    ['39A', 'call-after-final-pass', 'N:1C E:- S:- W:-', 'W', '1C'],
    ['39A', 'call-after-final-pass', 'N:- E:- S:- W:-', 'E', 'X'],
  ])('L%s %s: after "%s", %s calls %s', (paragraph, rule, before, seat, call) => {
    expect(found(tableOf(edition, before), seat, call)).toEqual([
      expect.objectContaining({ rule, law: { edition, authority: 'WBF', paragraph } }),
    ]);
  });

  it.each<[string, Seat, Call]>([
    ['', 'N', 'Pass'],
    ['', 'N', '7NT'],
    ['N:1S', 'E', '1NT'],
    ['N:1S', 'E', '2C'],
    ['N:1S', 'E', 'X'],
    ['N:1S E:X', 'S', 'XX'],
    ['N:1S E:- S:-', 'W', 'X'],
    ['N:1S E:X S:- W:-', 'N', 'XX'],
  ])('L17-19: after "%s", %s may call %s', (before, seat, call) => {
    expect(found(tableOf(edition, before), seat, call)).toEqual([]);
  });
});

it('L27, L31: a bid can be both insufficient and out of rotation', () => {
  expect(rules(auction('N:1S'), 'S', '1H')).toEqual(['bid-out-of-rotation', 'insufficient-bid']);
});

it('L32, L36: a double can be both out of rotation and inadmissible', () => {
  expect(rules(auction('N:1S'), 'S', 'X')).toEqual(['double-out-of-rotation', 'inadmissible-double']);
});

it('L29, L28B: after a call out of rotation LHO calls in rotation, and so does the player whose turn it was', () => {
  expect(rules(auction('E:1H'), 'S', 'Pass')).toEqual([]);
  expect(rules(auction('E:1H'), 'N', 'Pass')).toEqual([]);
  expect(rules(auction('E:1H'), 'W', 'Pass')).toEqual(['pass-out-of-rotation']);
});

it('L36: an inadmissible double does not make the contract doubled', () => {
  const after = auction('N:1S E:- S:X');
  expect(rules(after, 'W', 'XX')).toEqual(['inadmissible-double']);
  expect(rules(after, 'W', 'X')).toEqual([]);
});

/** Findings that one call may well draw together; every other pair would be two rules for one thing. */
const COMPATIBLE: readonly string[] = [
  'bid-out-of-rotation insufficient-bid',
  'double-out-of-rotation inadmissible-double',
];

const fromHere = (state: TableState, depth: number): readonly TableState[] => {
  const { turn } = state.auction;
  if (turn === null || depth === 0) return [state];
  return [state, ...legalCalls(state.auction).flatMap((call) => fromHere(called(state, turn, call), depth - 1))];
};

/** What the paragraphs give, worked out from the last bid and its doubling alone. */
const expected = ({ auction: { turn, bid, risk } }: TableState, seat: Seat, call: Call): readonly string[] => {
  const kind = call === 'Pass' ? 'pass' : isBid(call) ? 'bid' : 'double';
  const theirs = bid !== null && (SEATS.indexOf(bid.seat) - SEATS.indexOf(seat)) % 2 !== 0;
  const admissible = bid !== null && (call === 'X' ? theirs && risk === 'undoubled' : !theirs && risk === 'doubled');
  return [
    ...(seat === turn ? [] : [`${kind}-out-of-rotation`]),
    ...(isBid(call) && bid !== null && !outranks(call, bid.bid) ? ['insufficient-bid'] : []),
    ...(kind === 'double' && !admissible ? ['inadmissible-double'] : []),
  ];
};

it.each(EDITIONS)('%s: every call by every player after every auction of up to three calls', (edition) => {
  const states = fromHere(openTable({ edition, dealer: 'N' }), FEW ? 2 : 3);
  expect(states).toHaveLength(1 + 36 + 701 + (FEW ? 0 : 9731));
  const wrong: string[] = [];
  for (const state of states) {
    for (const seat of SEATS) {
      for (const call of CALLS) {
        const given = rules(state, seat, call);
        const legal = seat === state.auction.turn && isLegalCall(state.auction, call);
        const together = given.length < 2 || COMPATIBLE.includes(given.join(' '));
        if (legal !== (given.length === 0) || !together || given.join() !== expected(state, seat, call).join()) {
          wrong.push(`${state.inForce.map((one) => one.call).join(' ')} ${seat} ${call}: ${given.join()}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

it.each(EDITIONS)(
  '%s: whatever is called after two calls, the director can be called to it, and no call is lost',
  (edition) => {
    const wrong: string[] = [];
    for (const state of fromHere(openTable({ edition, dealer: 'N' }), FEW ? 1 : 2)) {
      for (const seat of SEATS) {
        for (const call of CALLS) {
          const at = state.inForce.length + 1;
          const made = tableAfter(state, { type: 'CallMade', at, data: { seat, call } });
          const ruled = tableAfter(made, { type: 'DirectorCalled', at: at + 1, data: { by: 'N' } });
          const calls = [
            ...ruled.inForce.filter(({ deemed }) => !deemed),
            ...ruled.gone,
            ...ruled.attempts.map((one) => one.call),
          ];
          const legal = rules(state, seat, call).length === 0;
          const settled = legal
            ? ruled.irregularities.length === 0
            : ruled.irregularities.length + ruled.attempts.length === 1;
          if (calls.length !== at || !settled)
            wrong.push(`${state.inForce.map((one) => one.call).join(' ')} ${seat} ${call}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('every call after the end of an auction draws one finding', () => {
  for (const ended of [auction('N:- E:- S:- W:-'), auction('N:1C E:- S:- W:-'), auction('N:1C E:X S:XX W:- N:- E:-')]) {
    for (const seat of SEATS)
      for (const call of CALLS) expect(rules(ended, seat, call)).toEqual(['call-after-final-pass']);
  }
});

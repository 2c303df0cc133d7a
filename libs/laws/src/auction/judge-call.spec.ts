import type { Auction, Call, Seat } from '@app/bridge';
import { CALLS, SEATS, callMade, isCall, isLegalCall, isSeat, legalCalls, openAuction } from '@app/bridge';
import { judgeCall } from '../judge';
import { EDITIONS } from '../law-ref';

/** `'N:1S E:-'`: an auction that North deals; a dash is a pass. */
const auction = (text: string): Auction =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .reduce((now, token) => {
      const [seat, written] = token.split(':');
      const call = written === '-' ? 'Pass' : written;
      if (!isSeat(seat) || !isCall(call)) throw new Error(`no call: ${token}`);
      return callMade(now, seat, call);
    }, openAuction('N'));

const rules = (before: Auction, seat: Seat, call: Call): readonly string[] =>
  judgeCall('wbf-2017', before, { seat, call }).map(({ rule }) => rule);

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
    expect(judgeCall(edition, auction(before), { seat, call })).toEqual([
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
    expect(judgeCall(edition, auction(before), { seat, call })).toEqual([]);
  });
});

it('L27, L31: a bid can be both insufficient and out of rotation', () => {
  expect(rules(auction('N:1S'), 'S', '1H')).toEqual(['bid-out-of-rotation', 'insufficient-bid']);
});

it('L32, L36: a double can be both out of rotation and inadmissible', () => {
  expect(rules(auction('N:1S'), 'S', 'X')).toEqual(['double-out-of-rotation', 'inadmissible-double']);
});

it('L29: a call out of rotation, once the auction has gone on from it, leaves the next player in rotation', () => {
  expect(rules(auction('E:1H'), 'S', 'Pass')).toEqual([]);
  expect(rules(auction('E:1H'), 'N', 'Pass')).toEqual(['pass-out-of-rotation']);
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

const fromHere = (now: Auction, depth: number): readonly Auction[] => {
  const { turn } = now;
  if (turn === null || depth === 0) return [now];
  return [now, ...legalCalls(now).flatMap((call) => fromHere(callMade(now, turn, call), depth - 1))];
};

it('every call by every player after every auction of up to two calls is legal, or draws a finding', () => {
  const auctions = fromHere(openAuction('N'), 2);
  expect(auctions).toHaveLength(1 + 36 + 701);
  const wrong: string[] = [];
  for (const now of auctions) {
    for (const seat of SEATS) {
      for (const call of CALLS) {
        const found = rules(now, seat, call);
        const legal = seat === now.turn && isLegalCall(now, call);
        const together = found.length < 2 || COMPATIBLE.includes(found.join(' '));
        if (legal !== (found.length === 0) || !together)
          wrong.push(`${JSON.stringify(now)} ${seat} ${call}: ${found.join()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('every call after the end of an auction draws one finding', () => {
  for (const ended of [auction('N:- E:- S:- W:-'), auction('N:1C E:- S:- W:-'), auction('N:1C E:X S:XX W:- N:- E:-')]) {
    for (const seat of SEATS)
      for (const call of CALLS) expect(rules(ended, seat, call)).toEqual(['call-after-final-pass']);
  }
});

import { type Auction, callMade, hasEnded, legalCalls, openAuction } from '@app/bridge';

/**
 * Counts over the real `legalCalls` and `callMade`, in the manner of the perft numbers of chess engines: a wrong
 * double, redouble or end of the auction changes them.
 */

/** All auctions that one legal call makes of this one; none when it has ended. */
const next = (auction: Auction): readonly Auction[] => {
  const { turn } = auction;
  return turn === null ? [] : legalCalls(auction).map((call) => callMade(auction, turn, call));
};

/**
 * How many sequences of legal calls have exactly this length. One that ends with its last call counts
 * (`Pass Pass Pass Pass` is among those of length 4); it has no continuation, so it does not count for greater lengths.
 */
const auctionsOfLength = (length: number, from: Auction = openAuction('N')): number =>
  length === 0 ? 1 : next(from).reduce((sum, auction) => sum + auctionsOfLength(length - 1, auction), 0);

it.each([
  [1, 36],
  [2, 701],
  [3, 9_731],
  [4, 107_451],
])('there are this many auctions of %i calls: %i', (length, count) => expect(auctionsOfLength(length)).toBe(count));

/**
 * What the rest of an auction depends on: the last bid, whether it is the side's whose turn it is, the risk and the
 * passes. Who is dealer, how many calls were made and who first named what make no difference to what is legal.
 */
const stateOf = ({ bid, turn, risk, passed }: Auction): string => {
  const own =
    bid !== null && turn !== null && (bid.seat === turn || ['NS', 'SN', 'EW', 'WE'].includes(bid.seat + turn));
  return `${bid?.bid ?? '-'} ${own} ${risk} ${passed.length}`;
};

interface Rest {
  /** In how many ways the auction can go on to its end. */
  readonly ways: bigint;
  /** The calls in the longest of them. */
  readonly longest: number;
}

const restOf = (auction: Auction, known: Map<string, Rest>): Rest => {
  if (hasEnded(auction)) return { ways: 1n, longest: 0 };
  const state = stateOf(auction);
  const before = known.get(state);
  if (before) return before;
  const rests = next(auction).map((one) => restOf(one, known));
  const rest = {
    ways: rests.reduce((sum, { ways }) => sum + ways, 0n),
    longest: 1 + Math.max(...rests.map(({ longest }) => longest)),
  };
  known.set(state, rest);
  return rest;
};

it('there are 128745650347030683120231926111609371363122697557 complete auctions, of at most 319 calls', () => {
  const { ways, longest } = restOf(openAuction('N'), new Map());
  expect(ways).toBe(128745650347030683120231926111609371363122697557n);
  expect(ways).toBe(1n + (4n * (22n ** 35n - 1n)) / 3n);
  expect(longest).toBe(319);
});

it('the first call may be any of 36, and the dealer makes no difference', () => {
  for (const dealer of ['N', 'E', 'S', 'W'] as const) {
    expect(auctionsOfLength(1, openAuction(dealer))).toBe(36);
    expect(restOf(openAuction(dealer), new Map()).longest).toBe(319);
  }
});

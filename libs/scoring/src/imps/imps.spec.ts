import { imps } from './imps';

/** Law 78B as it is printed: from, to, IMPs. */
const PRINTED: readonly (readonly [number, number, number])[] = [
  [0, 10, 0],
  [20, 40, 1],
  [50, 80, 2],
  [90, 120, 3],
  [130, 160, 4],
  [170, 210, 5],
  [220, 260, 6],
  [270, 310, 7],
  [320, 360, 8],
  [370, 420, 9],
  [430, 490, 10],
  [500, 590, 11],
  [600, 740, 12],
  [750, 890, 13],
  [900, 1090, 14],
  [1100, 1290, 15],
  [1300, 1490, 16],
  [1500, 1740, 17],
  [1750, 1990, 18],
  [2000, 2240, 19],
  [2250, 2490, 20],
  [2500, 2990, 21],
  [3000, 3490, 22],
  [3500, 3990, 23],
  [4000, 7600, 24],
];

it.each(PRINTED)('L78B: %i to %i is %i IMPs', (from, to, expected) => {
  for (let difference = from; difference <= to; difference += 10) expect(imps(difference)).toBe(expected);
});

it('L78B: lost as won', () => {
  for (const [from, to, expected] of PRINTED) {
    for (const lost of [imps(-from), imps(-to)]) expect(lost + expected).toBe(0);
  }
});

it('L78B: the table has no gap, no overlap and no end', () => {
  for (const [index, [from, to, worth]] of PRINTED.entries()) {
    expect(worth).toBe(index);
    expect(from).toBeLessThanOrEqual(to);
    const next = PRINTED[index + 1];
    if (next) expect(next[0]).toBe(to + 10);
  }
  expect(PRINTED[0]?.[0]).toBe(0);
  expect(imps(20 * 7600)).toBe(24);
});

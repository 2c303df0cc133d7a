import { type Bid, type Risk, BIDS, RISKS, VULNERABILITIES } from '@app/bridge';
import fc from 'fast-check';
import { contractScore, declarerScore } from './contract-score';
import { undertricks } from './undertricks';

/**
 * The whole table is in `test/golden/contract-score.csv`, and more by hand in `worked-cases` (E65); here are the relations
 * that hold it together.
 */

it.each<[Bid, Risk, number, boolean, number]>([
  ['1C', 'undoubled', 7, false, 70],
  ['2NT', 'undoubled', 8, false, 120],
  ['5D', 'undoubled', 12, false, 420],
  ['6H', 'undoubled', 12, false, 980],
  ['1NT', 'redoubled', 13, true, 3160],
])('L77: %s %s with %i tricks, vulnerable %s, scores %i', (bid, risk, tricks, vulnerable, score) => {
  expect(declarerScore(bid, risk, tricks, vulnerable)).toBe(score);
});

it.each<[number, Risk, boolean, number]>([
  [0, 'undoubled', true, 0],
  [1, 'undoubled', false, 50],
  [1, 'undoubled', true, 100],
  [3, 'doubled', false, 500],
  [4, 'doubled', false, 800],
  [3, 'doubled', true, 800],
  [2, 'redoubled', true, 1000],
  [13, 'redoubled', true, 7600],
])('L77: %i down %s, vulnerable %s, costs %i', (down, risk, vulnerable, cost) => {
  expect(undertricks(down, risk, vulnerable)).toBe(cost);
});

const aBid = fc.constantFrom(...BIDS);
const aRisk = fc.constantFrom(...RISKS);
const tricks = fc.nat(13);

it('L77: a trick more is worth more, doubled or not, vulnerable or not', () => {
  fc.assert(
    fc.property(aBid, aRisk, fc.nat(12), fc.boolean(), (bid, risk, fewer, vulnerable) => {
      expect(declarerScore(bid, risk, fewer + 1, vulnerable)).toBeGreaterThan(
        declarerScore(bid, risk, fewer, vulnerable),
      );
    }),
  );
});

it('L77: redoubled undertricks cost twice the doubled ones', () => {
  fc.assert(
    fc.property(fc.nat(13), fc.boolean(), (down, vulnerable) => {
      expect(undertricks(down, 'redoubled', vulnerable)).toBe(2 * undertricks(down, 'doubled', vulnerable));
    }),
  );
});

it('L77: vulnerability doubles plain undertricks and changes no part-score that just makes', () => {
  for (let down = 0; down <= 13; down += 1) {
    expect(undertricks(down, 'undoubled', true)).toBe(2 * undertricks(down, 'undoubled', false));
  }
  expect(declarerScore('3D', 'undoubled', 9, true)).toBe(declarerScore('3D', 'undoubled', 9, false));
});

it('what one side scores the other loses: seats and vulnerability moved round, the score changes its sign', () => {
  const moved = { None: 'None', NS: 'EW', EW: 'NS', All: 'All' } as const;
  fc.assert(
    fc.property(aBid, aRisk, tricks, fc.constantFrom(...VULNERABILITIES), (bid, risk, won, vulnerability) => {
      const north = contractScore({ bid, risk, declarer: 'N' }, won, vulnerability);
      expect(contractScore({ bid, risk, declarer: 'S' }, won, vulnerability)).toBe(north);
      expect(contractScore({ bid, risk, declarer: 'E' }, won, moved[vulnerability])).toBe(-north);
      expect(contractScore({ bid, risk, declarer: 'W' }, won, moved[vulnerability])).toBe(-north);
    }),
  );
});

it('L22A: a board that all have passed scores 0', () => {
  for (const vulnerability of VULNERABILITIES) expect(contractScore(null, 0, vulnerability)).toBe(0);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BySeat, type Deal, type Denomination, DENOMINATIONS, bySeat, isCompleteDeal, parsePbnDeal } from '@app/bridge';

/** A deal with the tricks that each declarer takes in each denomination when everybody sees all hands. */
export interface SolvedDeal {
  readonly deal: Deal;
  readonly tricks: Readonly<Record<Denomination, BySeat<number>>>;
}

const dealIn = (text: string): Deal => {
  const read = parsePbnDeal(text);
  if (!read.ok || !isCompleteDeal(read.value)) throw new Error(`not a deal: ${text}`);
  return read.value;
};

/** `S=9494 H=...`: hexadecimal digits for North, East, South, West. */
const tricksIn = (text: string): SolvedDeal['tricks'] =>
  Object.fromEntries(
    DENOMINATIONS.map((denomination) => {
      const digits = new RegExp(`(?:^| )${denomination}=([0-9a-d]{4})(?: |$)`).exec(text)?.[1] ?? '';
      const [N = NaN, E = NaN, S = NaN, W = NaN] = [...digits].map((digit) => parseInt(digit, 16));
      const of = { N, E, S, W };
      return [denomination, bySeat((seat) => of[seat])];
    }),
  ) as SolvedDeal['tricks'];

/**
 * 81 deals from a shuffle with a fixed seed, solved with the public solver DDS. A line has the deal as in PBN, a bar, and
 * the tricks by denomination.
 */
export const SOLVED_DEALS: readonly SolvedDeal[] = readFileSync(join(__dirname, 'solved-deals.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [deal = '', tricks = ''] = line.split(' | ');
    return { deal: dealIn(deal), tricks: tricksIn(tricks) };
  });

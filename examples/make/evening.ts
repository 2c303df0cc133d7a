import type { Actor } from '@app/contract';
import type { Style } from './bidding/context';

/** The evening that is played: who, when, which movement, which deals, and what goes wrong where. */

export const SESSION = 'demo';
/** Who gives the lines of the file to the ledger: `npm start` does, or `ledger import --role chief-director`. */
export const ENTERED_BY: Actor = { id: 'import', role: 'chief-director' };
export const SECTION = 'A';
/** Seven in the evening, local time; everything is counted in seconds from here. */
export const START = '2026-02-02T19:00:00+01:00';
export const ZONE_HOURS = 1;

export const TABLES = 6;
export const ROUNDS = 6;
export const BOARDS_A_ROUND = 2;

/** Seconds from the start at which a round is called: eighteen minutes each, and coffee after the third. */
export const roundStart = (round: number): number => (round - 1) * 18 * 60 + (round > 3 ? 12 * 60 : 0);

/** Seeds of the deals, chosen for an evening with part-scores, games, two slams, fights for the part-score, and a board for passing out. */
export const DEAL_SEEDS: readonly number[] = [5015, 4008, 318, 468, 549, 12149, 703, 850, 956, 1040, 1105, 1201];

const STRONG = [15, 17] as const;
const WEAK = [12, 14] as const;

/** How each pair bids, by its number. */
export const STYLES: Readonly<Record<string, Style>> = {
  '1': { noTrump: STRONG, bold: 0 },
  '2': { noTrump: STRONG, bold: 1 },
  '3': { noTrump: STRONG, bold: -1 },
  '4': { noTrump: WEAK, bold: 0 },
  '5': { noTrump: STRONG, bold: 0 },
  '6': { noTrump: STRONG, bold: 1 },
  '7': { noTrump: STRONG, bold: 0 },
  '8': { noTrump: STRONG, bold: -1 },
  '9': { noTrump: WEAK, bold: 1 },
  '10': { noTrump: STRONG, bold: 0 },
  '11': { noTrump: STRONG, bold: 1 },
  '12': { noTrump: STRONG, bold: -1 },
};

/** What departs from the ordinary course at a table. */
export const TROUBLES = [
  'insufficient-bid',
  'bid-out-of-rotation',
  'pass-out-of-rotation',
  'inadmissible-double',
  'wrong-explanation',
  'call-after-final-pass',
  'opening-lead-out-of-turn',
  'defenders-lead-out-of-turn',
  'declarers-lead-out-of-turn',
  'revoke',
  'entered-without-play',
  'not-played',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Incident {
  readonly table: number;
  readonly board: number;
  readonly trouble: Trouble;
}

export const INCIDENTS: readonly Incident[] = [
  { table: 1, board: 7, trouble: 'pass-out-of-rotation' },
  { table: 1, board: 10, trouble: 'revoke' },
  { table: 1, board: 12, trouble: 'entered-without-play' },
  { table: 2, board: 9, trouble: 'inadmissible-double' },
  { table: 2, board: 11, trouble: 'declarers-lead-out-of-turn' },
  { table: 3, board: 5, trouble: 'insufficient-bid' },
  { table: 3, board: 8, trouble: 'revoke' },
  { table: 4, board: 8, trouble: 'wrong-explanation' },
  { table: 4, board: 12, trouble: 'opening-lead-out-of-turn' },
  { table: 5, board: 2, trouble: 'call-after-final-pass' },
  { table: 5, board: 11, trouble: 'defenders-lead-out-of-turn' },
  { table: 6, board: 2, trouble: 'bid-out-of-rotation' },
  { table: 6, board: 9, trouble: 'not-played' },
];

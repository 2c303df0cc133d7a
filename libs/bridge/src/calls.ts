import {
  type Bid,
  type BidBeyondSeven,
  type Call,
  type Contract,
  type Denomination,
  type Level,
  type Risk,
  DENOMINATIONS,
  LEVELS,
  LEVELS_BEYOND,
} from './vocabulary';

/** The 35 bids from 1C to 7NT (Law 18). */
export const BIDS: readonly Bid[] = LEVELS.flatMap((level) =>
  DENOMINATIONS.map((denomination): Bid => `${level}${denomination}`),
);

/** The 38 calls: pass, double, redouble and the bids. */
export const CALLS: readonly Call[] = ['Pass', 'X', 'XX', ...BIDS];

const RANK_OF_BID: ReadonlyMap<string, number> = new Map(BIDS.map((bid, rank) => [bid, rank]));
const LEVEL_OF: ReadonlyMap<string, Level> = new Map(LEVELS.map((level) => [String(level), level]));
const DENOMINATION_OF: ReadonlyMap<string, Denomination> = new Map(DENOMINATIONS.map((one) => [one, one]));

export const isBid = (text: unknown): text is Bid => typeof text === 'string' && RANK_OF_BID.has(text);
export const isDoubleOrRedouble = (text: unknown): text is 'X' | 'XX' => text === 'X' || text === 'XX';
export const isCall = (text: unknown): text is Call => text === 'Pass' || isDoubleOrRedouble(text) || isBid(text);
export const isDenomination = (text: unknown): text is Denomination => DENOMINATIONS.some((one) => one === text);

const BEYOND: ReadonlySet<string> = new Set(
  LEVELS_BEYOND.flatMap((level) => DENOMINATIONS.map((one) => `${level}${one}`)),
);
/** `8C` to `9NT`: words that Law 38 is about. */
export const isBeyondSeven = (text: unknown): text is BidBeyondSeven => typeof text === 'string' && BEYOND.has(text);

export const levelOf = (bid: Bid): Level => LEVEL_OF.get(bid.charAt(0)) ?? 1;
export const denominationOf = (bid: Bid): Denomination => DENOMINATION_OF.get(bid.slice(1)) ?? 'NT';

const rankOfBid = (bid: Bid): number => RANK_OF_BID.get(bid) ?? -1;

/** Whether a bid is sufficient over another: higher level, or same level and higher denomination (Law 18). */
export const outranks = (bid: Bid, other: Bid): boolean => rankOfBid(bid) > rankOfBid(other);

const RISK_SUFFIX: Readonly<Record<Risk, string>> = { undoubled: '', doubled: 'X', redoubled: 'XX' };

/** `'4S'`, `'4SX'`, `'4SXX'`: the spelling of PBN's Contract tag. */
export const bidWithRisk = (bid: Bid, risk: Risk): string => `${bid}${RISK_SUFFIX[risk]}`;

/** `'4SX by N'`, or `'Passed out'`. */
export const contractInWords = (contract: Contract | null): string =>
  contract ? `${bidWithRisk(contract.bid, contract.risk)} by ${contract.declarer}` : 'Passed out';

/** Reads `'4S'`, `'4SX'`, `'4SXX'`; nothing else. */
export const parseBidWithRisk = (text: string): { readonly bid: Bid; readonly risk: Risk } | null => {
  const [, bid, suffix] = /^([1-7](?:NT|[CDHS]))(X{0,2})$/.exec(text) ?? [];
  if (!isBid(bid)) return null;
  return { bid, risk: suffix === 'XX' ? 'redoubled' : suffix === 'X' ? 'doubled' : 'undoubled' };
};

/** The tricks a contract needs: six and the level (Law 77, introduction). */
export const tricksNeeded = (bid: Bid): number => 6 + levelOf(bid);

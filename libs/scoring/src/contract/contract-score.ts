import {
  type Bid,
  type Contract,
  type Denomination,
  type Risk,
  type Vulnerability,
  denominationOf,
  isVulnerable,
  levelOf,
  sideOf,
  tricksNeeded,
} from '@app/bridge';
import { undertricks } from './undertricks';

/** Points for the odd tricks bid and made: the first and each further one (Law 77). */
const TRICK: Readonly<Record<Denomination, readonly [first: number, further: number]>> = {
  C: [20, 20],
  D: [20, 20],
  H: [30, 30],
  S: [30, 30],
  NT: [40, 30],
};
const FACTOR: Readonly<Record<Risk, number>> = { undoubled: 1, doubled: 2, redoubled: 4 };
const INSULT: Readonly<Record<Risk, number>> = { undoubled: 0, doubled: 50, redoubled: 100 };
const OVERTRICK: Readonly<Record<'doubled' | 'redoubled', readonly [number, number]>> = {
  doubled: [100, 200],
  redoubled: [200, 400],
};
const GAME_POINTS = 100;
const PARTSCORE = 50;
const GAME = [300, 500] as const;
const SMALL_SLAM = [500, 750] as const;
const GRAND_SLAM = [1000, 1500] as const;

const overtricks = (over: number, bid: Bid, risk: Risk, vulnerable: boolean): number => {
  const each = risk === 'undoubled' ? TRICK[denominationOf(bid)][1] : OVERTRICK[risk][vulnerable ? 1 : 0];
  return over * each;
};

const premiums = (bid: Bid, trickPoints: number, vulnerable: boolean): number => {
  const column = vulnerable ? 1 : 0;
  const game = trickPoints >= GAME_POINTS ? GAME[column] : PARTSCORE;
  const slam = levelOf(bid) === 7 ? GRAND_SLAM[column] : levelOf(bid) === 6 ? SMALL_SLAM[column] : 0;
  return game + slam;
};

/**
 * What a contract scores for declarer's side, in points; negative when it goes down (Law 77, both editions).
 * @param tricks tricks won by declarer, 0-13
 */
export const declarerScore = (bid: Bid, risk: Risk, tricks: number, vulnerable: boolean): number => {
  const over = tricks - tricksNeeded(bid);
  if (over < 0) return -undertricks(-over, risk, vulnerable);
  const [first, further] = TRICK[denominationOf(bid)];
  const trickPoints = (first + (levelOf(bid) - 1) * further) * FACTOR[risk];
  return trickPoints + premiums(bid, trickPoints, vulnerable) + INSULT[risk] + overtricks(over, bid, risk, vulnerable);
};

/** The score of a played contract as seen from North-South, in points; null stands for a passed-out board: 0 (Law 77). */
export const contractScore = (contract: Contract | null, tricks: number, vulnerability: Vulnerability): number => {
  if (!contract) return 0;
  const vulnerable = isVulnerable(vulnerability, contract.declarer);
  const score = declarerScore(contract.bid, contract.risk, tricks, vulnerable);
  return sideOf(contract.declarer) === 'NS' || score === 0 ? score : -score;
};

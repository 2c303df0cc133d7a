import { type Contract, type Vulnerability, SEATS, parseBidWithRisk } from '@app/bridge';
import { contractScore } from '@app/scoring';

const contractOf = (text: string): Contract => {
  const [bidWithRisk = '', declarer] = text.split(' ');
  const bid = parseBidWithRisk(bidWithRisk);
  const seat = SEATS.find((one) => one === declarer);
  if (!bid || !seat) throw new Error(`no contract: ${text}`);
  return { ...bid, declarer: seat };
};

/** The score of a contract as North-South see it, in points: `scoreOf('4SX N', 9, 'None')`. */
export const scoreOf = (contract: string, tricks: number, vulnerability: Vulnerability): number =>
  contractScore(contractOf(contract), tricks, vulnerability);

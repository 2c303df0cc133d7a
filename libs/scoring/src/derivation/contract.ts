import type { Contract, Side, Vulnerability } from '@app/bridge';
import { contractScore } from '../contract/contract-score';
import { type Rational, rational } from '../rational';
import type { Derivation } from './derivation';
import { type NumberName, nameOfNumber } from './number-names';

/** A contract with its tricks, as one side sees it: what Law 77 turns into points. */
interface PlayedContract {
  /** Null for a board that all have passed. */
  readonly contract: Contract | null;
  /** Tricks won by declarer, 0-13; 0 where there is no contract. */
  readonly tricks: number;
  readonly vulnerability: Vulnerability;
  /** Who counts the points as won or lost. */
  readonly side: Side;
}

/** The points of a contract for one side, below zero where it has lost them (Law 77). */
export const pointsOfContract = ({ contract, tricks, vulnerability, side }: PlayedContract): Rational => {
  const score = contractScore(contract, tricks, vulnerability);
  return rational(side === 'NS' ? score : -score);
};

/** A leaf: the score of a contract as a side sees it, in points, with the results that it was read from. */
export const contractScored = (
  what: NumberName,
  contract: Contract | null,
  tricks: number,
  vulnerability: Vulnerability,
  side: Side,
  sources: readonly string[],
): Derivation => {
  const bidAndRisk = contract && { bid: contract.bid, declarer: contract.declarer, risk: contract.risk };
  const played = { contract: bidAndRisk, tricks, vulnerability, side };
  return {
    value: pointsOfContract(played),
    what: nameOfNumber(what),
    how: { kind: 'contract', ...played },
    paragraph: 'L77',
    parts: [],
    sources,
  };
};

import type { Contract, Side, Vulnerability } from '@app/bridge';
import { contractInWords, isVulnerable } from '@app/bridge';
import { contractScore } from '../contract/contract-score';
import type { Rational } from '../rational';
import { rational } from '../rational';
import type { Derivation } from './derivation';

/** A contract with its tricks, as one side sees it: what Law 77 turns into points. */
export interface PlayedContract {
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

const SIDE: Readonly<Record<Side, string>> = { NS: 'N-S', EW: 'E-W' };

/** `'4SX by N, 10 tricks, not vulnerable, for E-W'`, or `'Passed out'`. */
export const playedInWords = ({ contract, tricks, vulnerability, side }: PlayedContract): string => {
  const name = contractInWords(contract);
  if (!contract) return name;
  const zone = isVulnerable(vulnerability, contract.declarer) ? 'vulnerable' : 'not vulnerable';
  return `${name}, ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}, ${zone}, for ${SIDE[side]}`;
};

/** A leaf: the score of a contract as a side sees it, in points, with the results that it was read from. */
export const contractScored = (
  what: string,
  contract: Contract | null,
  tricks: number,
  vulnerability: Vulnerability,
  side: Side,
  sources: readonly string[],
): Derivation => {
  const played = { contract, tricks, vulnerability, side };
  return {
    value: pointsOfContract(played),
    what,
    how: { kind: 'contract', ...played },
    paragraph: 'L77',
    parts: [],
    sources,
  };
};

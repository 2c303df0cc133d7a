import {
  type Auction,
  type Contract,
  bidWithRisk,
  contractOf,
  denominationOf,
  hasEnded,
  sideOf,
  TRICKS,
} from '@app/bridge';
import { contractScore } from '@app/scoring';
import { place } from '../import-texts';
import { type Stated, taggedContract } from './facts';
import { type Finding, contradiction } from './findings';
import { type Game, lineOf } from './game';
import { isContractScore, scoreFromNorthSouth } from './scores';

/** A contract of the tags that is not the auction's, and that Score and Result say was played. */
export interface ContractByScore {
  readonly contract: Contract;
  readonly finding: Finding;
}

const isSame = (one: Contract | null, other: Contract): boolean =>
  one?.bid === other.bid && one.risk === other.risk && one.declarer === other.declarer;

const described = ({ bid, risk, declarer }: Contract) => ({ bid: bidWithRisk(bid, risk), declarer: place(declarer) });

/**
 * Where the tags and a complete auction disagree about the contract, tells whether Score and Result fit the tags and do
 * not fit the auction; null where they do not decide it, so that the auction stands. Law 77 gives the score of each.
 */
export const contractByScore = (game: Game, stated: Stated, auction: Auction | null): ContractByScore | null => {
  const tagged = taggedContract(stated);
  const { result, vulnerability } = stated;
  if (!tagged || !auction || !hasEnded(auction) || !result || result.irregular || !vulnerability) return null;
  const made = contractOf(auction);
  if (isSame(made, tagged) || !isContractScore(game)) return null;
  const fits = (contract: Contract): boolean => {
    const side = sideOf(contract.declarer);
    const tricks = result.side === null || result.side === side ? result.tricks : TRICKS - result.tricks;
    return scoreFromNorthSouth(game, side) === String(contractScore(contract, tricks, vulnerability));
  };
  if (!fits(tagged) || (made ? fits(made) : scoreFromNorthSouth(game, 'NS') === '0')) return null;
  const line = lineOf(game, 'Contract');
  const says = described(tagged);
  const finding = made
    ? contradiction('contract-disagrees.by-score', line, {
        bid: says.bid,
        declarer: says.declarer,
        shows: described(made).bid,
        other: described(made).declarer,
      })
    : contradiction('contract-disagrees.passed-by-score', line, says);
  return { contract: tagged, finding };
};

/** Whether the calls would give the cards another order: the two cannot stand on one board. */
export const playsOtherwise = (auction: Auction, contract: Contract): boolean => {
  const made = contractOf(auction);
  return made?.declarer !== contract.declarer || denominationOf(made.bid) !== denominationOf(contract.bid);
};

import {
  type Bid,
  type Contract,
  type Denomination,
  type KnownHands,
  type Message,
  type Risk,
  type Seat,
  type Vulnerability,
  denominationOf,
  partnerOf,
} from '@app/bridge';
import { said } from '../import-texts';
import { readDeal, readVulnerability } from './deal';
import { type Finding, type Found, deviation, note, quoted, refused } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { type ContractTag, type ResultTag, type Spelled, readContract, readResult, readSeat } from './spelling';

/** What the tags of a record say of its board, before auction and play are looked at. */
export interface Stated {
  readonly dealer: Seat | null;
  readonly vulnerability: Vulnerability | null;
  readonly hands: KnownHands;
  readonly endPosition: boolean;
  readonly contract: ContractTag | null;
  readonly declarer: Seat | null;
  /** `^` before the Declarer: this seat played the hand though its partner was to. */
  readonly declarersSwapped: boolean;
  readonly result: ResultTag | null;
  /** With which seats the columns of the auction and of the play begin. */
  readonly auctionSeat: Seat | null;
  readonly playSeat: Seat | null;
}

/** The bid of the Contract tag, where it has one. */
export const taggedBid = ({ contract }: Stated): { readonly bid: Bid; readonly risk: Risk } | null =>
  contract?.kind === 'bid' ? contract : null;

/** The contract of the tags, where they name declarer too. */
export const taggedContract = (stated: Stated): Contract | null => {
  const tag = taggedBid(stated);
  if (!tag || !stated.declarer) return null;
  const { declarer, declarersSwapped } = stated;
  return { bid: tag.bid, risk: tag.risk, declarer: declarersSwapped ? partnerOf(declarer) : declarer };
};

/** What is trumps by the Contract tag. */
export const taggedDenomination = ({ contract }: Stated): Denomination | null => {
  if (contract?.kind === 'bid') return denominationOf(contract.bid);
  return contract?.kind === 'denomination' ? contract.denomination : null;
};

const A_SEAT = said('wants.seat');
const NONE = { value: null, findings: [] } as const;

/** Reads a tag that matters: a value that cannot be read refuses the record. */
const readTag = <T>(
  game: Game,
  name: string,
  wants: Message,
  read: (text: string) => Spelled<T> | null,
): Found<T | null> => {
  const text = valueOf(game.tags, name);
  if (text === null) return NONE;
  const line = lineOf(game, name);
  const spelled = read(text);
  if (!spelled) {
    const cannotBe = { tag: name, text: quoted(text), wants };
    return { value: null, findings: [refused('unreadable-tag.wants', line, cannotBe)] };
  }
  const is = { tag: name, text: quoted(text) };
  const findings = {
    standard: [],
    small: [note('small-letters.tag', line, is)],
    odd: [deviation('tag-spelling.tag', line, is)],
  };
  return { value: spelled.value, findings: findings[spelled.spelling] };
};

interface Declarer {
  readonly seat: Seat;
  readonly swapped: boolean;
}

const readDeclarer = (text: string): Spelled<Declarer> | null => {
  const swapped = text.startsWith('^');
  const seat = readSeat(swapped ? text.slice(1) : text);
  return seat && { value: { seat: seat.value, swapped }, spelling: seat.spelling };
};

const readTricks = (text: string): Spelled<ResultTag> | null => {
  const result = readResult(text);
  return result && { value: result, spelling: 'standard' };
};

/** Reads the tags that say which board it is and what became of it. */
export const readStated = (game: Game): Found<Stated> => {
  const dealer = readTag(game, 'Dealer', A_SEAT, readSeat);
  const vulnerability = readVulnerability(game.tags.get('Vulnerable'));
  const deal = readDeal(game.tags.get('Deal'));
  const contract = readTag(game, 'Contract', said('wants.contract'), readContract);
  const declarer = readTag(game, 'Declarer', A_SEAT, readDeclarer);
  const result = readTag(game, 'Result', said('wants.tricks'), readTricks);
  const auctionSeat = readTag(game, 'Auction', A_SEAT, readSeat);
  const playSeat = readTag(game, 'Play', A_SEAT, readSeat);
  const all = [dealer, vulnerability, deal, contract, declarer, result, auctionSeat, playSeat];
  const findings: Finding[] = all.flatMap((one: Found<unknown>) => one.findings);
  if (contract.value?.kind === 'denomination' && !deal.value.endPosition) {
    findings.push(refused('unreadable-tag.no-level', lineOf(game, 'Contract')));
  }
  return {
    value: {
      dealer: dealer.value,
      vulnerability: vulnerability.value,
      ...deal.value,
      contract: contract.value,
      declarer: declarer.value?.seat ?? null,
      declarersSwapped: declarer.value?.swapped ?? false,
      result: result.value,
      auctionSeat: auctionSeat.value,
      playSeat: playSeat.value,
    },
    findings,
  };
};

import {
  type Auction,
  type Contract,
  type Seat,
  bidWithRisk,
  contractOf,
  hasEnded,
  partnerOf,
  denominationOf,
} from '@app/bridge';
import { place } from '../import-texts';
import { type ReadAuction, readAuction } from './auction-section';
import { contractByScore, playsOtherwise } from './contract-by-score';
import { type Stated, taggedBid, taggedContract } from './facts';
import { type Finding, type Found, contradiction } from './findings';
import { type Game, lineOf } from './game';
import { type ReadPlaySection, readPlay } from './play-section';

/** What was to be played, and by whom it was played in fact. */
interface Undertaking {
  /** By the auction where there is a complete one, else by the tags. */
  readonly contract: Contract | null;
  /** The seat that played the hand though its partner was to (`^`). */
  readonly declarerInFact: Seat | null;
}

/** The Contract tag against the auction. */
const contractFindings = (game: Game, stated: Stated, auction: Auction): readonly Finding[] => {
  if (!stated.contract) return [];
  const made = contractOf(auction);
  const tag = taggedBid(stated);
  const says = tag ? bidWithRisk(tag.bid, tag.risk) : 'Pass';
  const shows = made ? bidWithRisk(made.bid, made.risk) : 'Pass';
  if (says === shows) return [];
  return [contradiction('contract-disagrees', lineOf(game, 'Contract'), { says, shows })];
};

/** The Declarer tag against the auction. */
const declarerFindings = (game: Game, { declarer, declarersSwapped }: Stated, auction: Auction): readonly Finding[] => {
  if (!declarer) return [];
  const made = contractOf(auction);
  const line = lineOf(game, 'Declarer');
  const says = place(declarer);
  if (!made) return [contradiction('declarer-disagrees.passed', line, { says })];
  const shows = place(made.declarer);
  if (declarersSwapped && declarer === made.declarer) {
    return [contradiction('declarer-not-swapped', line, { shows })];
  }
  const expected = declarersSwapped ? partnerOf(made.declarer) : made.declarer;
  if (declarer === expected) return [];
  return [contradiction('declarer-disagrees.auction', line, { says, shows })];
};

/**
 * What was to be played: the auction tells, and where there is none, or it is not complete, or Score and Result are
 * against it, the tags.
 */
const undertakingOf = (stated: Stated, auction: Auction | null, byScore: Contract | null): Undertaking => {
  const { declarer, declarersSwapped } = stated;
  if (!auction || !hasEnded(auction)) {
    return { contract: taggedContract(stated), declarerInFact: declarersSwapped ? declarer : null };
  }
  const contract = byScore ?? contractOf(auction);
  const swapped = contract !== null && declarersSwapped && declarer === partnerOf(contract.declarer);
  return { contract, declarerInFact: swapped ? declarer : null };
};

/** Where the tags disagree with a complete auction, which is kept. */
export const undertakingFindings = (game: Game, stated: Stated, course: Course): readonly Finding[] => {
  const auction = course.auction?.auction;
  return auction && hasEnded(auction) && !course.isByScore
    ? [...contractFindings(game, stated, auction), ...declarerFindings(game, stated, auction)]
    : [];
};

/** How a board went: its auction, what that led to, its play. */
export interface Course {
  /** Null where there is none, or the cards cannot have been played in its contract. */
  readonly auction: ReadAuction | null;
  readonly undertaking: Undertaking;
  /** Whether the contract is that of the tags, because Score and Result fit it and not the auction's. */
  readonly isByScore: boolean;
  readonly play: ReadPlaySection | null;
}

/** An auction to another contract than that of the cards, by the rest of the record, is left out. */
const besideCards = (
  read: ReadAuction | null,
  contract: Contract | undefined,
  play: ReadPlaySection | null,
): Found<ReadAuction | null> => {
  const [call] = read?.calls ?? [];
  if (!read || !call || !contract || !play || !playsOtherwise(read.auction, contract)) {
    return { value: read, findings: [] };
  }
  return { value: null, findings: [contradiction('auction-left-out.cards', call.line, { calls: read.calls.length })] };
};

/** Reads auction and play of a record. */
export const readCourse = (game: Game, stated: Stated): Found<Course> => {
  const auction = readAuction(game, stated);
  const byScore = contractByScore(game, stated, auction.value?.auction ?? null);
  const undertaking = undertakingOf(stated, auction.value?.auction ?? null, byScore?.contract ?? null);
  const { contract } = undertaking;
  const play = readPlay(game, stated, {
    denomination: contract ? denominationOf(contract.bid) : null,
    // The Declarer tag comes first: it says who in fact played the hand.
    declarers: [stated.declarer, contract?.declarer ?? null].filter((seat) => seat !== null),
  });
  const kept = besideCards(auction.value, byScore?.contract, play.value);
  const ofScore = byScore ? [byScore.finding] : [];
  return {
    value: { auction: kept.value, undertaking, isByScore: byScore !== null, play: play.value },
    findings: [...auction.findings, ...ofScore, ...play.findings, ...kept.findings],
  };
};

import {
  type Card,
  type CardInTrick,
  type Denomination,
  type Seat,
  type Suit,
  SEATS,
  isCard,
  isSeat,
  isSuit,
  parsePbnDeal,
  seatsFrom,
  type Edition,
  type Regulations,
} from '@app/bridge';
import type { Claim, Judgements } from '../src/claims/claim';

/** An ending of a table of tests: what is claimed in it, what the answer is by the Laws, and why. */
export interface ClaimCase {
  /** The paragraph it is for, and what it shows. */
  readonly name: string;
  /** Why the answer is what it is. */
  readonly why: string;
  /** The four hands as a PBN deal: `'N:AK.2.. ... ... ...'`. */
  readonly hands: string;
  /** Trumps; no trumps where it is left out. */
  readonly trumps?: Suit;
  /** Who is to lead; South, or whoever led to the trick in progress. */
  readonly leader?: Seat;
  /** The trick in progress, from its leader: `'SA S3'`. */
  readonly trick?: string;
  /** South, where it is left out; and South claims, unless `claimer` says who. */
  readonly declarer?: Seat;
  readonly claimer?: Seat;
  /** Tricks claimed; all that are left, where it is left out. */
  readonly claims?: number;
  readonly says?: string;
  readonly regulations?: Regulations;
  readonly judgements?: Judgements;
  /** `'WS'`: West had shown out of spades. */
  readonly shownOut?: readonly string[];
  /** The least tricks of the claimer's side, in both editions or in each. */
  readonly least: number | Readonly<Record<Edition, number>>;
}

const handsOf = (text: string): Claim['ending']['hands'] => {
  const deal = parsePbnDeal(text);
  if (!deal.ok) throw new Error(`${text}: ${deal.error.fault.kind}`);
  const { N = [], E = [], S = [], W = [] } = deal.value;
  return { N, E, S, W };
};

const cardOf = (text: string): Card => {
  if (!isCard(text)) throw new Error(`no card: ${text}`);
  return text;
};

const shownOutOf = (text: string): Claim['shownOut'][number] => {
  const [seat, suit] = text;
  if (!isSeat(seat) || !isSuit(suit)) throw new Error(`no seat and suit: ${text}`);
  return { seat, suit };
};

/** The claim of a case in an edition. */
export const claimOf = (row: Omit<ClaimCase, 'least'>, edition: Edition): Claim => {
  const { declarer = 'S', leader = 'S', trick = '', claims, says = '', regulations = null, judgements = {} } = row;
  const hands = handsOf(row.hands);
  const order = seatsFrom(leader);
  const cards = trick.split(' ').filter((one) => one !== '');
  const denomination: Denomination = row.trumps ?? 'NT';
  return {
    edition,
    regulations,
    ending: {
      hands,
      denomination,
      leader,
      trick: cards.map((card, place): CardInTrick => ({ seat: order[place] ?? leader, card: cardOf(card) })),
    },
    declarer,
    claimer: row.claimer ?? declarer,
    tricks: claims ?? Math.max(...SEATS.map((seat) => hands[seat].length)),
    statement: says,
    shownOut: (row.shownOut ?? []).map(shownOutOf),
    judgements,
  };
};

/** A line as it is read: `'S:SA S3 S2 S4 | S:...'`. */
export const lineInWords = (line: readonly CardInTrick[], inTrick = 0): string =>
  line
    .map(({ seat, card }, place) => ((place + inTrick) % 4 === 0 || place === 0 ? `| ${seat}:${card}` : card))
    .join(' ');

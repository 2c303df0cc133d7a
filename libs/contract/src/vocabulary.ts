import {
  type Bid,
  type Card,
  type SaidCall,
  AUTHORITIES,
  BIDS,
  CALLS,
  DECK,
  DENOMINATIONS,
  EDITIONS,
  LEVELS_BEYOND,
  REGULATIONS,
  RISKS,
  SEATS,
  SIDES,
  SUITS,
  TIME_ZONE_NAME,
  VULNERABILITIES,
} from '@app/bridge';
import {
  type Schema,
  expecting,
  fullRecord,
  multiple,
  named,
  object,
  oneOf,
  partialRecord,
  text,
  textOf,
  whole,
  wordOf,
} from './schema/schema';

/** The words that commands, events and answers share. */

/** Ids of sessions, tables, sections, rounds, contestants and players: they are parts of stream names and addresses. */
export const anId: Schema<string> = textOf(
  'an id (letters, digits, - and _, 1 to 64 of them, beginning with a letter or digit)',
  { pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' },
);

export const aDate: Schema<string> = textOf('a date like 2026-02-01', { format: 'date' });

export const anInstant: Schema<string> = textOf('an instant like 2026-02-01T19:30:00Z', { format: 'date-time' });

/** The decider refuses a name that looks like one and is none: what is stored stays readable by every runtime. */
export const aTimeZone: Schema<string> = textOf('the IANA name of a time zone, like Europe/Copenhagen', {
  pattern: TIME_ZONE_NAME,
});

/** An exact number as text, for no fraction may be lost: `'18'`, `'0.5'`, `'-1.5'`, `'2/3'`. */
export const aNumber: Schema<string> = textOf("a number as text, like '18', '0.5' or '2/3'", {
  pattern: '^-?\\d{1,9}(\\.\\d{1,6}|/[1-9]\\d{0,8})?$',
});

export const aSha256: Schema<string> = textOf('a SHA-256 in hexadecimal', { pattern: '^[0-9a-f]{64}$' });

/** With a version and a variant that there are, or nil (RFC 9562, 4.1, 4.2 and 5.9): ids of events are made from it. */
export const aUuid: Schema<string> = textOf('a UUID in lower case', {
  pattern: '^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(-0{4}){3}-0{12})$',
});

export const aSeat = named('Seat', oneOf(...SEATS));
export const aSide = named('Side', oneOf(...SIDES));
export const aRisk = named('Risk', oneOf(...RISKS));
export const aVulnerability = named('Vulnerability', oneOf(...VULNERABILITIES));
export const anEdition = named('Edition', oneOf(...EDITIONS));
export const someRegulations = named('Regulations', oneOf(...REGULATIONS));
export const aCard: Schema<Card> = named('Card', wordOf('a card (SA to C2)', DECK));

const BEYOND_SEVEN = LEVELS_BEYOND.flatMap((level) =>
  DENOMINATIONS.map((denomination) => `${level}${denomination}` as const),
);
export const aSaidCall: Schema<SaidCall> = named(
  'SaidCall',
  wordOf<SaidCall>('a call (Pass, X, XX, 1C to 7NT; 8C to 9NT was said, but is no call)', [...CALLS, ...BEYOND_SEVEN]),
);
export const aDenomination = named('Denomination', oneOf(...DENOMINATIONS));
export const aSuit = named('Suit', oneOf(...SUITS));
export const aBid: Schema<Bid> = named('Bid', wordOf('a bid (1C to 7NT)', BIDS));
export const aBoardNumber: Schema<number> = expecting(
  'the number of a board (a whole number from 1)',
  whole(1, Number.MAX_SAFE_INTEGER),
);

/** Where something is decided: `'DBf 321D2'`; `'conditions'` where a document itself decides it. */
export const paragraph = text(60);

/** A day, or the first such day of the year after the event: a contest that is held every year has the same conditions. */
export const aDayOfTheYear: Schema<string> = textOf('a date like 2026-08-31, or a day of the year like 08-31', {
  pattern: '^(\\d{4}-)?\\d\\d-\\d\\d$',
  format: 'day-of-the-year',
});

export const tricks = whole(0, 13);

/** The revision, in the board's own stream, of the act that something is about. */
export const anAct = whole(0, Number.MAX_SAFE_INTEGER);

/** A deal in PBN notation, `N:AKQ2.. ... - ...`; the hands it gives are sound (13 cards each, no card twice). */
export const aDeal: Schema<string> = textOf('a deal in PBN notation', { format: 'pbn-deal' });

export const contestantsBySide = fullRecord(SIDES, anId);
export const playersBySeat = partialRecord(SEATS, anId);

export const aLawRef = named(
  'LawRef',
  object({ edition: anEdition, authority: oneOf(...AUTHORITIES), paragraph: text(20) }),
);

export const aContract = named('Contract', object({ bid: aBid, declarer: aSeat, risk: aRisk }));

/** What was played: contract, declarer, risk and the tricks declarer won; null in place of it for a passed-out board. */
export const aPlayedResult = named('PlayedResult', object({ bid: aBid, declarer: aSeat, risk: aRisk, tricks }));

/** The greatest score of Law 77: a redoubled contract of seven, vulnerable, thirteen down. Every score is a multiple of ten. */
const GREATEST_SCORE = 7600;

/** The score of a contract that is not known, in points as North-South have them. */
export const aScoreAlone: Schema<number> = multiple(10, -GREATEST_SCORE, GREATEST_SCORE);

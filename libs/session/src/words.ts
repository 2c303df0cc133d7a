import type { Bid, Card } from '@app/bridge';
import {
  DENOMINATIONS,
  RISKS,
  SEATS,
  SIDES,
  SUITS,
  VULNERABILITIES,
  dealProblems,
  isBeyondSeven,
  isBid,
  isBoardNumber,
  isCall,
  isCard,
  parsePbnDeal,
} from '@app/bridge';
import type { SaidCall } from '@app/laws';
import { EDITIONS, REGULATIONS } from '@app/laws';
import type { Shape } from './shape';
import { fullRecord, object, oneOf, partialRecord, satisfying, text, whole } from './shape';

/** The shapes of the words that commands and events share. */

/** Ids of sessions, tables, sections, rounds, contestants and players: they are parts of stream names and addresses. */
export const anId: Shape<string> = satisfying(
  'an id (letters, digits, - and _, 1 to 64 of them, beginning with a letter or digit)',
  (value): value is string => typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(value),
);

/** The calendar has this day: `2026-02-30` would be read as the second of March. */
export const isDay = (date: string): boolean => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
};

export const aDate: Shape<string> = satisfying(
  'a date like 2026-02-01',
  (value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value),
);

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isDay(value.slice(0, 10));

export const anInstant: Shape<string> = satisfying('an instant like 2026-02-01T19:30:00Z', isInstant);

/** An exact number as text, for no fraction may be lost: `'18'`, `'0.5'`, `'-1.5'`, `'2/3'`. */
export const aNumber: Shape<string> = satisfying(
  "a number as text, like '18', '0.5' or '2/3'",
  (value): value is string => typeof value === 'string' && /^-?\d{1,9}(\.\d{1,6}|\/[1-9]\d{0,8})?$/.test(value),
);

export const aSeat = oneOf(...SEATS);
export const aSide = oneOf(...SIDES);
const aRisk = oneOf(...RISKS);
export const aVulnerability = oneOf(...VULNERABILITIES);
export const anEdition = oneOf(...EDITIONS);
export const someRegulations = oneOf(...REGULATIONS);
export const aCard: Shape<Card> = satisfying('a card (SA to C2)', isCard);
export const aSaidCall: Shape<SaidCall> = satisfying(
  'a call (Pass, X, XX, 1C to 7NT; 8C to 9NT was said, but is no call)',
  (value): value is SaidCall => isCall(value) || isBeyondSeven(value),
);
export const aDenomination = oneOf(...DENOMINATIONS);
export const aSuit = oneOf(...SUITS);
const aBid: Shape<Bid> = satisfying('a bid (1C to 7NT)', isBid);
export const aBoardNumber: Shape<number> = satisfying('the number of a board (a whole number from 1)', isBoardNumber);
export const tricks = whole(0, 13);

/** The revision, in the board's own stream, of the act that something is about. */
export const anAct = whole(0, Number.MAX_SAFE_INTEGER);

/** A deal in PBN notation, `N:AKQ2.. ... - ...`; the hands it gives are sound (13 cards each, no card twice). */
export const aDeal: Shape<string> = {
  expected: 'a deal in PBN notation',
  problems: (value, path) => {
    if (typeof value !== 'string') return [{ path, message: 'expected a deal in PBN notation' }];
    const deal = parsePbnDeal(value);
    if (!deal.ok) return [{ path, message: `${deal.error.message} (column ${deal.error.column})` }];
    const [problem] = dealProblems(deal.value);
    if (problem === undefined) return [];
    const what =
      problem.kind === 'count'
        ? `${problem.seat} has ${problem.count} cards`
        : problem.kind === 'double'
          ? `${problem.card} is held twice`
          : `${problem.card} is in no hand`;
    return [{ path, message: what }];
  },
};

export const contestantsBySide = fullRecord(SIDES, anId);
export const playersBySeat = partialRecord(SEATS, anId);

export const aLawRef = object({ edition: anEdition, authority: oneOf('WBF', 'DBf', 'FSB'), paragraph: text(20) });

export const aContract = object({ bid: aBid, declarer: aSeat, risk: aRisk });

/** What was played: contract, declarer, risk and the tricks declarer won; null in place of it for a passed-out board. */
export const aPlayedResult = object({ bid: aBid, declarer: aSeat, risk: aRisk, tricks });

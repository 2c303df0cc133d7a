import { type Edition, EDITIONS, since } from '@app/bridge';
import type { Meeting } from './cells';
import { BY_CARDS, IN_THE_AUCTION, IRREGULARITIES, type Kind, ONLY_IN } from './irregularities';

/** What takes that the auction has ended. */
const AFTER_IT: readonly Kind[] = IRREGULARITIES.slice(IRREGULARITIES.indexOf('call-after-final-pass'));

/** What takes a faced lead. */
const IN_THE_PLAY: readonly Kind[] = [
  'dummy-warns-declarer',
  'dummy-suggests-card',
  'card-withdrawn-without-leave',
  ...BY_CARDS.filter((kind) => kind !== 'opening-lead-out-of-turn'),
];

/** In 2007 a card that is exposed before the lead is faced falls under Law 24. */
const isInThePlay = (kind: Kind, edition: Edition): boolean =>
  IN_THE_PLAY.includes(kind) || (kind === 'defenders-card-exposed' && !since(edition, 'wbf-2017'));

const WRONG_LEADS: readonly Kind[] = [
  'lead-before-choice',
  'penalty-card-not-played',
  'opening-lead-out-of-turn',
  'declarers-lead-out-of-turn',
  'defenders-lead-out-of-turn',
];

/** What the director rules on whatever they were called for. */
const RULED_ON_AT_ONCE: readonly Kind[] = [
  'card-exposed-in-the-auction',
  'change-of-call',
  ...IN_THE_AUCTION,
  'second-card-to-trick',
  ...WRONG_LEADS,
  'play-out-of-turn',
  'premature-lead',
];

/** What can go wrong although play has ceased. */
const AFTER_A_CLAIM: readonly Kind[] = [
  'lead-taken-up-without-leave',
  'call-after-final-pass',
  'claim-by-dummy',
  'card-after-claim',
];

/** With the lead itself, or with a card that lies before it is made. */
const MAY_UNDO_THE_LEAD: readonly Kind[] = ['lead-before-choice', 'penalty-card-not-played'];

const OF_DECLARER: readonly Kind[] = [
  'dummy-warns-declarer',
  'dummys-card-not-named',
  'dummy-suggests-card',
  'declarers-lead-out-of-turn',
  'claim-by-dummy',
];

const OF_DEFENDERS: readonly Kind[] = [
  'defenders-card-exposed',
  'lead-before-choice',
  'penalty-card-not-played',
  'defenders-lead-out-of-turn',
  'premature-lead',
  'played-before-the-right-lead',
  'restriction-breached',
];

const isOnlyElsewhere = (kind: Kind, edition: Edition): boolean =>
  EDITIONS.some((other) => ONLY_IN[kind] === other && other !== edition);

const isOfOneSide = (first: Kind, then: Kind): boolean =>
  [OF_DECLARER, OF_DEFENDERS].some((side) => side.includes(first) && side.includes(then));

const isOfTwoSides = (first: Kind, then: Kind): boolean =>
  (OF_DECLARER.includes(first) && OF_DEFENDERS.includes(then)) ||
  (OF_DEFENDERS.includes(first) && OF_DECLARER.includes(then));

interface Impossible {
  readonly why: string;
  readonly holds: (meeting: Meeting) => boolean;
}

/** Why two irregularities cannot meet so; the first reason that holds. */
export const IMPOSSIBLE: readonly Impossible[] = [
  {
    why: 'Another edition has it alone.',
    holds: ({ edition, first, then }) => isOnlyElsewhere(first, edition) || isOnlyElsewhere(then, edition),
  },
  {
    why: 'The auction is over, and what the first brings does not open it again.',
    holds: ({ edition, first, then }) =>
      AFTER_IT.includes(first) &&
      (IN_THE_AUCTION.includes(then) || (then === 'card-exposed-in-the-auction' && since(edition, 'wbf-2017'))),
  },
  {
    why: 'The lead is faced: no call can be changed any more, nor is a card exposed in the auction.',
    holds: ({ edition, first, then }) =>
      isInThePlay(first, edition) && (then === 'change-of-call' || then === 'card-exposed-in-the-auction'),
  },
  {
    why: 'The opening lead has been made, and no ruling on the first takes it back.',
    holds: ({ edition, first, then }) =>
      then === 'opening-lead-out-of-turn' && isInThePlay(first, edition) && !MAY_UNDO_THE_LEAD.includes(first),
  },
  {
    why: "It takes a lead of declarer's that was taken back (55B2): what was open before is ruled on with that lead.",
    holds: ({ first, then, when }) =>
      then === 'played-before-the-right-lead' && when === 'open' && RULED_ON_AT_ONCE.includes(first),
  },
  {
    why: 'The second takes a ruling on a bid out of rotation that comes after the first.',
    holds: ({ first, then, sides, when }) =>
      then === 'call-not-repeated' &&
      when === 'open' &&
      ((first === 'call-not-repeated' && sides === 'same') ||
        (first === 'call-despite-enforced-pass' && sides === 'other')),
  },
  {
    why: 'The duty is of the next call after the ruling that the second takes, and no call of others comes between.',
    holds: ({ first, then, when }) =>
      when === 'open' &&
      ((first === 'double-despite-restriction' && (then === first || then === 'call-not-repeated')) ||
        (first === 'call-not-repeated' && then === 'double-despite-restriction')),
  },
  {
    why: 'While a wrong lead lies there every other card is played to it (60A1), or comes once it has gone back.',
    holds: ({ first, then, when }) =>
      when === 'open' &&
      WRONG_LEADS.includes(first) &&
      ((then === 'lead-before-choice' && first !== 'penalty-card-not-played') ||
        (then === 'opening-lead-out-of-turn' && first !== then)),
  },
  {
    why: "Both are things that only one side can do wrong, declarer's or the defenders'.",
    holds: ({ first, then, sides }) => sides === 'other' && isOfOneSide(first, then),
  },
  {
    why: "One is for declarer's side alone, the other for the defenders.",
    holds: ({ first, then, sides }) => sides === 'same' && isOfTwoSides(first, then),
  },
  {
    why: 'Of a board one count is an irregularity (13, 14), whatever else is counted.',
    holds: ({ first, then }) => first === 'wrong-number-of-cards' && then === first,
  },
  {
    why: 'Play has ceased with the claim (68D): a card more is evidence (70D3) and nothing else.',
    holds: ({ first, then, when }) =>
      first === 'card-after-claim' &&
      ((then === 'action-before-director' && when === 'ruled') || AFTER_IT.includes(then)) &&
      !AFTER_A_CLAIM.includes(then),
  },
];

export const whyNot = (meeting: Meeting): string | null => IMPOSSIBLE.find(({ holds }) => holds(meeting))?.why ?? null;

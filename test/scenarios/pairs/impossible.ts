import { type Edition, EDITIONS } from '@app/bridge';
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
    holds: ({ first, then }) => AFTER_IT.includes(first) && IN_THE_AUCTION.includes(then),
  },
  {
    why: 'The lead is faced: no call can be changed any more, nor is a card exposed in the auction.',
    holds: ({ first, then }) =>
      IN_THE_PLAY.includes(first) && (then === 'change-of-call' || then === 'card-exposed-in-the-auction'),
  },
  {
    why: 'The opening lead has been made, and no ruling on the first takes it back.',
    holds: ({ first, then }) =>
      then === 'opening-lead-out-of-turn' && IN_THE_PLAY.includes(first) && !MAY_UNDO_THE_LEAD.includes(first),
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
    why: 'Of a board one count is an irregularity (13, 14): the director stays, and has all hands counted.',
    holds: ({ first, then, when }) =>
      first === 'wrong-number-of-cards' &&
      (then === first ||
        (when === 'ruled' && ['action-before-director', 'lead-taken-up-without-leave'].includes(then))),
  },
  {
    why: 'Play has ceased with the claim (68D): a card more is evidence (70D3) and nothing else.',
    holds: ({ first, then }) =>
      first === 'card-after-claim' &&
      (then === 'action-before-director' || AFTER_IT.includes(then)) &&
      !AFTER_A_CLAIM.includes(then),
  },
];

export const whyNot = (meeting: Meeting): string | null => IMPOSSIBLE.find(({ holds }) => holds(meeting))?.why ?? null;

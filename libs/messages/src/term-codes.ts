import { RISKS, SEATS, SIDES, SUITS } from '@app/bridge';

/** Offices that somebody can decide in: roles, and the instances of appeals. */
const OFFICES = [
  'auditor',
  'chief-director',
  'club-committee',
  'committee',
  'director',
  'district-committee',
  'federation-committee',
  'jury',
  'law-commission',
  'oral-committee',
  'organiser',
  'process-manager',
  'region-committee',
  'regulating-authority',
  'scorer',
  'table',
] as const;

/** What hands, an auction and tricks are shown with. */
const AT_THE_TABLE = [
  'card',
  'dealer',
  'deemed-pass',
  'irregularity',
  'led',
  'no-trumps',
  'not-in-force',
  'pass-in-brackets',
  'spoken-no-trumps',
  'trick',
  'vulnerable',
  'wins',
  'won-by',
] as const;

/** Codes of what the formatter itself needs of a language. */
export const TERM_CODES: readonly string[] = [
  'term.locale',
  'term.decimal-mark',
  'term.result',
  'term.passed-out',
  'term.conditions-of-contest',
  'term.in-2007',
  ...SEATS.map((seat) => `term.seat.${seat}`),
  ...SIDES.map((side) => `term.side.${side}`),
  ...SUITS.map((suit) => `term.suit.${suit}`),
  'term.cited.Law',
  'term.cited.Regulation',
  ...OFFICES.map((office) => `term.office.${office}`),
  ...['Pass', 'X', 'XX'].flatMap((call) => [`term.call.${call}`, `term.said.${call}`, `term.spoken.${call}`]),
  ...SEATS.map((seat) => `term.place.${seat}`),
  ...['A', 'K', 'Q', 'J', 'T'].flatMap((rank) => [`term.rank.${rank}`, `term.rank-sign.${rank}`]),
  ...RISKS.map((risk) => `term.risk.${risk}`),
  ...AT_THE_TABLE.map((term) => `term.${term}`),
];

import { SEATS, SIDES } from '@app/bridge';

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
  ...['Pass', 'X', 'XX'].map((call) => `term.call.${call}`),
];

import { sideOf } from './seats';
import { type Seat, type Side, type Vulnerability, SEATS } from './vocabulary';

/** Vulnerability of boards 1-16; the cycle repeats (Law 2). */
const CYCLE: readonly Vulnerability[] = [
  ...(['None', 'NS', 'EW', 'All'] as const),
  ...(['NS', 'EW', 'All', 'None'] as const),
  ...(['EW', 'All', 'None', 'NS'] as const),
  ...(['All', 'None', 'NS', 'EW'] as const),
];

/** How a board is marked: who deals, who is vulnerable (Law 2). */
interface BoardMarking {
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
}

/** Whether a number can be the number of a board: a whole number from 1. */
export const isBoardNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;

/** The marking that Law 2 gives a board of this number (1, 2, ...; repeated every 16). */
export const regularMarking = (board: number): BoardMarking => ({
  dealer: SEATS[(board - 1) % SEATS.length] ?? 'N',
  vulnerability: CYCLE[(board - 1) % CYCLE.length] ?? 'None',
});

/** A part of a board's marking that is not what the cycle has. */
export type MarkedOtherwise =
  | { readonly part: 'dealer'; readonly is: Seat; readonly regular: Seat }
  | { readonly part: 'vulnerability'; readonly is: Vulnerability; readonly regular: Vulnerability };

/** How a board's own marking departs from the cycle; played as marked all the same (Law 2). */
export const markedOtherwise = (board: number, marking: BoardMarking): readonly MarkedOtherwise[] => {
  const { dealer, vulnerability } = regularMarking(board);
  const parts: readonly MarkedOtherwise[] = [
    { part: 'dealer', is: marking.dealer, regular: dealer },
    { part: 'vulnerability', is: marking.vulnerability, regular: vulnerability },
  ];
  return parts.filter(({ is, regular }) => is !== regular);
};

export const isVulnerable = (vulnerability: Vulnerability, who: Seat | Side): boolean => {
  const side = who === 'NS' || who === 'EW' ? who : sideOf(who);
  return vulnerability === 'All' || vulnerability === side;
};

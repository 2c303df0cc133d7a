import { type Call, type Seat, SEATS } from './vocabulary';

/** Who has passed what. It is kept by seat, because passes out of rotation may have passed over a player. */
export interface Passes {
  /** Who made the last bid, or admissible double or redouble; null while nobody has. */
  readonly lastCaller: Seat | null;
  /** Who has passed since then. */
  readonly passed: readonly Seat[];
  /** Who has made an inadmissible double or redouble since then, and who has passed after it; null where nobody has. */
  readonly inadmissible: { readonly by: Seat; readonly passed: readonly Seat[] } | null;
}

export const NO_PASSES: Passes = { lastCaller: null, passed: [], inadmissible: null };

const and = (passed: readonly Seat[], seat: Seat): readonly Seat[] =>
  passed.includes(seat) ? passed : [...passed, seat];

/**
 * Who has passed what, after one more call.
 * @param stands whether the call is a bid, or a double or redouble that Law 19 admits
 */
export const passesAfter = (
  { lastCaller, passed, inadmissible }: Passes,
  seat: Seat,
  call: Call,
  stands: boolean,
): Passes => {
  if (stands) return { lastCaller: seat, passed: [], inadmissible: null };
  if (call !== 'Pass') return { lastCaller, passed, inadmissible: { by: seat, passed: [] } };
  return {
    lastCaller,
    passed: and(passed, seat),
    inadmissible: inadmissible && { ...inadmissible, passed: and(inadmissible.passed, seat) },
  };
};

const byAllBut = (caller: Seat | null, passed: readonly Seat[]): boolean =>
  SEATS.every((seat) => seat === caller || passed.includes(seat));

/**
 * Law 22: an auction ends when the last call other than a pass has been passed by the three others; without a bid,
 * when all four have passed. Passes out of rotation do not end it for a player whom they have passed over, who keeps
 * the right to call (Law 34; 17D3, in 2007 17E2).
 *
 * An inadmissible double or redouble is void (Law 36), and those who had passed need not pass again: its maker has
 * only to pass in its place (36B2). Where nobody minds it and the three others pass it, the auction has ended as
 * well, in the contract without it (2017: 36C).
 */
export const allHavePassed = ({ lastCaller, passed, inadmissible }: Passes): boolean =>
  byAllBut(lastCaller, passed) ||
  (lastCaller !== null && inadmissible !== null && byAllBut(inadmissible.by, inadmissible.passed));

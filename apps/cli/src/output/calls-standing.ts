import type { Seat } from '@app/bridge';
import { leftOf } from '@app/bridge';
import type { BoardView, CallView } from '@app/session';

type Auction = Pick<BoardView, 'dealer' | 'auction' | 'inForce'>;

/** A place in the auction that is taken: by a call that somebody made, or by a pass that is deemed made (`call` null). */
export interface StandingCall {
  readonly seat: Seat;
  readonly call: CallView | null;
}

/** How many of these calls others made before this one. */
const othersBefore = (calls: readonly CallView[], { act, seat }: CallView): number =>
  calls.filter((other) => other.act < act && other.seat !== seat).length;

/**
 * The calls in force as they follow each other at the table. That is not always the order in which they were made: a
 * call in place of an unintended one (25A) comes after the call that was made over it. And a pass that is deemed made
 * (28A, 38C) is in force though nobody made it: it is taken for one where its player's own next pass belongs to the
 * round after, as all the others have called in between.
 */
export const callsStanding = ({ dealer, auction, inForce }: Auction): readonly StandingCall[] => {
  let made = auction.filter(({ status }) => status === 'in-force');
  let deemed = inForce.length - made.length;
  let turn = dealer;
  const standing: StandingCall[] = [];
  for (const said of inForce) {
    const alike = made.filter(({ call }) => call === said);
    const inTurn = alike.find(({ seat }) => seat === turn);
    const isLate = inTurn !== undefined && othersBefore(made, inTurn) > 3 - deemed;
    const isDeemed = deemed > 0 && said === 'Pass' && (inTurn === undefined || isLate);
    const call = isDeemed ? null : (inTurn ?? alike[0] ?? null);
    if (call === null) deemed -= 1;
    else made = made.filter((one) => one !== call);
    standing.push({ seat: call?.seat ?? turn, call });
    turn = leftOf(call?.seat ?? turn);
  }
  return standing;
};

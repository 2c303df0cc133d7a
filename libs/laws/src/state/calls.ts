import type { Denomination, Seat, Side, SaidCall } from '@app/bridge';

/** A call as it lies on the table, in force until a Law says otherwise. */
export interface CallOnTable {
  /** The revision of its event; of the event that makes it deemed made, where nobody made it. */
  readonly at: number;
  readonly seat: Seat;
  readonly call: SaidCall;
  readonly artificial: boolean;
  /** What it shows, where somebody has said so. */
  readonly shows: readonly Denomination[] | null;
  /** Whose turn it was, where the call was out of rotation. */
  readonly insteadOf: Seat | null;
  /** Nobody made it: a pass that an obliged player did not wait to make (28A), or that replaces a call (37B2, 38C). */
  readonly deemed: boolean;
}

/** A call that is no longer in force. */
export interface GoneCall extends CallOnTable {
  readonly status: 'withdrawn' | 'cancelled';
  /** The paragraph it fell under. */
  readonly law: string;
  /** The side that may not use what it told (16C, in 2007 16D); null where the Laws let everybody use it. */
  readonly unauthorised: Side | null;
}

import type { Side, Seat, Suit } from '@app/bridge';

/** A revoke as it was made, and what has come up about it since. */
export interface RevokeMade {
  /** The act of the card that did not follow suit, or broke a restriction. */
  readonly at: number;
  readonly seat: Seat;
  /** 1 to 13 */
  readonly trick: number;
  /** The suit that should have been followed; null where it was a restriction that was broken. */
  readonly suit: Suit | null;
  /** A card that should have been played lay face up: dummy's, or a penalty card (64B3). */
  readonly faced: boolean;
  /** The act by which attention was first drawn to it; null as long as nobody has. */
  readonly attention: number | null;
  /** It has been put right (62), or counts as established whatever the cards say (43B2b, 67B1). */
  readonly fate: 'corrected' | 'as-established' | null;
}

/** A trick in which a revoke is being put right: what was played after it may go back as well (62C). */
export interface ReopenedTrick {
  readonly trick: number;
  /** The side that has revoked. */
  readonly side: Side;
  /** Both sides have, and one of them had played on (62C3 of 2017): defenders leave what they take back on the table. */
  readonly mutual: boolean;
}

/** What the Laws of the revoke remember beside the cards. */
export interface RevokeState {
  /** In the order in which they were made. */
  readonly made: readonly RevokeMade[];
  /** Until somebody plays on. */
  readonly reopened: readonly ReopenedTrick[];
  /** The first call of each side on a later board (64B4). */
  readonly calledOnNext: Readonly<Partial<Record<Side, number>>>;
  /** The act that ended the round (64B5). */
  readonly roundEnded: number | null;
}

export const NO_REVOKES: RevokeState = { made: [], reopened: [], calledOnNext: {}, roundEnded: null };

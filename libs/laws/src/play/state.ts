import type { Seat, Suit } from '@app/bridge';
import type { ClaimState, HandShown } from './claim-state';
import type { DummyState } from './dummy-state';
import type { PointedCard } from './pointed-card';
import { DUMMY_KEEPS_HIS_RIGHTS } from './dummy-state';
import type { LedTogether } from './led-together';
import type { PenaltyState } from './penalty-state';
import { NO_PENALTY } from './penalty-state';
import type { PlayedState } from './played-state';
import { NOTHING_NAMED } from './played-state';
import type { MissingCard } from './defect-state';
import type { RevokeState } from './revoke-state';
import { NO_REVOKES } from './revoke-state';

/** A revoke, and what has become of it (61 to 64). */
export interface Revoke {
  /** The act of the card that did not follow suit, or broke a restriction. */
  readonly at: number;
  readonly seat: Seat;
  /** 1 to 13 */
  readonly trick: number;
  /** The suit that should have been followed; null where it was a restriction that was broken. */
  readonly suit: Suit | null;
  readonly status: 'open' | 'corrected' | 'established';
  /** Tricks that go over to the other side for it, as things stand (64A, 64B). */
  readonly transfer: number;
}

/** What the Laws of the play keep beside the cards themselves: each part with the Law that uses it. */
export interface PlayState {
  /** The last claim or concession (68 to 71). */
  readonly claim: ClaimState | null;
  /** The last hand that was laid down otherwise than as dummy's: a claim, or none (68A). */
  readonly handShown: HandShown | null;
  /** How the quitted cards lie, each player's of each trick as he has laid it last (65B). */
  readonly pointed: readonly PointedCard[];
  /** In the order in which they were made. */
  readonly revokes: readonly Revoke[];
  /** What they are drawn from: how they were made, and what has come up about them since (61 to 64). */
  readonly revoking: RevokeState;
  /** Cards that have not been played to tricks gone by (67). */
  readonly missing: readonly MissingCard[];
  /** What dummy has lost by breaking his limits (43). */
  readonly dummy: DummyState;
  /** Both defenders have played to declarer's lead out of turn at once (55A). */
  readonly ledTogether: LedTogether | null;
  /** How cards have come to be played (45, 46). */
  readonly played: PlayedState;
  /** What penalty cards and cards played too early have led to (50, 51, 52, 57). */
  readonly penalty: PenaltyState;
}

export const NO_PLAY: PlayState = {
  claim: null,
  handShown: null,
  pointed: [],
  revokes: [],
  revoking: NO_REVOKES,
  missing: [],
  dummy: DUMMY_KEEPS_HIS_RIGHTS,
  ledTogether: null,
  penalty: NO_PENALTY,
  played: NOTHING_NAMED,
};

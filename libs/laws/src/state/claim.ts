import { type BySide, type Card, type Seat, type Side, TRICKS, otherSide, partnerOf, sideOf } from '@app/bridge';
import type { Ground } from './acts';

export const CLAIM_STATUSES = ['made', 'accepted', 'disputed', 'objected', 'played-on', 'ruled'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** Cards that somebody has shown, or played, since play ceased. */
interface CardsSince {
  readonly at: number;
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** Tricks that a side asks for although it has agreed to lose them (69B), or has conceded them (71). */
export interface AskedBack {
  /** The act that asks. */
  readonly at: number;
  readonly by: Seat;
  readonly tricks: number;
  readonly ground: Ground;
  /** What the director has judged; null until then. */
  readonly granted: boolean | null;
}

/** A claim or concession, and how far it has come. */
export interface ClaimState {
  /** The act that made it. */
  readonly at: number;
  readonly kind: 'claim' | 'concession';
  readonly by: Seat;
  /** Tricks claimed for the own side, or conceded to the other; null where a hand was shown without a number (68A). */
  readonly tricks: number | null;
  readonly statement: string | null;
  readonly status: ClaimStatus;
  readonly acceptedBy: Seat | null;
  /** The acceptance is complete: nothing can be objected any more (69A). */
  readonly settled: boolean;
  /** Tricks each side had won when play ceased; whatever is played on changes nothing in what was claimed. */
  readonly won: BySide<number>;
  /** Tricks, of those left, that the director has given to the side that claimed or conceded (70). */
  readonly ruled: number | null;
  readonly askedBack: readonly AskedBack[];
  /** Who has agreed to play on (2017: 68D2b). */
  readonly playOn: readonly Seat[];
  /** Cards shown with it or since. They are no penalty cards while nothing is played (68B2). */
  readonly shown: readonly CardsSince[];
  /** Cards played although play had ceased: they win nothing, but may be evidence (2007: 70D3). */
  readonly played: readonly CardsSince[];
}

/** A hand laid down by a player who is not dummy, and when. */
export interface HandShown {
  readonly at: number;
  readonly seat: Seat;
}

/** What a claim is that has just been made. */
export const newClaim = (
  made: Pick<ClaimState, 'at' | 'kind' | 'by' | 'tricks' | 'statement' | 'won' | 'shown'>,
): ClaimState => ({
  ...made,
  status: 'made',
  acceptedBy: null,
  settled: false,
  ruled: null,
  askedBack: [],
  playOn: [],
  played: [],
});

/** There is neither claim nor concession any more: partner has objected (68B2), or the play has gone on (68D2b). */
export const isVoid = ({ status }: Pick<ClaimState, 'status'>): boolean =>
  status === 'objected' || status === 'played-on';

/** The claim or concession, unless it is void. */
export const inForce = (claim: ClaimState | null): ClaimState | null => (claim && !isVoid(claim) ? claim : null);

/** Whether play has ceased with it (68D): not once it is void. */
export const hasCeasedPlay = (claim: ClaimState | null): boolean => inForce(claim) !== null;

/**
 * Whether what is said against it comes in time: nothing is agreed on yet, or not for good (69A), and nothing ruled.
 */
export const isContestable = ({ status, settled }: ClaimState): boolean =>
  status === 'made' || status === 'disputed' || (status === 'accepted' && !settled);

/** Tricks that were left when play ceased, the one in progress included. */
export const tricksLeftAt = ({ won }: Pick<ClaimState, 'won'>): number => TRICKS - won.NS - won.EW;

/**
 * Tricks left that it has for the side that made it: who concedes some claims the others (68B1). Null where nobody
 * has said.
 */
export const claimedBy = (claim: Pick<ClaimState, 'kind' | 'tricks' | 'won'>): number | null => {
  if (claim.tricks === null) return null;
  return claim.kind === 'claim' ? claim.tricks : tricksLeftAt(claim) - claim.tricks;
};

/** Tricks that it concedes: all that it does not claim (68B1). Null where nobody has said. */
export const concededBy = (claim: Pick<ClaimState, 'kind' | 'tricks' | 'won'>): number | null => {
  const claimed = claimedBy(claim);
  return claimed === null ? null : tricksLeftAt(claim) - claimed;
};

/** Tricks given back so far to a side. */
const givenBackTo = ({ askedBack }: ClaimState, side: Side): number =>
  askedBack
    .filter(({ by, granted }) => granted === true && sideOf(by) === side)
    .reduce((sum, one) => sum + one.tricks, 0);

/** Tricks left that the side that made it has in the end; null while it is neither accepted nor ruled. */
const tricksInTheEnd = (claim: ClaimState): number | null => {
  if (claim.status === 'ruled') return claim.ruled;
  const claimed = claimedBy(claim);
  if (claim.status !== 'accepted' || claimed === null) return null;
  const own = sideOf(claim.by);
  const changed = claimed + givenBackTo(claim, own) - givenBackTo(claim, otherSide(own));
  return Math.min(Math.max(changed, 0), tricksLeftAt(claim));
};

/**
 * All thirteen tricks as an accepted or ruled claim shares them out, with those that were given back; null where there
 * is none, or nobody has said how many tricks were claimed. Tricks that go over for a revoke (64) are not in it.
 */
export const tricksByClaim = (claim: ClaimState | null): BySide<number> | null => {
  const own = claim && tricksInTheEnd(claim);
  if (claim === null || own === null) return null;
  const side = sideOf(claim.by);
  return {
    ...claim.won,
    [side]: claim.won[side] + own,
    [otherSide(side)]: claim.won[otherSide(side)] + tricksLeftAt(claim) - own,
  };
};

/**
 * The most tricks that a side can still ask for: what it gave up by agreeing, or conceded. Null where nobody has
 * said.
 */
export const mostToAskFor = (claim: ClaimState, by: Seat): number | null => {
  const given = sideOf(by) === sideOf(claim.by) ? concededBy(claim) : claimedBy(claim);
  return given === null ? null : given - givenBackTo(claim, sideOf(by));
};

/**
 * Whether this player's objection, made at once, undoes it: a defender has conceded tricks, and it is their partner
 * (68B2).
 */
export const isUndoneBy = (claim: ClaimState, by: Seat, byDefender: boolean): boolean =>
  byDefender && by === partnerOf(claim.by) && (concededBy(claim) ?? 0) > 0;

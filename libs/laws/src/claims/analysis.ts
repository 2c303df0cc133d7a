import type { CardInTrick } from '@app/bridge';
import type { LawRef } from '../state/law-ref';

/** Something the analysis has taken for granted, with the paragraph it rests on. */
export interface Assumption {
  readonly law: LawRef;
  readonly text: string;
}

/** Law 70C: what has been found of a trump that an opponent holds. All three make for a trick or tricks to them. */
export interface OutstandingTrump {
  /** The claimer did not mention it. */
  readonly notMentioned: boolean;
  /** He may not have known of it; a judgement of the director's. */
  readonly mayNotHaveKnown: boolean;
  /** Tricks that some normal play would lose to it and that he would not have lost, had he known. */
  readonly tricks: number;
}

interface Searched {
  /** Tricks claimed, of `left`: the others are conceded. */
  readonly claimed: number;
  readonly left: number;
  readonly assumed: readonly Assumption[];
  /** Positions searched. */
  readonly searched: number;
}

/**
 * What a claim is worth by Laws 70 and 71: advice for the director, recorded with the ruling and never the ruling
 * itself. Where not all play could be searched it is not complete and gives no number at all.
 */
export type ClaimAnalysis =
  | (Searched & {
      readonly complete: true;
      /** The least tricks of the claimer's side by any normal play (the most, where the claimer has the doubt). */
      readonly least: number;
      /** The play that shows it, card by card from the position of the claim. */
      readonly line: readonly CardInTrick[];
      /** Plays that were not taken for normal and so not tried, with the reason. */
      readonly ruledOut: readonly Assumption[];
      /** Law 71B (71.2 in 2007): tricks that were conceded and that no normal play could lose. */
      readonly wronglyConceded: number;
      /** What the side would take with all hands seen and best play by everybody. */
      readonly doubleDummy: number;
      /** Null where the opponents have no trump, or there are none. */
      readonly outstandingTrump: OutstandingTrump | null;
    })
  | (Searched & { readonly complete: false; readonly why: string });

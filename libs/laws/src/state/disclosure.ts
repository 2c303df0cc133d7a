import type { Seat } from '@app/bridge';

/** Something done beside the calls that a judgement may be about, and who did it. */
export interface Deed {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: 'card' | 'question' | 'review' | 'review-given' | 'tempo' | 'remark' | 'manner' | 'exposed' | 'claim';
}

/** An explanation, or an announcement, of a call. */
export interface Explained {
  readonly at: number;
  readonly by: Seat;
  /** The act of the call. */
  readonly about: number;
}

/** What a person has judged about an act. */
interface Judged {
  readonly question: string;
  readonly act: number;
  readonly answer: string;
}

/** Peers were asked what they would have done (16B1b): evidence for a judgement, and never the judgement itself. */
export interface Poll {
  /** The call or card that it is about; null where nobody has said. */
  readonly act: number | null;
  readonly question: string;
  /** How many were asked. */
  readonly asked: number;
  /** Every answer, in the order in which it was first given. */
  readonly answers: readonly { readonly answer: string; readonly count: number }[];
}

/** What the players have told each other and the director beside their calls and cards (Laws 16, 20, 40, 73, 75). */
export interface DisclosureState {
  readonly deeds: readonly Deed[];
  readonly explanations: readonly Explained[];
  readonly judgements: readonly Judged[];
  readonly polls: readonly Poll[];
}

export const NO_DISCLOSURE: DisclosureState = {
  deeds: [],
  explanations: [],
  judgements: [],
  polls: [],
};

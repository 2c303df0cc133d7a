import type { Seat, PersonalText } from '@app/bridge';

/** Somebody has drawn attention to an irregularity (9A). */
interface Attention {
  readonly at: number;
  readonly by: Seat;
  /** The act that it was drawn to, where that is said. */
  readonly act: number | null;
}

/** What a player told the director, and about which act. */
export interface Statement {
  readonly at: number;
  readonly by: Seat;
  readonly act: number | null;
  readonly text: PersonalText;
}

/** A fact on which the director rules: all agree on it (Law 84), or they find it the more probable (Law 85). */
export interface Fact {
  readonly at: number;
  readonly act: number | null;
  readonly basis: 'agreed' | 'balance-of-probabilities';
  readonly text: string;
  readonly law: '84' | '85';
}

/** An option that has been used (10C); `by` is null where the director chose. */
interface Choice {
  readonly at: number;
  readonly by: Seat | null;
  readonly law: string;
  readonly act: number;
  readonly choice: string;
}

/** What a spectator has said or shown, about which act, and the paragraph it falls under (Law 76). */
interface SpokenBySpectator {
  readonly at: number;
  readonly act: number | null;
  readonly text: string;
  readonly law: '76B3' | '76B5' | '76C1';
}

/** The director has pointed out the right to appeal, or has referred the matter themselves (Law 83). */
interface AppealRight {
  readonly act: number;
  readonly law: '83';
  readonly answer: string;
}

/** How an irregularity is handled: who drew attention to it, what was stated, found, chosen and pointed out. */
export interface ProcedureState {
  readonly attention: readonly Attention[];
  /** Attention has been drawn, the director is not there, and nobody has gone on yet (9B2). */
  readonly awaitsDirector: boolean;
  /** Who called the director last, and when. */
  readonly called: { readonly at: number; readonly by: Seat } | null;
  readonly statements: readonly Statement[];
  readonly facts: readonly Fact[];
  readonly choices: readonly Choice[];
  readonly appealRights: readonly AppealRight[];
  readonly spectators: readonly SpokenBySpectator[];
  /** Cards that were shown, at which somebody may point. */
  readonly shown: readonly { readonly at: number; readonly seat: Seat }[];
  /** The stop card: whether this table has used it on the board, and who has it out now. */
  readonly stop: { readonly used: boolean; readonly shownBy: Seat | null };
  /** The board has its result. */
  readonly resultIn: boolean;
  /** No more cards are played: thirteen tricks, a claim or a result. */
  readonly playOver: boolean;
}

export const NO_PROCEDURE: ProcedureState = {
  attention: [],
  awaitsDirector: false,
  called: null,
  statements: [],
  facts: [],
  choices: [],
  appealRights: [],
  spectators: [],
  shown: [],
  stop: { used: false, shownBy: null },
  resultIn: false,
  playOver: false,
};

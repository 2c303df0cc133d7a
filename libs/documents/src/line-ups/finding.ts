import type { Seat } from '@app/bridge';

/** What can be wrong with who played for a contestant, and where. */
export type LineUpFault =
  | 'not-entered'
  | 'substitute-not-allowed'
  | 'too-few-entered'
  | 'too-many-entered'
  | 'too-many-in-the-match'
  | 'too-few-entered-playing'
  | 'two-contestants-at-once'
  | 'two-contestants'
  | 'substitute-for-two'
  | 'too-many-rounds-as-substitute'
  | 'too-many-substitutes'
  | 'replaced-more-than-once'
  | 'changed-during-round'
  | 'wrong-direction'
  | 'seated-first'
  | 'room-changed'
  | 'same-opponents'
  | 'changed-for-extra-boards'
  | 'rights-lost';

/** What regulations say follows from it, unless a person decides otherwise. */
export interface Consequence {
  readonly what: string;
  readonly paragraph: string;
}

/** Something about a line-up that conditions or regulations do not let, for a person to decide on. */
export interface LineUpFinding {
  readonly fault: LineUpFault;
  readonly contestant: string;
  readonly player: string | null;
  /** The rounds it is about, in their order; none where it is about the contestant's entry. */
  readonly rounds: readonly string[];
  readonly table: string | null;
  readonly seat: Seat | null;
  readonly what: string;
  readonly paragraph: string;
  readonly leadsTo: readonly Consequence[];
  /** Ids of the events that it rests on: `session-s@7`, `board-s.open.1@0`. */
  readonly sources: readonly string[];
}

/** A finding about a contestant; what it is not about is left out. */
export const finding = (
  fault: LineUpFault,
  contestant: string,
  what: string,
  paragraph: string,
  rest: Partial<Omit<LineUpFinding, 'fault' | 'contestant' | 'what' | 'paragraph'>> = {},
): LineUpFinding => ({
  fault,
  contestant,
  player: null,
  rounds: [],
  table: null,
  seat: null,
  what,
  paragraph,
  leadsTo: [],
  sources: [],
  ...rest,
});

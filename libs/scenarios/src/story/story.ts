import type { BoardAddress, Conditions, Role, ScoringForm } from '@app/contract';
import type { Edition, Regulations } from '@app/bridge';
import type { ByEdition } from '../scenario/editions';
import type { StoryCommand } from './commands';
import type { Clock } from './notation';

/** Who plays: ids with their players. */
export type Entries = Readonly<Record<string, readonly string[]>>;

/** Who meets whom, `tables: { 1: 1-2 }` with North-South first; all tables play these boards. */
export interface StoryRound {
  readonly round: string;
  readonly tables: Readonly<Record<string, string>>;
  readonly boards: readonly number[];
  /** The match that it is a half of. */
  readonly match?: string;
}

/** The session that a story is about, as its head has it. */
export interface StoryHead {
  readonly line: number;
  readonly regulations?: Regulations;
  readonly scoring: ScoringForm;
  readonly clock: Clock;
  readonly conditions?: Conditions;
  readonly stage?: string;
  readonly kind: Conditions['contestants'];
  readonly entries: Entries;
  readonly rounds: readonly StoryRound[];
}

/** A command of a story, to its session, to a board or to an appeal; for every edition or apart for each. */
export interface Told {
  readonly line: number;
  readonly command: StoryCommand;
  readonly on: BoardAddress | null;
  readonly appeal: string | null;
  readonly as: Role;
  /** By which later steps and expectations know what was decided. */
  readonly name: string | null;
  readonly data: ByEdition;
}

/** Results of boards whose play does not matter. */
export interface Results {
  readonly line: number;
  /** By table and board: `4S N 10`. */
  readonly results: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Expected {
  readonly line: number;
  readonly expect: ByEdition;
}

export type StoryStep = Told | Results | Expected;

/** A session from its first call to the final list. */
export interface Story {
  readonly title: string;
  readonly editions: readonly Edition[];
  /** Paragraphs that it shows: `L92D1`, `DBf X79A3`. */
  readonly covers: readonly string[];
  readonly head: StoryHead;
  readonly steps: readonly StoryStep[];
}

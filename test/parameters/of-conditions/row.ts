import type { Conditions } from '@app/contract';
import type { PlayedBy } from '../texts';

type Stage = Conditions['stages'][number];
type Players = NonNullable<Conditions['players']>;

const STAGE: Stage = { stage: 'all', form: 'field', scoring: 'matchpoints' };

/** Conditions that say as little as they may. */
export const PLAIN: Conditions = { name: 'Event', contestants: 'pair', stages: [STAGE] };

export const inEvent = (more: Partial<Conditions>): Conditions => ({ ...PLAIN, ...more });
export const inStage = (more: Partial<Stage>): Conditions => inEvent({ stages: [{ ...STAGE, ...more }] });
export const inPlayers = (players: Players): Conditions => inEvent({ players });
export const inSubstitutes = (substitutes: NonNullable<Players['substitutes']>): Conditions =>
  inPlayers({ substitutes });

/** A field outside `parameters`, conditions that have it, and what a reader is told of them that plain ones do not say. */
export interface Announced {
  /** `'stages.sections'`. */
  readonly field: string;
  readonly conditions: Conditions;
  readonly says: readonly string[];
}

/** What a field decides, with the same result by every text of regulations. */
export interface Decides {
  readonly field: string;
  readonly shows: string;
  readonly outcome: (conditions: Conditions, playedBy: PlayedBy) => string;
  readonly without: readonly [conditions: Conditions, gives: string];
  readonly with: readonly [conditions: Conditions, gives: string];
}

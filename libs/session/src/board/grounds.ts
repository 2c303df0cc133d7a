import type { BoardEvent } from '@app/contract';

/** What a ruling may rest on, as its grounds name it, and the events that are of each kind. */
export const GROUNDS = {
  directorCalls: 'DirectorCalled',
  statements: 'StatementTaken',
  facts: 'FactFound',
  options: 'OptionsOffered',
  choices: 'OptionChosen',
  judgements: 'JudgementMade',
  polls: 'PollTaken',
} as const satisfies Readonly<Record<string, BoardEvent['type']>>;
export type GroundKind = keyof typeof GROUNDS;

/** In the order in which a ruling names what it rests on. */
export const GROUND_KINDS: readonly GroundKind[] = [
  'directorCalls',
  'statements',
  'facts',
  'options',
  'choices',
  'judgements',
  'polls',
];

/** An event that a ruling may rest on, by its revision. */
export interface Ground {
  readonly at: number;
  readonly kind: GroundKind;
}

/** What kind of ground an event is; null for an event that no ruling rests on. */
export const groundOf = (type: BoardEvent['type']): GroundKind | null =>
  GROUND_KINDS.find((kind) => GROUNDS[kind] === type) ?? null;

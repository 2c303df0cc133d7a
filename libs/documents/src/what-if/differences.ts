import type { DecisionAddress } from '@app/contract';
import { type DecisionChanges, decisionChanges } from './decision-changes';
import { type ScoreChanges, scoreChanges } from './score-changes';
import type { StageState } from './stage-state';

/** Everything in a stage that is not as it was; nothing but what has changed is in it. */
export interface Differences extends ScoreChanges, DecisionChanges {}

/** @param now where a decision of `before` is in `after`, where that is another course of things; null where it is not */
export const differences = (
  before: StageState,
  after: StageState,
  now: (address: DecisionAddress) => DecisionAddress | null = (address) => address,
): Differences => ({ ...scoreChanges(before, after), ...decisionChanges(before, after, now) });

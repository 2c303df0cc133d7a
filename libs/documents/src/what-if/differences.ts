import type { DecisionAddress, Differences } from '@app/contract';
import { decisionChanges } from './decision-changes';
import { scoreChanges } from './score-changes';
import type { StageState } from './stage-state';

/** @param now where a decision of `before` is in `after`, where that is another course of things; null where it is not */
export const differences = (
  before: StageState,
  after: StageState,
  now: (address: DecisionAddress) => DecisionAddress | null = (address) => address,
): Differences => ({ ...scoreChanges(before, after), ...decisionChanges(before, after, now) });

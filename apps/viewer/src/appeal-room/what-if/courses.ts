import type { BySide } from '@app/bridge';
import type { AdjustedOutcome } from '@app/contract';
import type { RulingView } from '@app/session';
import type { components } from '../../ledger/api.generated';
import { type OutcomeDraft, outcomeOf } from '../../forms/outcome';

/** What a committee might decide about the score of the board. */
export interface Course {
  readonly kind: 'upheld' | 'table' | 'other';
  /** Of `other`; kept while another kind is looked at. */
  readonly draft: OutcomeDraft;
}

/** An alternative as `POST /boards/{id}/what-if` takes it. */
export type Alternative = components['schemas']['WhatIfRequest'];

const TABLE: BySide<AdjustedOutcome> = { NS: { kind: 'table' }, EW: { kind: 'table' } };

/** What a course is an alternative to: the ruling, and what this case has decided about the score. */
interface Decided {
  readonly ruling: Pick<RulingView, 'changedBy'> | undefined;
  readonly outcome: BySide<AdjustedOutcome> | undefined;
}

/**
 * The course as another one than that on record; null where it is what is on record, or where the board does not have
 * yet what the case has decided.
 */
export const alternativeOf = ({ kind, draft }: Course, { ruling, outcome }: Decided): Alternative | null => {
  const changedBy = ruling?.changedBy ?? null;
  if (outcome && changedBy === null) return null;
  const instead = changedBy === null ? {} : { without: [changedBy] };
  if (kind === 'upheld') return changedBy === null ? null : instead;
  return {
    ...instead,
    steps: [{ 'assign-score': { outcome: kind === 'table' ? TABLE : outcomeOf(draft), authority: 'what if' } }],
  };
};

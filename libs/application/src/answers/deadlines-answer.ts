import {
  type CorrectionRight,
  type Deadline,
  type Planned,
  correctionAllowed,
  deadlinesOf,
  isOpen,
  plannedBy,
} from '@app/session';
import type { StageDocuments } from './stage-documents';

/** A deadline, and whether the right is there at the moment that was asked about; null where none was. */
export interface DeadlineView extends Deadline {
  readonly open: boolean | null;
}

/** Whether an error in the score of a round, or of the whole session, may be put right at a moment. */
export interface CorrectionView extends CorrectionRight {
  /** Null for the session. */
  readonly round: string | null;
}

export interface DeadlinesAnswer {
  /** The moment that was asked about. */
  readonly at: string | null;
  readonly deadlines: readonly DeadlineView[];
  /** For the session and each of its rounds; none where no moment was asked about. */
  readonly corrections: readonly CorrectionView[];
}

const correctionsAt = ({ session }: StageDocuments, at: string, planned: Planned): readonly CorrectionView[] => {
  const rounds = [null, ...new Set(session.rounds.map(({ round }) => round))];
  return rounds.map((round) => ({ round, ...correctionAllowed(session, round, at, planned) }));
};

/**
 * Until when each right lasts that has to do with a session, computed and decided.
 * @param at an instant: which rights are there at that moment
 */
export const deadlinesAnswer = (documents: StageDocuments, at: string | null): DeadlinesAnswer => {
  const { session, stage } = documents;
  const planned = plannedBy(stage.find((_, index) => stage[index - 1]?.session.id === session.id)?.session);
  const deadlines = deadlinesOf(session, planned).map((one) => ({
    ...one,
    open: at === null ? null : isOpen(one, at),
  }));
  return { at, deadlines, corrections: at === null ? [] : correctionsAt(documents, at, planned) };
};

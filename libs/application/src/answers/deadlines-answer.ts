import type { CorrectionRightView, DeadlinesAnswer, Said } from '@app/contract';
import { type Planned, correctionAllowed, deadlinesOf, isOpen, plannedBy } from '@app/session';
import type { StageDocuments } from './stage-documents';

const correctionsAt = ({ session }: StageDocuments, at: string, planned: Planned): readonly CorrectionRightView[] => {
  const rounds = [null, ...new Set(session.rounds.map(({ round }) => round))];
  return rounds.map((round) => ({ round, ...correctionAllowed(session, round, at, planned) }));
};

/**
 * Until when each right lasts that has to do with a session, computed and decided.
 * @param at an instant: which rights are there at that moment
 */
export const deadlinesAnswer = (documents: StageDocuments, at: string | null): Said<DeadlinesAnswer> => {
  const { session, stage } = documents;
  const planned = plannedBy(stage.find((_, index) => stage[index - 1]?.session.id === session.id)?.session);
  const deadlines = deadlinesOf(session, planned).map((one) => ({
    ...one,
    open: at === null ? null : isOpen(one, at),
  }));
  return { at, deadlines, corrections: at === null ? [] : correctionsAt(documents, at, planned) };
};

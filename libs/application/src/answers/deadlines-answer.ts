import type { CorrectionRightView, DeadlinesAnswer, Said } from '@app/contract';
import { correctionAllowed, deadlinesOf, isOpen } from '@app/session';
import type { StageDocuments } from './stage-documents';

const correctionsAt = ({ session, contest }: StageDocuments, at: string): readonly CorrectionRightView[] => {
  const rounds = [null, ...new Set(session.rounds.map(({ round }) => round))];
  return rounds.map((round) => ({ round, ...correctionAllowed(session, round, at, contest) }));
};

/**
 * Until when each right lasts that has to do with a session, computed and decided.
 * @param at an instant: which rights are there at that moment
 */
export const deadlinesAnswer = (documents: StageDocuments, at: string | null): Said<DeadlinesAnswer> => {
  const { session, contest } = documents;
  const deadlines = deadlinesOf(session, contest).map((one) => ({
    ...one,
    open: at === null ? null : isOpen(one, at),
  }));
  return { at, deadlines, corrections: at === null ? [] : correctionsAt(documents, at) };
};

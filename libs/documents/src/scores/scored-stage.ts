import { isPairsForm } from '@app/scoring';
import { absencesIn } from './absences';
import { annulledIn } from './annulled';
import { goneOver } from './gone';
import { type ScoredSession, type UnscoredSession, scoredAlone, unscoredSession, withFields } from './scored-session';
import type { SessionWithBoards } from './session-with-boards';
import { comparedTogether } from './simultaneous';
import { isSimultaneous } from './venues';

const numberOf = ({ scoringContext: { session } }: UnscoredSession): number => session.contest?.session ?? 0;

/** Sessions of the same number play the same boards where the stage is simultaneous, and are compared as one field. */
const scoredByNumber = (sessions: readonly UnscoredSession[]): readonly ScoredSession[] => {
  const [first] = sessions;
  const form = first?.scoringContext.session.scoring;
  if (!first || !form || !isPairsForm(form) || !isSimultaneous(sessions)) {
    return sessions.map(scoredAlone);
  }
  const byNumber = new Map<number, UnscoredSession[]>();
  for (const one of sessions) byNumber.set(numberOf(one), [...(byNumber.get(numberOf(one)) ?? []), one]);
  const scored = new Map<UnscoredSession, ScoredSession>();
  for (const together of byNumber.values()) {
    const fields = comparedTogether(together, form, first.inStage.annulled);
    for (const [index, one] of together.entries()) scored.set(one, withFields(one, fields[index] ?? [], form));
  }
  return sessions.flatMap((one) => scored.get(one) ?? []);
};

/**
 * The sessions of a stage, each scored with what all of them together say: a contestant that has gone is judged by what
 * it has played in the whole stage, and is missing in every session from then on (DBf 216B-C, 216E).
 * @param stage in the order in which they are played
 * @param earlier the same stage as it was scored earlier: boards that are the same objects are not scored again
 */
export const scoredStage = (
  stage: readonly SessionWithBoards[],
  earlier: readonly ScoredSession[] = [],
): readonly ScoredSession[] => {
  const goneBy = goneOver(stage);
  const annulled = annulledIn(stage, goneBy.at(-1) ?? []);
  const known = new Map(earlier.map((one) => [one.scoringContext.session, one]));
  return scoredByNumber(
    stage.map((own, index) => {
      const gone = goneBy[index] ?? [];
      const inStage = { gone, annulled, absences: absencesIn(own, gone, annulled) };
      return unscoredSession(own.session, own.boards, known.get(own.session), inStage);
    }),
  );
};

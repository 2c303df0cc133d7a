import { absencesIn } from './absences';
import { annulledIn } from './annulled';
import { goneOver } from './gone';
import { type ScoredSession, scoreSession } from './scored-session';
import type { SessionWithBoards } from './session-with-boards';

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
  return stage.map((own, index) => {
    const gone = goneBy[index] ?? [];
    const known = earlier.find(({ scoringContext }) => scoringContext.session === own.session);
    return scoreSession(own.session, own.boards, known, { gone, annulled, absences: absencesIn(own, gone, annulled) });
  });
};

import type { SessionWithBoards } from '../scores/session-with-boards';
import { type LineUps, lineUpsOf } from './line-ups';

/** What a session is judged together with. */
export interface Around {
  /** All sessions of its stage in order, itself among them. */
  readonly stage: readonly LineUps[];
  /** All sessions of its contest, stage by stage, itself among them; made where a rule asks for them. */
  readonly contest: () => readonly LineUps[];
}

/** Sessions by the order of their stages in the conditions, and by their numbers. */
const inOrder = (contest: readonly LineUps[]): readonly LineUps[] => {
  const placeOf = ({ session, stage }: LineUps): number =>
    session.conditions?.stages.findIndex((one) => one.stage === stage?.stage) ?? 0;
  const numberOf = ({ session }: LineUps): number => session.contest?.session ?? 0;
  return contest.toSorted((one, other) => placeOf(one) - placeOf(other) || numberOf(one) - numberOf(other));
};

/**
 * @param stage all sessions of the stage in order
 * @param contest all sessions of the contest in any order, read where they are asked for
 */
export const aroundOf = (stage: readonly SessionWithBoards[], contest: () => readonly SessionWithBoards[]): Around => ({
  stage: stage.map(({ session, boards }) => lineUpsOf(session, boards)),
  contest: () => inOrder(contest().map(({ session, boards }) => lineUpsOf(session, boards))),
});

import { type SessionDoc, stageAround } from '@app/session';

const stageNumber = ({ conditions }: SessionDoc, { contest }: SessionDoc): number | null => {
  const index = conditions?.stages.findIndex(({ stage }) => stage === contest?.stage) ?? -1;
  return index < 0 ? null : index;
};

/** Whether a session of another stage came first: by its day, and on one day by the order of the stages. */
const cameFirst = (other: SessionDoc, session: SessionDoc): boolean => {
  if (other.date !== null && session.date !== null && other.date !== session.date) return other.date < session.date;
  const [before, own] = [stageNumber(session, other), stageNumber(session, session)];
  return before !== null && own !== null && before < own;
};

/**
 * The sessions of a contest that were played before one of them: of its own stage by their numbers, of other stages as
 * far as their days, or the order of the stages in the conditions, tell.
 * @param contest all sessions of the contest
 */
export const earlierSessions = (session: SessionDoc, contest: readonly SessionDoc[]): readonly SessionDoc[] => {
  const stage = stageAround(session, contest);
  const own = stage.findIndex(({ id }) => id === session.id);
  return [
    ...contest.filter((other) => !stage.includes(other) && cameFirst(other, session)),
    ...stage.filter((_, index) => index < own),
  ];
};

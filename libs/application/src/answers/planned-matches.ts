import { type ScheduledMatch, matchOfRound, scoringContextOf } from '@app/documents';
import type { SessionDoc } from '@app/session';

/**
 * How many boards a match is to have: as the conditions say, and more where more are scheduled (222C); null where
 * nothing says it.
 */
export const plannedBoards = (session: SessionDoc, { match, teams }: ScheduledMatch): number | null => {
  const scheduled = session.rounds
    .filter((round) => matchOfRound(round) === match)
    .flatMap(({ tables }) => tables.filter(({ NS, EW }) => [NS, EW].every((one) => teams.includes(one))));
  const boards = new Set(scheduled.flatMap((table) => table.boards));
  const planned = Math.max(boards.size, scoringContextOf(session).stage?.match?.boards ?? 0);
  return planned > 0 ? planned : null;
};

import type { RoundScheduled } from '@app/contract';
import { scoringContextOf } from '@app/documents';
import type { SessionDoc } from '@app/session';

type Teams = readonly [string, string];

interface PlannedMatch {
  readonly match: string;
  readonly teams: Teams;
}

const matchOf = ({ match, round }: RoundScheduled): string => match ?? round;

/** The matches that are scheduled in a session, each once, whatever its halves and its rooms. */
export const plannedMatches = ({ rounds }: SessionDoc): readonly PlannedMatch[] => {
  const found = new Map<string, PlannedMatch>();
  for (const round of rounds) {
    for (const { NS, EW } of round.tables) {
      const match = matchOf(round);
      const key = [match, ...[NS, EW].sort()].join('/');
      if (!found.has(key)) found.set(key, { match, teams: [NS, EW] });
    }
  }
  return [...found.values()];
};

/**
 * How many boards a match is to have: as the conditions say, and more where more are scheduled (222C); null where
 * nothing says it.
 */
export const plannedBoards = (session: SessionDoc, { match, teams }: PlannedMatch): number | null => {
  const scheduled = session.rounds
    .filter((round) => matchOf(round) === match)
    .flatMap(({ tables }) => tables.filter(({ NS, EW }) => [NS, EW].every((one) => teams.includes(one))));
  const boards = new Set(scheduled.flatMap((table) => table.boards));
  const planned = Math.max(boards.size, scoringContextOf(session).stage?.match?.boards ?? 0);
  return planned > 0 ? planned : null;
};

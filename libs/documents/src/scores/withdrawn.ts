import { SIDES } from '@app/bridge';
import { isWithdrawn } from '@app/scoring';
import { type SessionDoc, type RetainedEvent, retainedOf } from '@app/session';
import { type BoardAttempts, isMissing } from './board-attempts';
import type { ScoringContext } from '../scoring-context';

/** Boards that a contestant was to play, by the rounds as they were scheduled; null where none were. */
const scheduledFor = ({ session, stage }: ScoringContext, contestant: string): number | null => {
  if (stage?.scheduled !== undefined && stage.form === 'field') return stage.scheduled;
  const boards = session.rounds
    .flatMap(({ tables }) => tables)
    .filter(({ NS, EW }) => NS === contestant || EW === contestant)
    .reduce((count, table) => count + table.boards.length, 0);
  return boards === 0 ? null : boards;
};

/** Boards that have come to anything at its tables: a result, or an adjusted score. */
const playedBy = (boards: readonly BoardAttempts[], contestant: string): number =>
  boards
    .flatMap(({ docs, lines }) =>
      lines.filter((_, index) => SIDES.some((side) => docs[index]?.contestants[side] === contestant)),
    )
    .filter(({ outcome }) => !isMissing(outcome)).length;

/**
 * Contestants that play no more: they left, or were sent away. Who is disqualified for an illegal player that came to
 * light after the last period leaves everybody else's scores as they are (DBf X79B3c).
 */
export const goneContestants = (
  session: Pick<SessionDoc, 'kept'>,
): readonly RetainedEvent<'ContestantWithdrawn' | 'ContestantReplaced' | 'ContestantDisqualified'>[] => [
  ...retainedOf(session, 'ContestantWithdrawn'),
  ...retainedOf(session, 'ContestantReplaced'),
  ...retainedOf(session, 'ContestantDisqualified').filter(({ data }) => !data.paragraph.includes('X79B3')),
];

/**
 * Contestants whose results are annulled: they are gone, and had played less than half of their boards; or they came
 * in as a reserve, and in the end had played no more than half (DBf 216E1). Those who were gone later keep theirs.
 */
export const withdrawnContestants = (
  scoringContext: ScoringContext,
  boards: readonly BoardAttempts[],
): ReadonlySet<string> => {
  const { session } = scoringContext;
  const gone = goneContestants(session).map(({ data }) => data.contestant);
  const reserves = session.closed ? retainedOf(session, 'ContestantReplaced').map(({ data }) => data.by) : [];
  const isAnnulled = (contestant: string, reserve: boolean): boolean => {
    const scheduled = scheduledFor(scoringContext, contestant);
    return scheduled !== null && isWithdrawn(playedBy(boards, contestant), scheduled, reserve);
  };
  return new Set([
    ...gone.filter((contestant) => isAnnulled(contestant, false)),
    ...reserves.filter((contestant) => isAnnulled(contestant, true)),
  ]);
};

import { SIDES } from '@app/bridge';
import { isWithdrawn } from '@app/scoring';
import { keptOf } from '../session/kept';
import type { BoardAttempts } from './board-attempts';
import { isMissing } from './board-attempts';
import type { Setting } from './setting';

/** Boards that a contestant was to play, by the rounds as they were scheduled; null where none were. */
const scheduledFor = ({ session, stage }: Setting, contestant: string): number | null => {
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
 * Contestants whose results are annulled: they have left, and had played less than half of their boards; or they came
 * in as a reserve, and in the end had played no more than half (DBf 216E1). Those who have left later keep theirs.
 */
export const withdrawnContestants = (setting: Setting, boards: readonly BoardAttempts[]): ReadonlySet<string> => {
  const { session } = setting;
  const replaced = keptOf(session, 'ContestantReplaced').map(({ data }) => data);
  const gone = [
    ...keptOf(session, 'ContestantWithdrawn').map(({ data }) => data.contestant),
    ...replaced.map(({ contestant }) => contestant),
  ];
  const reserves = session.closed ? replaced.map(({ by }) => by) : [];
  const isAnnulled = (contestant: string, reserve: boolean): boolean => {
    const scheduled = scheduledFor(setting, contestant);
    return scheduled !== null && isWithdrawn(playedBy(boards, contestant), scheduled, reserve);
  };
  return new Set([
    ...gone.filter((contestant) => isAnnulled(contestant, false)),
    ...reserves.filter((contestant) => isAnnulled(contestant, true)),
  ]);
};

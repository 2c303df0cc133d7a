import { isMatchForm } from '@app/contract';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { goneIn } from './gone';
import { individualsSittingOut } from './individuals-sitting-out';

/**
 * Boards that contestants sat out because of the movement (DBf 216A), round by round: in a round of their section, somebody else was
 * scheduled and they were not. A contestant belongs to the section that it plays in; one that has left sits out no more.
 * Of pairs (DBf X78A5, FSB 96A), and of individuals (`individualsSittingOut`).
 */
export const sitOuts = (session: SessionDoc, docs: readonly BoardDoc[]): ReadonlyMap<string, readonly number[]> => {
  const { rounds, scoring, contestants } = session;
  const areOfPairs = !isMatchForm(scoring) && scoring !== 'multi-team';
  if (!areOfPairs) return new Map();
  if (contestants.some(({ kind }) => kind === 'individual')) return individualsSittingOut(session, docs);
  const left = new Set(goneIn(session).map(({ contestant }) => contestant));
  const sections = new Map<string, Set<string>>();
  for (const { section, tables } of rounds) {
    const own = sections.get(section) ?? new Set();
    for (const { NS, EW } of tables) own.add(NS).add(EW);
    sections.set(section, own);
  }
  const boards = new Map<string, readonly number[]>();
  for (const { section, tables } of rounds) {
    const seated = new Set(tables.flatMap(({ NS, EW }) => [NS, EW]));
    const each = Math.max(...tables.map((table) => table.boards.length));
    for (const contestant of sections.get(section) ?? []) {
      if (seated.has(contestant) || left.has(contestant)) continue;
      boards.set(contestant, [...(boards.get(contestant) ?? []), each]);
    }
  }
  return boards;
};

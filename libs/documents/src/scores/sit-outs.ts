import { isMatchForm } from '@app/contract';
import type { SessionDoc } from '@app/session';
import { goneIn } from './gone';

/**
 * Boards that contestants sat out because of the movement (DBf 216A), round by round: in a round of their section, somebody else was
 * scheduled and they were not. A contestant belongs to the section that it plays in; one that has left sits out no more.
 * For pairs alone (DBf X78A5, FSB 96A): of individuals a round names one of two partners, so that who sits out is not known.
 */
export const sitOuts = (session: SessionDoc): ReadonlyMap<string, readonly number[]> => {
  const { rounds, scoring, contestants } = session;
  const areOfPairs = !isMatchForm(scoring) && scoring !== 'multi-team';
  if (!areOfPairs || contestants.some(({ kind }) => kind === 'individual')) return new Map();
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

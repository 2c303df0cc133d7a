import { type Earlier, SIDES, remembered, revised } from '@app/bridge';
import type { BoardDoc } from '../projections/boards';
import type { ScoringContext } from '../scoring-context';
import type { BoardAttempts } from './board-attempts';

/** Everybody who has sat down in a session, and in which section; who plays in several, in the first by name. */
export type Seated = ReadonlyMap<string, string>;

const seat = (seated: Map<string, string>, contestant: string, section: string): void => {
  const known = seated.get(contestant);
  if (known === undefined || section < known) seated.set(contestant, section);
};

type Docs = BoardAttempts['all'];

const sitsAsBefore = (doc: BoardDoc, before: BoardDoc | undefined): boolean =>
  doc.section === before?.section && SIDES.every((side) => doc.contestants[side] === before.contestants[side]);

const sitAsBefore = (all: Docs, before: Docs): boolean =>
  all.length === before.length && all.every((doc, index) => doc === before[index] || sitsAsBefore(doc, before[index]));

const seatedAt = revised((earlier: Earlier<readonly [Docs], Seated> | undefined, all: Docs): Seated => {
  if (earlier && sitAsBefore(all, earlier.from[0])) return earlier.made;
  const seated = new Map<string, string>();
  for (const { contestants, section } of all) for (const side of SIDES) seat(seated, contestants[side], section);
  return seated;
});

const together = remembered((_: ScoringContext, ...boards: readonly Seated[]): Seated => {
  const seated = new Map<string, string>();
  for (const board of boards) for (const [contestant, section] of board) seat(seated, contestant, section);
  return seated;
});

/** Who has sat down at any of these boards. */
export const seatedIn = (boards: readonly BoardAttempts[], scoringContext: ScoringContext): Seated =>
  together(scoringContext, ...boards.map(({ key, all }) => seatedAt(scoringContext, key, all)));

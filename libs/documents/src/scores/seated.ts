import { SIDES, remembered, unlessChanged } from '@app/bridge';
import type { ScoringContext } from '../scoring-context';
import type { BoardAttempts } from './board-attempts';

/** Everybody who has sat down in a session, and in which section; who plays in several, in the first by name. */
export type Seated = ReadonlyMap<string, string>;

const seat = (seated: Map<string, string>, contestant: string, section: string): void => {
  const known = seated.get(contestant);
  if (known === undefined || section < known) seated.set(contestant, section);
};

const saySame = (one: Seated, other: Seated): boolean =>
  one.size === other.size && [...one].every(([contestant, section]) => other.get(contestant) === section);

const unlessOthersSit = unlessChanged(saySame);

const seatedAt = remembered(({ key, all }: BoardAttempts, scoringContext: ScoringContext): Seated => {
  const seated = new Map<string, string>();
  for (const { contestants, section } of all) for (const side of SIDES) seat(seated, contestants[side], section);
  return unlessOthersSit(scoringContext, key, seated);
});

const together = remembered((_: ScoringContext, ...boards: readonly Seated[]): Seated => {
  const seated = new Map<string, string>();
  for (const board of boards) for (const [contestant, section] of board) seat(seated, contestant, section);
  return seated;
});

/** Who has sat down at any of these boards. */
export const seatedIn = (boards: readonly BoardAttempts[], scoringContext: ScoringContext): Seated =>
  together(scoringContext, ...boards.map((board) => seatedAt(board, scoringContext)));

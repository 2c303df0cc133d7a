import { type BoardDoc, isSecondPlay, lastAttempts } from '../projections/boards';
import { type SessionDoc, retainedOf } from '@app/session';

/** Whether a board, by its number, is withheld from those who may still have to play it. */
export type IsWithheld = (board: number) => boolean;

const isFinished = ({ result, adjusted }: BoardDoc): boolean => result !== null || adjusted !== null;

const placeOf = (table: string, board: number): string => `${table}/${board}`;

/** Where boards are to be played: not by who has withdrawn before, and not where they were withdrawn. */
const scheduled = (session: SessionDoc): ReadonlyMap<number, ReadonlySet<string>> => {
  const order = new Map(session.rounds.map(({ round }, index) => [round, index]));
  const gone = new Map(
    retainedOf(session, 'ContestantWithdrawn').map(({ data: { contestant, from } }) => [
      contestant,
      from === undefined ? 0 : (order.get(from) ?? 0),
    ]),
  );
  const withdrawn = retainedOf(session, 'BoardWithdrawn').map(({ data }) => data);
  const isWithdrawn = (table: string, board: number): boolean =>
    withdrawn.some((one) => one.board === board && (one.tables?.includes(table) ?? true));
  const places = new Map<number, Set<string>>();
  for (const [index, { tables }] of session.rounds.entries()) {
    for (const { table, NS, EW, boards } of tables) {
      const isPlayed = [NS, EW].every((contestant) => index < (gone.get(contestant) ?? Infinity));
      for (const board of boards) {
        const known = places.get(board) ?? new Set();
        places.set(board, isPlayed && !isWithdrawn(table, board) ? known.add(placeOf(table, board)) : known);
      }
    }
  }
  return places;
};

/**
 * The boards of a session whose cards and calls nobody may know who has still to play them: those that a table is
 * playing or is scheduled to play and has no result of. A board that no round schedules may come to any table, and is
 * kept until the session is closed. Tables of all sections count: sections may play the same deals under one number.
 */
export const withheldBoards = (session: SessionDoc, boards: readonly BoardDoc[]): IsWithheld => {
  if (session.closed) return () => false;
  const places = scheduled(session);
  const last = lastAttempts(boards);
  const finished = new Set(
    last.filter((doc) => isFinished(doc) && !isSecondPlay(doc)).map(({ table, board }) => placeOf(table, board)),
  );
  const atPlay = new Set(last.filter((doc) => !isFinished(doc)).map(({ board }) => board));
  return (board) => {
    const awaited = places.get(board);
    return awaited === undefined || atPlay.has(board) || [...awaited].some((place) => !finished.has(place));
  };
};

/** The numbers of the boards of a session: those scheduled, and those that have been opened. */
export const boardNumbers = (session: SessionDoc, boards: readonly BoardDoc[]): ReadonlySet<number> =>
  new Set([
    ...boards.map(({ board }) => board),
    ...session.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.boards)),
  ]);

/** Whether boards of a session are withheld; also where it has no board yet. */
export const hasWithheldBoards = (
  session: SessionDoc,
  boards: readonly BoardDoc[],
  isWithheld: IsWithheld = withheldBoards(session, boards),
): boolean => {
  const numbers = boardNumbers(session, boards);
  return numbers.size === 0 ? !session.closed : [...numbers].some(isWithheld);
};

import { remembered, revised } from '@app/bridge';
import { type SessionDoc, retainedOf } from '@app/session';
import { type BoardDoc, isSecondPlay, lastAttempts } from '../projections/boards';

/** Whether a board, by its number, is withheld from those who may still have to play it. */
export type IsWithheld = (board: number) => boolean;

const isFinished = ({ result, adjusted }: BoardDoc): boolean => result !== null || adjusted !== null;

const placeOf = (table: string, board: number): string => `${table}/${board}`;

/** Where boards are to be played: not by who has withdrawn before, and not where they were withdrawn. */
const scheduled = remembered((session: SessionDoc): ReadonlyMap<number, ReadonlySet<string>> => {
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
});

/** Which boards of a session are withheld for its own sake. */
export interface WithheldBoards {
  readonly isWithheld: IsWithheld;
  /** Every number that is scheduled or has been opened, and whether it is withheld. */
  readonly numbers: ReadonlyMap<number, boolean>;
}

/** Whether one number is withheld. `boards`: those of that number. */
const isKept = (awaited: ReadonlySet<string> | undefined, boards: readonly BoardDoc[]): boolean => {
  if (awaited === undefined) return true;
  const last = lastAttempts(boards);
  const finished = new Set(
    last.filter((doc) => isFinished(doc) && !isSecondPlay(doc)).map(({ table, board }) => placeOf(table, board)),
  );
  return last.some((doc) => !isFinished(doc)) || [...awaited].some((place) => !finished.has(place));
};

/** The numbers whose boards are others than in an earlier list, to which boards were added; both in the same order. */
const changedNumbers = (earlier: readonly BoardDoc[], boards: readonly BoardDoc[]): ReadonlySet<number> => {
  const changed = new Set<number>();
  let at = 0;
  for (const doc of boards) {
    const before = earlier[at];
    if (before?.id === doc.id) at += 1;
    if (before !== doc) changed.add(doc.board);
  }
  return changed;
};

const withheldIn = (session: SessionDoc, numbers: ReadonlyMap<number, boolean>): WithheldBoards => ({
  numbers,
  isWithheld: session.closed ? () => false : (board) => numbers.get(board) ?? true,
});

const allNumbers = (session: SessionDoc, boards: readonly BoardDoc[]): ReadonlyMap<number, boolean> => {
  const places = scheduled(session);
  const byNumber = new Map<number, BoardDoc[]>([...places.keys()].map((number) => [number, []]));
  for (const doc of boards) {
    const known = byNumber.get(doc.board);
    if (known) known.push(doc);
    else byNumber.set(doc.board, [doc]);
  }
  return new Map([...byNumber].map(([number, docs]) => [number, !session.closed && isKept(places.get(number), docs)]));
};

/**
 * The boards of a session whose cards and calls nobody may know who has still to play them: those that a table is
 * playing or is scheduled to play and has no result of. A board that no round schedules may come to any table, and is
 * kept until the session is closed. Tables of all sections count: sections may play the same deals under one number.
 * What was found for the same owner and name before is brought up to date: by the numbers of the boards that are others
 * now, and the same object where nothing is withheld or released by them.
 * @param boards in an order that boards which are added do not change
 */
export const withheldBoards = revised<readonly [session: SessionDoc, boards: readonly BoardDoc[]], WithheldBoards>(
  (earlier, session, boards) => {
    if (earlier?.from[0] !== session) return withheldIn(session, allNumbers(session, boards));
    const { made } = earlier;
    const changed = changedNumbers(earlier.from[1], boards);
    const places = scheduled(session);
    const found = [...changed].map((number): readonly [number, boolean] => [
      number,
      !session.closed &&
        isKept(
          places.get(number),
          boards.filter(({ board }) => board === number),
        ),
    ]);
    if (found.every(([number, kept]) => made.numbers.get(number) === kept)) return made;
    return withheldIn(session, new Map([...made.numbers, ...found]));
  },
);

/** The numbers of the boards of a session: those scheduled, and those that have been opened. */
export const boardNumbers = (session: SessionDoc, boards: readonly BoardDoc[]): ReadonlySet<number> =>
  new Set([
    ...boards.map(({ board }) => board),
    ...session.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.boards)),
  ]);

/** Whether boards of a session are withheld; also where it has no board yet. */
export const hasWithheldBoards = (session: SessionDoc, { numbers }: WithheldBoards, isWithheld: IsWithheld): boolean =>
  numbers.size === 0 ? !session.closed : [...numbers.keys()].some(isWithheld);

import type { AdjustedOutcome, Conditions } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import { scoring } from '@app/testing';

type Grade = 'plus' | 'average' | 'minus';
type Adjusted = NonNullable<BoardDoc['adjusted']>;

const resultOf = (score: number) => {
  const { result } = scoring(score);
  return result?.kind === 'agreed' ? result.result : null;
};

/** An assigned score of several parts (12C1c), for both sides: `weighted(['1/2', 120], ['1/2', 90])`. */
export const weighted = (...parts: readonly (readonly [weight: string, score: number])[]): Adjusted => {
  const outcome: AdjustedOutcome = {
    kind: 'assigned',
    components: parts.map(([weight, score]) => ({ result: resultOf(score), weight })),
  };
  return { kind: 'assigned', outcome: { NS: outcome, EW: outcome }, authority: 'director:anna' };
};

/** An artificial score for each side (12C2a). */
export const artificial = (NS: Grade, EW: Grade): Adjusted => ({
  kind: 'assigned',
  outcome: { NS: { kind: 'artificial', grade: NS }, EW: { kind: 'artificial', grade: EW } },
  authority: 'director:anna',
});

/** What a table has: the score of North-South, or what the director has decided. */
type AtTable = number | Adjusted;

export const doc = (at: AtTable, where: Partial<BoardDoc>): BoardDoc =>
  typeof at === 'number' ? scoring(at, where) : scoring(90, { ...where, adjusted: at, adjustedAt: 9 });

interface Where {
  readonly session?: string;
  readonly round?: string;
}

/** A board at tables 1, 2, 3 ..., where pair `n1` plays `e1`, `n2` plays `e2` and so on. */
export const atTables = (
  board: number,
  scores: readonly AtTable[],
  { session = 's1', round = '1' }: Where = {},
): readonly BoardDoc[] =>
  scores.map((at, index) => {
    const table = String(index + 1);
    const id = `board-${session}.${table}.${board}`;
    return doc(at, { id, session, round, table, board, contestants: { NS: `n${table}`, EW: `e${table}` } });
  });

/** The boards of a match, in order, each in both rooms; the home team sits North-South in the open one. */
export const match = (
  [home, away]: readonly [string, string],
  boards: readonly (readonly [open: AtTable, closed: AtTable])[],
  { session = 's1', round = '1', first = 1 }: Where & { readonly first?: number } = {},
): readonly BoardDoc[] =>
  boards.flatMap((rooms, index) =>
    rooms.map((at, room) => {
      const [NS, EW] = room === 0 ? [home, away] : [away, home];
      const [table, board] = [`${home}${away}${round}${room + 1}`, first + index];
      return doc(at, {
        id: `board-${session}.${table}.${board}`,
        session,
        round,
        table,
        board,
        contestants: { NS, EW },
      });
    }),
  );

type Stage = Conditions['stages'][number];

/** The conditions of pairs that are all compared with each other. */
export const pairsBy = (scoring: Stage['scoring'], more: Partial<Stage> = {}) =>
  ({ contestants: 'pair', stages: [{ stage: 'all', form: 'field', scoring, ...more }] }) as const;

/** The conditions of teams in matches. */
export const teamsBy = (scoring: Stage['scoring'], form: Stage['form'], more: Partial<Stage> = {}) =>
  ({ contestants: 'team', stages: [{ stage: 'all', form, scoring, ...more }] }) as const;

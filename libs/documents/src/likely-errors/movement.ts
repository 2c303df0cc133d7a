import type { BySide } from '@app/bridge';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';

/** What the movement has at a table in a round. */
export interface Planned {
  readonly round: string;
  readonly table: string;
  readonly contestants: BySide<string>;
  readonly boards: readonly number[];
}

export const movementOf = ({ rounds }: SessionDoc): readonly Planned[] =>
  rounds.flatMap(({ round, tables }) =>
    tables.map(({ table, NS, EW, boards }) => ({ round, table, contestants: { NS, EW }, boards })),
  );

/** What a table plays one after the other: a round, and without rounds the boards against the same contestants. */
const roundKey = ({ section, table, round, contestants }: BoardDoc): string =>
  JSON.stringify([section, table, round ?? Object.values(contestants).sort()]);

/** Items of boards at tables, by round and table, in the order of the boards. */
export const inRoundsBy = <T>(all: readonly T[], docOf: (one: T) => BoardDoc): readonly (readonly T[])[] => {
  const rounds = new Map<string, T[]>();
  for (const one of all) {
    const key = roundKey(docOf(one));
    const round = rounds.get(key);
    if (round) round.push(one);
    else rounds.set(key, [one]);
  }
  return [...rounds.values()].map((round) => round.sort((one, other) => docOf(one).board - docOf(other).board));
};

export const inRounds = (docs: readonly BoardDoc[]): readonly (readonly BoardDoc[])[] => inRoundsBy(docs, (doc) => doc);

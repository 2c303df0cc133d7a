import { type Finding, note } from '../finding';
import type { Tables } from './rows';

/** What became of a row: in the ledger, the directory or the report; of no use to a ledger; or wrong. */
export type Fate = 'taken' | 'left-out' | 'refused';

/** How many rows of a table there were, and what became of them: `read` is the sum of the others. */
export interface TableAccount {
  readonly table: string;
  readonly read: number;
  readonly taken: number;
  readonly leftOut: number;
  readonly refused: number;
}

export interface Accounts {
  /** Says what became of a row, from 1; what is said last counts. */
  readonly set: (table: string, row: number, fate: Fate) => void;
  readonly all: () => readonly TableAccount[];
}

/** Keeps account of every row of every table. A row of which nothing was said is left out. */
export const accountsOf = (tables: Tables): Accounts => {
  const fates = new Map<string, Map<number, Fate>>();
  return {
    set: (table, row, fate) => {
      const of = fates.get(table) ?? new Map<number, Fate>();
      fates.set(table, of.set(row, fate));
    },
    all: () =>
      [...tables].map(([table, { length }]) => {
        const said = [...(fates.get(table)?.values() ?? [])];
        const taken = said.filter((fate) => fate === 'taken').length;
        const refused = said.filter((fate) => fate === 'refused').length;
        return { table, read: length, taken, leftOut: length - taken - refused, refused };
      }),
  };
};

/** A line of the report for each table that has rows. */
export const accountFindings = (accounts: readonly TableAccount[]): readonly Finding[] =>
  accounts
    .filter(({ read }) => read > 0)
    .map(({ table, read, taken, leftOut, refused }) =>
      note('table-account', 1, { table, read, taken, left: leftOut, refused }),
    );

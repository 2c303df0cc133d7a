import { type Message, message } from '@app/bridge';
import { type NumberName, nameOfNumber } from '../derivation/number-names';
import { type Traced, added, derived, given, multiplied, tableRow } from '../derivation/traced';
import { ZERO, compare, rational } from '../rational';
import { DBF_202A } from './dbf-202';
import { type VictoryPointTable, rowFor } from './table';
import { continuousWinner } from './wbf-continuous';
import { discreteTable } from './wbf-discrete';

/** How a difference in IMPs becomes victory points: by tables, by size of the match, or by one of the WBF's scales. */
export type VictoryPointScale =
  | {
      readonly kind: 'tables';
      readonly name: Message;
      readonly paragraph: string;
      readonly tables: readonly VictoryPointTable[];
    }
  | { readonly kind: 'continuous' | 'discrete'; readonly paragraph: string };

export const DBF_SCALE: VictoryPointScale = {
  kind: 'tables',
  name: message('table.of-paragraph', { paragraph: 'DBf 202A' }),
  paragraph: 'DBf 202A',
  tables: DBF_202A,
};
export const WBF_SCALE: VictoryPointScale = { kind: 'continuous', paragraph: 'WBF VP scale' };
export const WBF_DISCRETE_SCALE: VictoryPointScale = { kind: 'discrete', paragraph: 'WBF discrete VP scale' };

/** Names of the tables that the conditions of contest bring: of margins in IMPs, and of total points in tens (Patton). */
export const TABLES_OF_CONDITIONS = {
  victoryPoints: 'table.of-conditions',
  totalPoints: 'table.of-total-points',
} as const;

/** A table that the conditions of contest give. */
export const conditionsScale = (
  tables: readonly VictoryPointTable[],
  of: keyof typeof TABLES_OF_CONDITIONS = 'victoryPoints',
): VictoryPointScale => ({
  kind: 'tables',
  name: message(TABLES_OF_CONDITIONS[of]),
  paragraph: 'conditions of contest; L78D',
  tables,
});

/** The table for a number of boards; where there is none, that of the next higher number (DBf 202B2). */
export const tableFor = (tables: readonly VictoryPointTable[], boards: number): VictoryPointTable => {
  const fitting = tables.filter((table) => table.boards >= boards).sort((one, other) => one.boards - other.boards);
  const [table] = fitting;
  if (!table) throw new RangeError(`no table for ${boards} boards`);
  return table;
};

const ofTable = (table: VictoryPointTable, name: Message, paragraph: string, margin: Traced, won: boolean): Traced => {
  const row = rowFor(table, margin.value);
  const after = table.rows[table.rows.indexOf(row) + 1];
  return tableRow(
    'victory-points',
    margin,
    {
      table: message('table.victory-points', { name, boards: table.boards }),
      from: rational(row.from),
      below: after ? rational(after.from) : null,
      value: won ? row.winner : row.loser,
    },
    paragraph,
  );
};

const ofFormula = (scale: VictoryPointScale, margin: Traced, boards: number): Traced => {
  const value = continuousWinner(margin.value, boards);
  return derived(value, (from) => ({
    value,
    what: nameOfNumber('victory-points-of-the-winner'),
    how: { kind: 'formula', formula: message('formula.wbf-continuous', { boards }) },
    paragraph: scale.paragraph,
    parts: [margin.explain(from)],
    sources: [],
  }));
};

const minusOne = (part: Traced, what: NumberName): Traced => multiplied(what, [given(rational(-1), 'minus-one'), part]);

/** The victory points of a team that has won the match by so many IMPs, or lost it by them when below nothing. */
export const victoryPoints = (scale: VictoryPointScale, difference: Traced, boards: number): Traced => {
  const won = compare(difference.value, ZERO) >= 0;
  const margin = won ? difference : minusOne(difference, 'margin-of-the-opponents');
  switch (scale.kind) {
    case 'tables': {
      const table = tableFor(scale.tables, boards);
      const paragraph = table.boards === boards ? scale.paragraph : `${scale.paragraph}; DBf 202B2`;
      return ofTable(table, scale.name, paragraph, margin, won);
    }
    case 'discrete': {
      const { paragraph } = scale;
      return ofTable(discreteTable(boards), message('table.of-paragraph', { paragraph }), paragraph, margin, won);
    }
    case 'continuous': {
      const winner = ofFormula(scale, margin, boards);
      if (won) return winner;
      return added(
        'twenty-less',
        [given(rational(20), 'twenty'), minusOne(winner, 'less-the-winner')],
        scale.paragraph,
      );
    }
  }
};

/** Both teams: what the one wins by, the other loses by. */
export const bothVictoryPoints = (
  scale: VictoryPointScale,
  difference: Traced,
  boards: number,
): { readonly home: Traced; readonly away: Traced } => ({
  home: victoryPoints(scale, difference, boards),
  away: victoryPoints(
    scale,
    difference.value.num === 0n ? difference : minusOne(difference, 'difference-from-the-other-side'),
    boards,
  ),
});

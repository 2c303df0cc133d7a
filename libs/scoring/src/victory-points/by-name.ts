import type { Message } from '@app/bridge';
import { type Rational, compare, rational } from '../rational';
import { DBF_202A } from './dbf-202';
import { EBU_SWISS_PAIRS, rowOfPercent } from './percent-scale';
import { type VictoryPointTable, rowFor } from './table';
import { DBF_SCALE, TABLES_OF_CONDITIONS, WBF_DISCRETE_SCALE } from './victory-points';
import { continuousWinner } from './wbf-continuous';
import { discreteTable } from './wbf-discrete';

/** A row as its table has it: from `from` up to, but not including, `below`. */
interface PrintedRow {
  readonly from: Rational;
  readonly below: Rational | null;
  readonly winner: Rational;
  readonly loser: Rational;
}

const printedRow = (table: VictoryPointTable, margin: Rational): PrintedRow => {
  const row = rowFor(table, margin);
  const after = table.rows[table.rows.indexOf(row) + 1];
  const { from, winner, loser } = row;
  return { from: rational(from), below: after ? rational(after.from) : null, winner, loser };
};

const ofBoards = (tables: readonly VictoryPointTable[], boards: number): VictoryPointTable | undefined =>
  tables.find((table) => table.boards === boards);

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'code' in value;

/** The tables that the conditions of contest have brought: by margins in IMPs, and by total points in tens (`tableInTens`). */
export type TablesOfConditions = Readonly<
  Partial<Record<keyof typeof TABLES_OF_CONDITIONS, readonly VictoryPointTable[]>>
>;

/** The table of whole margins with this name for so many boards, among the published ones and those of the conditions. */
const tableNamed = (name: Message, boards: number, ofConditions: TablesOfConditions): VictoryPointTable | undefined => {
  if (name.code === TABLES_OF_CONDITIONS.victoryPoints) return ofBoards(ofConditions.victoryPoints ?? [], boards);
  if (name.code === TABLES_OF_CONDITIONS.totalPoints) return ofBoards(ofConditions.totalPoints ?? [], boards);
  const { paragraph } = name.params;
  if (paragraph === WBF_DISCRETE_SCALE.paragraph) return discreteTable(boards);
  return paragraph === DBF_SCALE.paragraph ? ofBoards(DBF_202A, boards) : undefined;
};

/**
 * The row that a margin in IMPs, a difference in tens of points, or a percentage of matchpoints falls in, read from the table that a derivation names.
 * @param ofConditions tables that the conditions of contest have brought
 * @returns null where no table has this name
 */
export const rowOfTableNamed = (
  table: Message,
  value: Rational,
  ofConditions: TablesOfConditions,
): PrintedRow | null => {
  const { name, boards } = table.params;
  if (table.code !== 'table.victory-points' || !isMessage(name) || typeof boards !== 'number') return null;
  if (name.params.paragraph === EBU_SWISS_PAIRS.paragraph) return rowOfPercent(EBU_SWISS_PAIRS, boards, value);
  const found = tableNamed(name, boards, ofConditions);
  return found ? printedRow(found, value) : null;
};

/** The value of the formula that a derivation names, for a margin in IMPs; null where no formula has this name. */
export const formulaNamed = ({ code, params }: Message, margin: Rational): Rational | null =>
  code === 'formula.wbf-continuous' && typeof params.boards === 'number' && compare(margin, rational(0)) >= 0
    ? continuousWinner(margin, params.boards)
    : null;

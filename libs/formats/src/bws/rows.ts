/** A row of an Access table, by the names of its columns; nothing is known yet of its values. */
export type Row = Readonly<Record<string, unknown>>;

/** The tables of a database, by their names. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** The tables of a BWS file that are read, and those that have nothing for a ledger (BCS developer's guide). */
export const TABLES = [
  'Session',
  'Section',
  'Tables',
  'RoundData',
  'ReceivedData',
  'IntermediateData',
  'BiddingData',
  'PlayData',
  'PlayerNumbers',
  'PlayerNames',
  'HandRecord',
  'HandEvaluation',
  'Settings',
  'Clients',
] as const;
export type TableName = (typeof TABLES)[number];

/** A row with what it takes to say where it stands. */
export interface TableRow {
  readonly table: TableName;
  /** From 1, in the order in which the database gives its rows. */
  readonly row: number;
  readonly values: Row;
}

/** The rows of a table; none where the database does not have it. */
export const rowsOf = (tables: Tables, table: TableName): readonly TableRow[] =>
  (tables.get(table) ?? []).map((values, index) => ({ table, row: index + 1, values }));

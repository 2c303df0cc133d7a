/** A column of a plain-text table: its heading and whether it is flush right. */
export interface Column {
  readonly heading: string;
  readonly right?: boolean;
}

/**
 * Lays rows out in columns as wide as their widest cell.
 * @param notes lines that belong under a row, by its index
 */
export const table = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  notes: (row: number) => readonly string[] = () => [],
): string => {
  const widths = columns.map(({ heading }, index) =>
    Math.max(heading.length, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const indent = ' '.repeat((widths[0] ?? 0) + 2);
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ right }, index) => {
        const cell = cells[index] ?? '';
        const width = widths[index] ?? 0;
        return right === true ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [
    line(columns.map(({ heading }) => heading)),
    ...rows.flatMap((row, index) => [line(row), ...notes(index).map((note) => indent + note)]),
  ].join('\n');
};

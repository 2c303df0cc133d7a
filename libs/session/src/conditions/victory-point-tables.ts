import type { Conditions, Problem } from '@app/contract';
import { faultsOf, tableFrom } from '@app/scoring';

type PrintedTable = NonNullable<Conditions['victoryPoints']>[number];

const POINTS = /^\d+(\.\d+)?-\d+(\.\d+)?$/;
const IMPS = /^\d+(-\d+|\+)$/;

const unreadable = (text: string, pattern: RegExp, path: string, example: string): readonly Problem[] =>
  text
    .split(' ')
    .filter((cell) => !pattern.test(cell))
    .slice(0, 1)
    .map((cell) => ({ path, message: `'${cell}' is not written like ${example}` }));

const faultsOfTable = ({ boards, points, imps }: PrintedTable, path: string): readonly Problem[] => {
  const cells = [
    ...unreadable(points, POINTS, `${path}.points`, '16-14'),
    ...unreadable(imps, IMPS, `${path}.imps`, '2-5, or 51+ at the end'),
  ];
  if (cells.length > 0) return cells;
  const [given, ranges] = [points.split(' ').length, imps.split(' ').length];
  if (given !== ranges) return [{ path: `${path}.imps`, message: `${ranges} differences for ${given} scores` }];
  return faultsOf(tableFrom(boards, points, imps)).map((message) => ({ path, message }));
};

/** What is wrong with the tables that conditions bring: they cannot be read, have gaps, or are there twice. */
export const faultsOfTables = (tables: readonly PrintedTable[]): readonly Problem[] =>
  tables.flatMap((table, index) => {
    const path = `victoryPoints[${index}]`;
    const repeated = tables.findIndex(({ boards }) => boards === table.boards) !== index;
    return [
      ...(repeated ? [{ path: `${path}.boards`, message: `there is a table for ${table.boards} boards already` }] : []),
      ...faultsOfTable(table, path),
    ];
  });

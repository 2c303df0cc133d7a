import type { CsvTable } from '@app/contract';
import { textsOf } from '@app/messages';
import { exportedBoard, exportedSession, opened } from '@app/testing';
import fc from 'fast-check';
import type { SessionExport } from '../export/session-export';
import { csvLine } from './cells';
import { writeCsv } from './write-csv';
import '../../../../test/property-seed';

const entered = (table: string, tricks: number, contestants: { NS: string; EW: string }) =>
  exportedBoard([
    opened({ table, round: '1', contestants }),
    {
      type: 'ResultEntered',
      data: { result: { bid: '3NT', declarer: 'N', risk: 'undoubled', tricks }, source: 'slip' },
    },
  ]);

const SESSION = exportedSession(
  [entered('1', 9, { NS: '1', EW: '3' }), entered('2', 8, { NS: '2', EW: '4' })],
  {},
  { '1': 'Åse, "Bo"', '4': '=HYPERLINK("x")' },
);

const linesOf = async (session: SessionExport, table: CsvTable): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of writeCsv(session, textsOf('en'), table)) lines.push(line);
  return lines;
};

/** Reads a record of RFC 4180. */
const cellsOf = (line: string): readonly string[] => {
  const cells: string[] = [];
  let rest = `,${line.replace(/\r\n$/, '')}`;
  while (rest !== '') {
    const [whole, quoted, plain] = /^,(?:"((?:[^"]|"")*)"|([^,]*))/.exec(rest) ?? [rest];
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    rest = rest.slice(whole.length);
  }
  return cells;
};

const rowsOf = async (session: SessionExport, table: CsvTable): Promise<readonly Record<string, string>[]> => {
  const [head = '', ...rows] = await linesOf(session, table);
  const names = cellsOf(head);
  return rows.map((row) => Object.fromEntries(cellsOf(row).map((value, at) => [names[at] ?? '', value])));
};

it('has a line for each result, with names and points', async () => {
  expect(await rowsOf(SESSION, 'travellers')).toMatchObject([
    { board: '1', table: '1', ns: '1', ns_name: 'Åse, "Bo"', ew: '3', contract: '3NT', tricks: '9', score_ns: '400' },
    { table: '2', ew: '4', ew_name: '\'=HYPERLINK("x")', score_ns: '-50', points_ns: '0.00', points_ew: '2.00' },
  ]);
});

it('has the results of each contestant as they had them', async () => {
  const rows = await rowsOf(SESSION, 'personal');
  expect(rows.map(({ contestant, direction, score, points }) => [contestant, direction, score, points])).toEqual([
    ['1', 'NS', '400', '2.00'],
    ['2', 'NS', '-50', '0.00'],
    ['3', 'EW', '-400', '0.00'],
    ['4', 'EW', '50', '2.00'],
  ]);
});

it('has the ranking', async () => {
  const rows = await rowsOf(SESSION, 'ranking');
  expect(rows.map(({ place, contestant, total }) => [place, contestant, total])).toEqual([
    ['1=', '1', '2.00'],
    ['1=', '4', '2.00'],
    ['3=', '2', '0.00'],
    ['3=', '3', '0.00'],
  ]);
});

it('a record is read again as it was written, and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (cells) => {
      const read = cellsOf(csvLine(cells));
      expect(read.map((text, at) => (text === cells[at] ? text : text.slice(1)))).toEqual(cells);
      expect(read.filter((text) => /^[=+@\t\r]/.test(text))).toEqual([]);
    }),
  );
});

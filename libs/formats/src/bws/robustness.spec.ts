import fc from 'fast-check';
import { samples } from '../../../../test/samples';
import { slug } from '../placement';
import { planImport } from '../plan';
import { readRows } from './read-rows';
import { MOVEMENT, SECTION, SESSION, type RowsByTable, logged, received } from './specimen';

const NAMING = { player: (name: string) => slug(name, 'x'), contestant: (name: string) => slug(name, 'x') };

const HAND = Object.fromEntries(
  ['North', 'East', 'South', 'West'].flatMap((seat, nth) =>
    ['Spades', 'Hearts', 'Diamonds', 'Clubs'].map((suit, which): [string, string] => [
      `${seat}${suit}`,
      nth === which ? 'AKQJ1098765432' : '',
    ]),
  ),
);

const TABLES: RowsByTable = {
  Session: [SESSION],
  Section: [SECTION],
  RoundData: MOVEMENT,
  ReceivedData: [
    received({ Erased: true }),
    received({ ID: 2, Result: '+1' }),
    received({ ID: 3, Board: 2, Remarks: '60%-40%', Contract: '' }),
    received({ ID: 4, Round: 2, Board: 3, PairEW: 4, LeadCard: 'S10' }),
  ],
  IntermediateData: [received({ Result: '' })],
  BiddingData: logged('Bid', ['N:3NT', 'E:PASS', 'S:PASS', 'W:PASS']),
  PlayData: logged('Card', ['E:HA', 'S:D2', 'W:C2', 'N:S2']),
  PlayerNumbers: ['N', 'E', 'S', 'W'].map((Direction, index) => ({
    ...{ Section: 1, Table: 1, Direction, Number: String(index + 1), Name: '', Round: 0 },
  })),
  PlayerNames: [{ ID: 1, Name: 'Ann', strID: '1' }],
  HandRecord: [{ Section: 1, Board: 1, ...HAND }],
  Settings: [{ Section: 0, ShowResults: true }],
};

const CELLS = Object.entries(TABLES).flatMap(([table, rows]) =>
  rows.flatMap((row, index) => Object.keys(row).map((column) => ({ table, index, column }))),
);

const value = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, '', 0, 1, 2, -1, 3, 99, 70_000, 1e300, Number.NaN, true, false),
  fc.constantFrom<unknown>(
    'PASS',
    '7 NT xx',
    '=',
    '+1',
    '-13',
    'N',
    'W',
    'XX',
    'SA',
    '0%-100%',
    'Not played',
    '1-999',
    '\u0000',
  ),
  fc.constantFrom<unknown>(new Date(Number.NaN), new Date(0), {}, [], 10n ** 3n < 0n),
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.anything(),
);

const mutation = fc.record({
  cell: fc.constantFrom(...CELLS),
  kind: fc.constantFrom('change', 'change', 'change', 'drop', 'double', 'swap'),
  value,
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

const mutated = (tables: RowsByTable, { cell, kind, value: changed }: Mutation): RowsByTable => {
  const rows = [...(tables[cell.table] ?? [])];
  const row = rows[cell.index % Math.max(1, rows.length)];
  if (!row) return tables;
  const at = rows.indexOf(row);
  if (kind === 'change') rows[at] = { ...row, [cell.column]: changed };
  if (kind === 'drop') rows.splice(at, 1);
  if (kind === 'double') rows.push(row);
  if (kind === 'swap') rows.reverse();
  return { ...tables, [cell.table]: rows };
};

it('never throws on changed rows; every row is accounted for, every record is taken or refused, and the plan is made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { maxLength: 8 }), async (mutations) => {
      const tables = mutations.reduce(mutated, TABLES);
      const file = readRows(new Map(Object.entries(tables)));
      for (const { table, read, taken, leftOut, refused } of file.accounts) {
        expect([table, read]).toEqual([table, tables[table]?.length]);
        expect([table, taken + leftOut + refused]).toEqual([table, read]);
        expect([table, Math.min(taken, leftOut, refused) >= 0]).toEqual([table, true]);
      }
      const errors = file.report.filter(({ kind }) => kind === 'error');
      const refusedRecords = new Set(errors.flatMap(({ record }) => record ?? []));
      expect(file.boards.length + refusedRecords.size).toBe(file.recordsRead);
      expect(file.boards.filter(({ record }) => refusedRecords.has(record))).toEqual([]);
      // A row that is refused is told of, in the report of a board or of the file.
      const refusedRows = file.accounts.reduce((sum, { refused }) => sum + refused, 0);
      const told = file.report.filter(({ kind }) => kind === 'error' || kind === 'contradiction');
      expect(refusedRows === 0 || told.length > 0).toBe(true);
      const plan = await planImport(file, { session: 's', laws: 'wbf-2017', source: 'f.bws', naming: NAMING });
      expect(plan.boards.length + plan.already + plan.refused + plan.deals.records.taken).toBe(file.boards.length);
    }),
    { numRuns: samples(100_000, 200) },
  );
});

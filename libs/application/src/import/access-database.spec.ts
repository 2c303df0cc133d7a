import { type AccessTable, accessFile, bwsFile } from '@app/testing';
import { hasEndlessDefinition, isAccessDatabase, isEncoded, readBws } from '@app/formats';
import { inEnglish } from '@app/messages';
import fc from 'fast-check';
import { samples } from '../../../../test/samples';
import { readAccessDatabase } from './access-database';

const PAGE = 2048;
const CATALOGUE = 2;
const FIRST_TABLE = 3;

const TABLE: AccessTable = {
  name: 'ReceivedData',
  columns: { ID: 'long', Board: 'integer', Contract: 'text', Erased: 'boolean', DateLog: 'datetime', Remarks: 'text' },
  rows: Array.from({ length: 150 }, (_, index) => ({
    ID: 100_000 + index,
    Board: index % 2 === 0 ? index : null,
    Contract: index % 3 === 0 ? '' : `${(index % 7) + 1} NT`,
    Erased: index % 5 === 0,
    DateLog: new Date(Date.UTC(2026, 0, 1 + index)),
    Remarks: index % 4 === 0 ? null : `Ærø ${index}`,
  })),
};

const inPieces = (bytes: Uint8Array) => [bytes.subarray(0, 100), bytes.subarray(100)];
const tablesOf = (bytes: Uint8Array) => {
  const read = readAccessDatabase(inPieces(bytes));
  if (read.kind !== 'read') throw new Error(`not read: ${read.kind}`);
  return new Map(read.tables.map((table) => [table.name, 'rows' in table ? table.rows : null]));
};
/** What the report says first. */
const firstSaid = (bytes: Uint8Array): string => {
  const [first] = readBws(readAccessDatabase(inPieces(bytes))).report;
  return first ? `${first.kind}: ${inEnglish(first.message)}` : '';
};

it('gives every row of a table that fills several pages, value by value', () => {
  const tables = tablesOf(accessFile([TABLE, { name: 'Section', columns: { ID: 'integer' }, rows: [{ ID: 1 }] }]));
  expect(tables.get('ReceivedData')).toEqual(TABLE.rows);
  expect(tables.get('Section')).toEqual([{ ID: 1 }]);
});

it('knows a database by its first bytes', () => {
  expect(isAccessDatabase(bwsFile({}))).toBe(true);
  expect(isAccessDatabase(bwsFile({}).subarray(0, 20))).toBe(false);
  expect(isAccessDatabase(new TextEncoder().encode('% PBN 2.1\n[Event "Standard Jet DB"]'))).toBe(false);
});

describe('is refused with the reason:', () => {
  it('what is no database', () => {
    expect(firstSaid(new TextEncoder().encode('[Event "x"]'.repeat(20)))).toBe(
      'error: this is no Access database: it does not begin like one',
    );
  });

  it('a database of something else', () => {
    expect(firstSaid(accessFile([{ name: 'Customers', columns: { ID: 'long' }, rows: [] }]))).toBe(
      'error: the database has none of the tables of a scoring device; Access or LibreOffice Base can export its tables as CSV',
    );
  });

  it('one whose pages cannot be told', () => {
    const bytes = Uint8Array.from(bwsFile({}));
    bytes.fill(0xaa, CATALOGUE * PAGE, (CATALOGUE + 1) * PAGE);
    expect(isEncoded(bytes)).toBe(true);
    expect(firstSaid(bytes)).toBe('error: the database is encrypted or damaged at its second page');
  });

  it('one that is cut off', () => {
    expect(firstSaid(bwsFile({}).subarray(0, CATALOGUE * PAGE))).toContain('the database is damaged: ');
  });

  it('one whose definition of a table leads in a circle, which mdb-reader would follow without end', () => {
    const bytes = Uint8Array.from(bwsFile({}));
    expect(hasEndlessDefinition(bytes)).toBe(false);
    new DataView(bytes.buffer).setUint32(FIRST_TABLE * PAGE + 4, FIRST_TABLE, true);
    expect(hasEndlessDefinition(bytes)).toBe(true);
    expect(firstSaid(bytes)).toContain('the database is damaged');
  });
});

it('a table that cannot be read is told, and the others stay', () => {
  const bytes = Uint8Array.from(bwsFile({ Section: [{ ID: 1 }] }));
  bytes[FIRST_TABLE * PAGE] = 9;
  expect(firstSaid(bytes)).toContain('error: Session cannot be read: ');
  expect(tablesOf(bytes).get('Section')).toHaveLength(1);
});

it('rows that the table counts and that are not there are told', () => {
  const bytes = Uint8Array.from(accessFile([TABLE]));
  new DataView(bytes.buffer).setUint32(FIRST_TABLE * PAGE + 12, 151, true);
  const said = readBws(readAccessDatabase([bytes])).report.map(({ kind, message }) => `${kind}: ${inEnglish(message)}`);
  expect(said).toContain('error: ReceivedData: 150 rows could be read, the table counts 151');
});

it('long texts and objects are left out, and told', () => {
  const bytes = accessFile([{ name: 'Section', columns: { ID: 'integer', Picture: 'ole' }, rows: [{ ID: 1 }] }]);
  expect(tablesOf(bytes).get('Section')).toEqual([{ ID: 1 }]);
  expect(firstSaid(bytes)).toBe('note: Section: long texts and objects are not read, so Picture are left out');
});

const FILE = accessFile([
  TABLE,
  { name: 'Section', columns: { ID: 'integer', Letter: 'text' }, rows: [{ ID: 1, Letter: 'A' }] },
]);

it('never throws on changed bytes, wherever they are, and accounts for the rows that it gives', () => {
  const change = fc.tuple(fc.integer({ min: 0, max: FILE.length - 1 }), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const bytes = Uint8Array.from(FILE);
      for (const [at, byte] of changes) bytes[at] = byte;
      for (const { read, taken, leftOut, refused } of readBws(readAccessDatabase([bytes])).accounts) {
        expect(taken + leftOut + refused).toBe(read);
      }
    }),
    { numRuns: samples(10_000, 100) },
  );
});

it('never throws on random bytes, or on a file that is cut off', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readAccessDatabase([bytes])));
  const length = fc.integer({ min: 0, max: FILE.length });
  fc.assert(fc.property(length, (to) => void readAccessDatabase([FILE.subarray(0, to)])));
});

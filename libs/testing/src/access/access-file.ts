import { rc4 } from './rc4';

/**
 * Writes a database of Access 97 (Jet 3), as far as a reader needs one: a header, the table of tables, and for each table
 * its definition, its usage map and its rows. No indexes, no properties, no forms. The layout is that of the HACKING notes of
 * mdbtools, with which the files were checked (`mdb-export`).
 */

type ColumnType = 'boolean' | 'integer' | 'long' | 'datetime' | 'text' | 'ole';

export interface AccessTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly rows: readonly Readonly<Record<string, string | number | boolean | Date | null>>[];
}

type Cell = AccessTable['rows'][number][string] | undefined;

const PAGE = 2048;
const CODES: Readonly<Record<ColumnType, number>> = { boolean: 1, integer: 3, long: 4, datetime: 8, text: 10, ole: 11 };
const SIZES: Readonly<Record<ColumnType, number>> = { boolean: 0, integer: 2, long: 4, datetime: 8, text: 255, ole: 0 };
const isFixed = (type: ColumnType): boolean => type !== 'text' && type !== 'ole';

const MILLISECONDS_A_DAY = 86_400_000;
/** Days from 1899-12-30, where Access begins to count, to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569;

const fixedBytes = (type: ColumnType, cell: Cell): Buffer => {
  const bytes = Buffer.alloc(SIZES[type]);
  if (type === 'integer') bytes.writeInt16LE(Number(cell ?? 0));
  if (type === 'long') bytes.writeInt32LE(Number(cell ?? 0));
  if (type === 'datetime' && cell instanceof Date) {
    bytes.writeDoubleLE(cell.getTime() / MILLISECONDS_A_DAY + DAYS_BEFORE_1970);
  }
  return bytes;
};

const LONGEST_ROW = 255;

const rowBytes = (columns: readonly (readonly [string, ColumnType])[], row: AccessTable['rows'][number]): Buffer => {
  const fixed = columns.filter(([, type]) => isFixed(type)).map(([name, type]) => fixedBytes(type, row[name]));
  const texts = columns
    .filter(([, type]) => !isFixed(type))
    .map(([name]) => Buffer.from(typeof row[name] === 'string' ? row[name] : '', 'latin1'));
  const mask = Buffer.alloc(Math.ceil(columns.length / 8));
  for (const [index, [name, type]] of columns.entries()) {
    const cell = row[name] ?? null;
    // A boolean is in the mask alone: not null is true.
    if (type === 'boolean' ? cell === true : cell !== null)
      mask[index >> 3] = (mask[index >> 3] ?? 0) | (1 << (index & 7));
  }
  const head = Buffer.concat([Buffer.from([columns.length]), ...fixed]);
  const offsets: number[] = [];
  let at = head.length;
  for (const text of texts) {
    offsets.push(at);
    at += text.length;
  }
  const variable = texts.length === 0 ? [] : [...[...offsets, at].reverse(), texts.length];
  const bytes = Buffer.concat([head, ...texts, Buffer.from(variable), mask]);
  if (bytes.length > LONGEST_ROW)
    throw new RangeError(`a row of ${bytes.length} bytes is more than this writer can lay out`);
  return bytes;
};

const FIRST_SLOT = 10;

/** A page of rows, from its end forwards. */
const dataPage = (owner: number, rows: readonly Buffer[]): Buffer => {
  const page = Buffer.alloc(PAGE);
  page.set([1, 1]);
  page.writeUInt32LE(owner, 4);
  page.writeUInt16LE(rows.length, 8);
  let end = PAGE;
  for (const [index, row] of rows.entries()) {
    end -= row.length;
    page.set(row, end);
    page.writeUInt16LE(end, FIRST_SLOT + 2 * index);
  }
  page.writeUInt16LE(end - FIRST_SLOT - 2 * rows.length, 2);
  return page;
};

/** As many rows to a page as there is room for. */
const inPages = (rows: readonly Buffer[]): readonly (readonly Buffer[])[] => {
  const pages: Buffer[][] = [];
  let room = 0;
  for (const row of rows) {
    const needed = row.length + 2;
    const last = pages.at(-1);
    if (last && room >= needed) last.push(row);
    else {
      pages.push([row]);
      room = PAGE - FIRST_SLOT;
    }
    room -= needed;
  }
  return pages;
};

const COLUMN_ENTRY = 18;
const FIRST_COLUMN = 43;
const USER_TABLE = 0x4e;
const LANGUAGE = 0x0409;
const CODE_PAGE = 1252;

const definitionPage = ({ columns, rows }: AccessTable, usageMap: number, freeMap: number): Buffer => {
  const page = Buffer.alloc(PAGE);
  const entries = Object.entries(columns);
  page.set([2, 1, 0x56, 0x43]);
  page.writeUInt32LE(rows.length, 12);
  page.writeUInt8(USER_TABLE, 20);
  page.writeUInt16LE(entries.length, 21);
  page.writeUInt16LE(entries.filter(([, type]) => !isFixed(type)).length, 23);
  page.writeUInt16LE(entries.length, 25);
  page.writeUInt32LE(usageMap, 35);
  page.writeUInt32LE(freeMap, 39);
  let [fixedAt, variable] = [0, 0];
  for (const [index, [, type]] of entries.entries()) {
    const at = FIRST_COLUMN + COLUMN_ENTRY * index;
    page.writeUInt8(CODES[type], at);
    page.writeUInt16LE(index, at + 1);
    page.writeUInt16LE(variable, at + 3);
    page.writeUInt16LE(index, at + 5);
    page.writeUInt16LE(LANGUAGE, at + 9);
    page.writeUInt16LE(CODE_PAGE, at + 11);
    page.writeUInt8(isFixed(type) ? 0x13 : 0x12, at + 13);
    page.writeUInt16LE(isFixed(type) ? fixedAt : 0, at + 14);
    page.writeUInt16LE(SIZES[type], at + 16);
    if (isFixed(type)) fixedAt += SIZES[type];
    else variable += 1;
  }
  const names = Buffer.concat(
    entries.map(([name]) => Buffer.concat([Buffer.from([name.length]), Buffer.from(name, 'latin1')])),
  );
  const namesAt = FIRST_COLUMN + COLUMN_ENTRY * entries.length;
  page.set(names, namesAt);
  page.writeUInt32LE(namesAt + names.length, 8);
  return page;
};

const MAP_BYTES = 64;

/** Which pages hold the rows of a table, a bit each. */
const usageMapOf = (pages: readonly number[]): Buffer => {
  const map = Buffer.alloc(5 + MAP_BYTES);
  for (const page of pages) {
    if (page >= MAP_BYTES * 8) throw new RangeError('more pages than this writer can map');
    map[5 + (page >> 3)] = (map[5 + (page >> 3)] ?? 0) | (1 << (page & 7));
  }
  return map;
};

const HEADER_KEY = [0xc7, 0xda, 0x39, 0x6b];
const ENCRYPTED_FROM = 0x18;
const ENCRYPTED_LENGTH = 126;

/** The first page: what the file is, and an encrypted part that says there is no password and no key. */
const headerPage = (): Buffer => {
  const page = Buffer.alloc(PAGE);
  page.set([0, 1, 0, 0]);
  page.write('Standard Jet DB', 4, 'latin1');
  const plain = Buffer.alloc(ENCRYPTED_LENGTH);
  plain.writeUInt16LE(CODE_PAGE, 0x3c - ENCRYPTED_FROM);
  page.set(rc4(HEADER_KEY, plain), ENCRYPTED_FROM);
  return page;
};

const MAPS_PAGE = 1;
const CATALOGUE_PAGE = 2;
const SYSTEM_TABLE = -2_147_483_648;

/** @returns the bytes of a database with these tables */
export const accessFile = (tables: readonly AccessTable[]): Uint8Array => {
  const first = CATALOGUE_PAGE + 1;
  const catalogue: AccessTable = {
    name: 'MSysObjects',
    columns: { Id: 'long', Name: 'text', Type: 'integer', Flags: 'long', LvProp: 'ole' },
    rows: [
      { Id: CATALOGUE_PAGE, Name: 'MSysObjects', Type: 1, Flags: SYSTEM_TABLE },
      ...tables.map(({ name }, index) => ({ Id: first + index, Name: name, Type: 1, Flags: 0 })),
    ],
  };
  const all = [catalogue, ...tables];
  const pages: Buffer[] = [];
  const maps: Buffer[] = [];
  let next = CATALOGUE_PAGE + all.length;
  for (const [index, { columns, rows }] of all.entries()) {
    const entries = Object.entries(columns);
    const data = inPages(rows.map((row) => rowBytes(entries, row)));
    maps.push(usageMapOf(data.map((_, nth) => next + nth)));
    pages.push(...data.map((page) => dataPage(CATALOGUE_PAGE + index, page)));
    next += data.length;
  }
  const mapRow = (row: number): number => MAPS_PAGE * 256 + row;
  const definitions = all.map((table, index) => definitionPage(table, mapRow(index), mapRow(all.length)));
  return Buffer.concat([headerPage(), dataPage(0, [...maps, usageMapOf([])]), ...definitions, ...pages]);
};

import MDBReader from 'mdb-reader';
import { type DatabaseRead, type DatabaseTable, hasEndlessDefinition, isAccessDatabase, isEncoded } from '@app/formats';

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Long texts and objects lie on pages of their own, which may lead in a circle; no table of a BWS file has any. */
const LONG: ReadonlySet<string> = new Set(['memo', 'ole', 'complex', 'binary']);

const readTable = (reader: MDBReader, name: string): DatabaseTable => {
  try {
    const table = reader.getTable(name);
    const columns = table.getColumns();
    const leftOut = columns.filter(({ type }) => LONG.has(type)).map((one) => one.name);
    const taken = columns.map((one) => one.name).filter((one) => !leftOut.includes(one));
    return { name, rows: table.getData({ columns: taken }), counted: table.rowCount, leftOut };
  } catch (thrown) {
    return { name, problem: messageOf(thrown) };
  }
};

/**
 * The rows of all tables of an Access database (Jet 3 and 4, ACE), by `mdb-reader`, which wants the whole file in memory
 * and reads a table at a time. Never throws: of what is no such database, is encrypted, or has a part that cannot be
 * followed, the kind of the problem is told; a table that cannot be read leaves the others.
 */
export const readAccessDatabase = (bytes: Iterable<Uint8Array>): DatabaseRead => {
  const whole = Buffer.concat([...bytes]);
  if (!isAccessDatabase(whole)) return { kind: 'no-database' };
  if (isEncoded(whole)) return { kind: 'encoded' };
  if (hasEndlessDefinition(whole)) return { kind: 'damaged', problem: 'endless table definition' };
  try {
    const reader = new MDBReader(whole);
    return { kind: 'read', tables: reader.getTableNames().map((name) => readTable(reader, name)) };
  } catch (thrown) {
    return { kind: 'damaged', problem: messageOf(thrown) };
  }
};

/** How the first bytes of a database of Microsoft Access say which engine wrote it. */
const ENGINES = ['Standard Jet DB', 'Standard ACE DB'];
const ENGINE_AT = 4;
const VERSION_AT = 0x14;
/** Where the name of the engine ends: so many bytes say what a file is. */
export const HEADER_LENGTH = VERSION_AT + 1;

const JET_3 = 0;
const PAGE_OF_JET_3 = 2048;
const PAGE = 4096;
/** The page of the table of all tables, in every version. */
const CATALOGUE_PAGE = 2;
const TABLE_DEFINITION = 0x02;
const NEXT_PAGE_AT = 4;

/** Whether a file is a database of Access (Jet or ACE), by its first bytes. */
export const isAccessDatabase = (start: Uint8Array): boolean =>
  start.length >= HEADER_LENGTH &&
  ENGINES.includes(String.fromCharCode(...start.subarray(ENGINE_AT, VERSION_AT)).replace(/\0.*$/s, ''));

const pageSizeOf = (database: Uint8Array): number => (database[VERSION_AT] === JET_3 ? PAGE_OF_JET_3 : PAGE);

/** Whether the pages are encrypted, so that their kinds cannot be told. */
export const isEncoded = (database: Uint8Array): boolean => {
  const at = CATALOGUE_PAGE * pageSizeOf(database);
  return database.length > at && database[at] !== TABLE_DEFINITION;
};

/**
 * Whether the pages of a table's definition lead in a circle. `mdb-reader` follows them until one says that it is the
 * last, and would fill the memory with them.
 */
export const hasEndlessDefinition = (database: Uint8Array): boolean => {
  const size = pageSizeOf(database);
  const pages = Math.floor(database.length / size);
  const view = new DataView(database.buffer, database.byteOffset, database.byteLength);
  const isDefinition = (page: number): boolean => page < pages && database[page * size] === TABLE_DEFINITION;
  const next = (page: number): number => view.getUint32(page * size + NEXT_PAGE_AT, true);
  /** Pages from which the last one is reached. */
  const ending = new Set<number>();
  for (let first = 0; first < pages; first += 1) {
    const way = new Set<number>();
    let page = first;
    while (page !== 0 && isDefinition(page) && !ending.has(page)) {
      if (way.has(page)) return true;
      way.add(page);
      page = next(page);
    }
    for (const one of way) ending.add(one);
  }
  return false;
};

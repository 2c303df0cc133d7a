import type { TextSource } from '../text-source';
import { csvRows } from './read-rows';

/**
 * The columns that are read, with other names of theirs. Letters count alone, in whatever case: `N/S`, `ns` and `NS` are
 * one. `docs/import.md` says what stands in each.
 */
const NAMES = {
  event: 'event title',
  date: 'date day',
  session: 'session',
  scoring: 'scoring scoringform',
  section: 'section sect sec',
  round: 'round rnd rd',
  table: 'table tbl',
  room: 'room',
  board: 'board boardno boardnumber brd bd',
  attempt: 'attempt',
  ns: 'ns nspair pairns nsno nsid nsnumber northsouth',
  ew: 'ew ewpair pairew ewno ewid ewnumber eastwest',
  nsName: 'nsname nsnames namens namesns',
  ewName: 'ewname ewnames nameew namesew',
  north: 'north northname playern',
  east: 'east eastname playere',
  south: 'south southname players',
  west: 'west westname playerw',
  dealer: 'dealer dlr',
  vulnerable: 'vulnerable vulnerability vul',
  deal: 'deal hands cards',
  contract: 'contract contr',
  declarer: 'declarer decl by playedby',
  lead: 'lead openinglead ld',
  result: 'result res',
  tricks: 'tricks trickswon',
  score: 'score scorens nsscore',
  artificial: 'artificial',
  adjusted: 'adjusted',
  mpNs: 'mpns nsmp matchpointsns nsmatchpoints',
  mpEw: 'mpew ewmp matchpointsew ewmatchpoints',
  impsNs: 'impsns nsimps impns nsimp',
  impsEw: 'impsew ewimps impew ewimp',
  crossImpsNs: 'crossimpsns nscrossimps ximpsns nsximps',
  crossImpsEw: 'crossimpsew ewcrossimps ximpsew ewximps',
  percentNs: 'percentns nspercent percentagens nspercentage',
  percentEw: 'percentew ewpercent percentageew ewpercentage',
} as const satisfies Readonly<Record<string, string>>;
export type CsvColumn = keyof typeof NAMES;

const BY_NAME: ReadonlyMap<string, CsvColumn> = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column as CsvColumn] as const),
  ),
);

const compact = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** What the first line of a table says of it. */
export interface CsvForm {
  readonly delimiter: string;
  /** The line of the names, from 1. */
  readonly line: number;
  /** Where each column stands, from 0. */
  readonly places: ReadonlyMap<CsvColumn, number>;
  /** How many columns have a name. */
  readonly width: number;
  /** Names of columns that are not read: not known, or known under another name before. */
  readonly unread: readonly { readonly name: string; readonly at: number }[];
}

const DELIMITERS = [',', ';', '\t'] as const;
/** Excel writes `sep=;` before the names of the columns. */
const SEPARATOR_LINE = /^sep=/i;

const formWith = (text: TextSource, delimiter: string): CsvForm | null => {
  for (const { cells, line, fault } of csvRows(text, delimiter)) {
    if (fault !== null) return null;
    if (cells.every((cell) => cell.trim() === '') || SEPARATOR_LINE.test(cells[0] ?? '')) continue;
    const places = new Map<CsvColumn, number>();
    const unread: { name: string; at: number }[] = [];
    for (const [at, name] of cells.entries()) {
      const column = BY_NAME.get(compact(name));
      if (column !== undefined && !places.has(column)) places.set(column, at);
      else if (name.trim() !== '') unread.push({ name: name.trim(), at });
    }
    return { delimiter, line, places, unread, width: cells.length };
  }
  return null;
};

/** Board, and something else to say of it. */
const FEWEST = 3;

/**
 * The form of a table of results, by the names of its columns in its first line; the delimiter is the one of `,`, `;` and
 * tab that makes columns of it. Null where board and two more columns have no names.
 */
export const csvFormOf = (text: TextSource): CsvForm | null => {
  const forms = DELIMITERS.flatMap((delimiter) => formWith(text, delimiter) ?? []);
  const [best] = forms.toSorted((one, other) => other.places.size - one.places.size);
  return best?.places.has('board') === true && best.places.size >= FEWEST ? best : null;
};

/** Whether a text is a table whatever its columns are called: its first two lines have as many values. */
export const isTable = (text: TextSource): boolean =>
  DELIMITERS.some((delimiter) => {
    const widths: number[] = [];
    for (const { cells, fault } of csvRows(text, delimiter)) {
      if (fault !== null) return false;
      widths.push(cells.length);
      if (widths.length === 2) break;
    }
    return widths.length === 2 && widths[0] === widths[1] && (widths[0] ?? 0) >= FEWEST;
  });

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ImportedRecords, Say } from './imported';
import { readLinRecords } from './lin';
import { readPbnRecords } from './pbn';
import { game } from './pbn/for-specs';
import { overviewOf } from './placement';
import { planRecords } from './plan';
import { reportCollector } from './report-collector';
import { type ByteSource, decodeSource } from './text-source';
import { readUsebioRecords } from './usebio';
import { board, line, pair } from './usebio/specimen';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapUsed = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

const PIECE = 65_536;

/** A file that exists nowhere: made anew, in pieces, each time it is read. */
const fileOf = (texts: () => Iterable<string>): ByteSource & { readonly size: () => number } => {
  function* pieces(): Generator<Uint8Array> {
    const encoder = new TextEncoder();
    let piece = '';
    for (const text of texts()) {
      piece += text;
      if (piece.length < PIECE) continue;
      yield encoder.encode(piece);
      piece = '';
    }
    yield encoder.encode(piece);
  }
  return {
    [Symbol.iterator]: pieces,
    size: () => {
      let size = 0;
      for (const { length } of pieces()) size += length;
      return size;
    },
  };
};

const TABLES = 100;
const BOARDS_OF_A_TABLE = 3;

/** Every table has four names of its own, as long as names may be. */
const nameOf = (seat: string, table: number): string => `Somebody with a rather long name at table ${table} ${seat}`;

/** Makes a file large that has few boards: what is collected for each of them is not what is measured. */
const COMMENTARY = 'somebody has much to say about it\n'.repeat(900);

const boards = function* (text: (table: number, number: number) => string): Generator<string> {
  for (let table = 1; table <= TABLES; table += 1) {
    for (let number = 1; number <= BOARDS_OF_A_TABLE; number += 1) yield text(table, number);
  }
};

const pbn = (): Iterable<string> =>
  boards((table, number) => {
    const names = Object.fromEntries(['North', 'East', 'South', 'West'].map((seat) => [seat, nameOf(seat, table)]));
    const tags = { ...names, Table: String(table), Board: String(number) };
    return `${game({ tags, auction: null, play: null, more: `{${COMMENTARY}}` })}\n\n`;
  });

const lin = (): Iterable<string> =>
  boards((table, number) => {
    const names = ['S', 'W', 'N', 'E'].map((seat) => nameOf(seat, table)).join(',');
    const comment = COMMENTARY.replaceAll('\n', ' ');
    return `pn|${names}|md|1,,,|ah|Board ${number}|nt|${comment}|mb|1N|mb|p|mb|p|mb|p|pc|SA|pc|S2|pc|S3|pc|S4|mc|7|`;
  });

function* usebio(): Generator<string> {
  yield '<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>';
  for (let number = 1; number <= 2 * TABLES; number += 1) {
    yield `${pair(number, `<CLUB>${nameOf('', number)}</CLUB>`)}<!-- ${COMMENTARY} -->`;
  }
  yield '</PARTICIPANTS>';
  yield* boards((table, number) => board(number, line(2 * table - 1, 2 * table), `<NOTES>${COMMENTARY}</NOTES>`));
  yield '</EVENT></USEBIO>';
}

describe('a file is never in memory as a whole', () => {
  it.each<[string, () => Iterable<string>, (bytes: ByteSource, say: Say) => ImportedRecords]>([
    ['PBN', pbn, (bytes, say) => readPbnRecords(decodeSource(bytes), {}, say)],
    ['LIN on one line', lin, (bytes, say) => readLinRecords(decodeSource(bytes), say)],
    ['USEBIO on few lines', usebio, readUsebioRecords],
  ])('%s', async (_, texts, readRecords) => {
    const file = fileOf(texts);
    const ids = new Map<string, string>();
    const id = (name: string): string => {
      const known = ids.get(name) ?? `i${ids.size}`;
      ids.set(name, known);
      return known;
    };
    const naming = { player: id, contestant: id };
    const options = { session: 's', laws: 'wbf-2017', source: 'file', naming } as const;
    const report = reportCollector();
    const reported = { contradiction: () => false, code: () => false };
    const before = heapUsed();
    let most = 0;
    let seen = 0;
    const measure = (): void => {
      seen += 1;
      if (seen % (TABLES / 4) === 0) most = Math.max(most, heapUsed() - before);
    };
    const records = readRecords(file, report.say);
    const plan = await planRecords(records, overviewOf(records, naming), options, reported, {
      say: report.say,
      planned: measure,
    });
    for (const stored of plan.boards) if (stored.commands.length > 0) measure();
    expect(seen).toBe(2 * TABLES * BOARDS_OF_A_TABLE);
    expect(most / file.size()).toBeLessThan(0.5);
  });
});

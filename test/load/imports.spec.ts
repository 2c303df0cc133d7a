import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database, openLedger, verifyLedger } from '@app/ledger';
import { compile } from '@app/testing';
import { samples } from '../samples';
import { type Running, run } from './processes';

/** Two idle cores need a fifth of it; this may be the busiest hour of the machine. */
const MINUTES = 60_000;

const BOARDS = samples(1_200, 160);

const APPS = ['cli', 'command-api', 'common', 'projector'].map((name) => `apps/${name}/src`);
const compiled = compile('libs', ...APPS);
const root = mkdtempSync(join(tmpdir(), 'ledger-imports-'));
afterAll(() => {
  compiled.remove();
  rmSync(root, { recursive: true, force: true });
});

/** One record; every fifth has a card twice and is refused. */
const record = (title: string, table: number, number: number): string => `[Event "${title}"]
[Board "${number}"]
[West "West ${table}"]
[North "North ${table}"]
[East "East ${table}"]
[South "South ${table}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ ${number % 5 === 0 ? 'A32' : '432'}.8765.JT98.T9"]
[Scoring "MP"]
[Declarer "S"]
[Contract "3NT"]
[Result "10"]
[PairNS "${table}"]
[PairEW "${100 + table}"]
[Table "${table}"]
[Auction "N"]
1S Pass 2C Pass
2S Pass 3NT AP

`;

const BOARDS_OF_A_TABLE = 20;
const REFUSED = BOARDS / 5;

const writePbn = (folder: string, name: string, title: string, firstTable: number): string => {
  const path = join(folder, name);
  const records = Array.from({ length: BOARDS }, (_, nth) =>
    record(title, firstTable + Math.floor(nth / BOARDS_OF_A_TABLE), (nth % BOARDS_OF_A_TABLE) + 1),
  );
  writeFileSync(path, records.join(''));
  return path;
};

interface Import {
  readonly data: string;
  readonly file: string;
  readonly session: string;
}

const start = ({ data, file, session }: Import): Running =>
  run(compiled.script('apps/cli/src/main.ts'), ['--data', data, 'import', file, '--session', session, '--json'], {
    TMPDIR: root,
  });

interface Counts {
  readonly read: number;
  readonly taken: number;
  readonly already: number;
  readonly refused: number;
  readonly nothingToRecord: number;
}

/** What the report of an import counts, once its process has ended; 1 is the status of a file with refused records. */
const finished = async (running: Running): Promise<Counts> => {
  while (running.status() === null) await pause(20);
  const said = running.said();
  if (running.status() !== 1) throw new Error(said);
  const [report] = JSON.parse(said.slice(said.indexOf('['))) as readonly { readonly records: Counts }[];
  if (!report) throw new Error(said);
  const { read, taken, already, refused, nothingToRecord } = report.records;
  expect(taken + already + refused + nothingToRecord).toBe(read);
  return report.records;
};

const ledgerOf = (data: string): string => join(data, 'ledger.db');

/** How many boards with such addresses the ledger has. */
const boardsIn = (data: string, address: string): number => {
  if (!existsSync(ledgerOf(data))) return 0;
  const db = new Database(ledgerOf(data), { readonly: true });
  try {
    const count = db.prepare<[string], number>('SELECT count(*) FROM stream WHERE name LIKE ?').pluck();
    return count.get(`board-${address}`) ?? 0;
  } catch {
    // The tables are being made.
    return 0;
  } finally {
    db.close();
  }
};

/** Kills an import when so many of its boards are in the ledger, and before it is through. */
const killAt = async (boards: number, { data }: Import, address: string, running: Running): Promise<void> => {
  while (boardsIn(data, address) < boards && running.status() === null) await pause(5);
  await running.kill();
  if (running.status() !== -1) throw new Error(running.said());
};

/** Every event of boards and sessions: stream, type and content, in the order of its stream. */
const historyOf = async (data: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  expect(await verifyLedger(ledgerOf(data))).toMatchObject({ ok: true });
  const log = await openLedger(`sqlite:${ledgerOf(data)}`);
  try {
    const streams = new Map<string, string[]>();
    for await (const { streamId: stream, type, data: content } of log.readAll()) {
      if (!/^(?:board|session)-/.test(stream)) continue;
      const events = streams.get(stream) ?? [];
      events.push(`${type} ${JSON.stringify(content)}`);
      streams.set(stream, events);
    }
    return streams;
  } finally {
    await log.close();
  }
};

type History = Awaited<ReturnType<typeof historyOf>>;

/** The streams of boards that are not the same in both. */
const boardsThatDiffer = (one: History, other: History): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (stream) => stream.startsWith('board-') && one.get(stream)?.join('\n') !== other.get(stream)?.join('\n'),
  );

/** What is in a session, in whatever order it was entered. */
const sessionOf = (history: History, session: string): readonly string[] =>
  [...(history.get(`session-${session}`) ?? [])].sort();

const folderOf = (name: string): string => {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
};

/** The same imports one after the other, undisturbed; the key makes the same ids of the same names. */
const inTurn = async (name: string, imports: readonly Import[]) => {
  const data = folderOf(name);
  const [first] = imports;
  if (first) copyFileSync(join(first.data, 'directory.key'), join(data, 'directory.key'));
  for (const one of imports) await finished(start({ ...one, data }));
  return historyOf(data);
};

describe('two imports at once, one of them killed in the middle and repeated', () => {
  const file = (name: string, title: string, table: number, session: string) => ({ name, title, table, session });

  it.each([
    ['of the same file', 'same', [file('a.pbn', 'Cup', 1, 's'), file('a.pbn', 'Cup', 1, 's')], 's.%'],
    ['of two files into one session', 'two', [file('a.pbn', 'Cup', 1, 's'), file('b.pbn', 'Cup 2', 501, 's')], 's.5%'],
    ['into two sessions', 'sessions', [file('a.pbn', 'Cup', 1, 's'), file('a.pbn', 'Cup', 1, 't')], 't.%'],
  ])(
    '%s: nothing is lost, and nothing is there twice',
    async (_, name, files, address) => {
      const data = folderOf(name);
      const [one, other] = files.map(({ name: path, title, table, session }) => ({
        data,
        file: writePbn(data, path, title, table),
        session,
      }));
      if (!one || !other) throw new Error('two imports');
      const survivor = start(one);
      const victim = start(other);
      await killAt(BOARDS / 10, other, address, victim);
      const first = await finished(survivor);
      const second = await finished(start(other));
      for (const counts of [first, second]) expect(counts).toMatchObject({ read: BOARDS, refused: REFUSED });

      const expected = await inTurn(`${name}-in-turn`, [one, other]);
      const history = await historyOf(data);
      expect(boardsThatDiffer(history, expected)).toEqual([]);
      for (const { session } of [one, other]) {
        const isOpening = (event: string): boolean => event.startsWith('SessionOpened');
        const entered = sessionOf(history, session);
        expect(entered.filter(isOpening)).toHaveLength(1);
        expect(entered.filter((event) => !isOpening(event))).toEqual(
          sessionOf(expected, session).filter((event) => !isOpening(event)),
        );
      }
      const again = await finished(start(one));
      expect(again).toMatchObject({ taken: 0, already: BOARDS - REFUSED, refused: REFUSED });
    },
    20 * MINUTES,
  );

  it(
    'of which both live: what the one has taken the other finds there',
    async () => {
      const data = folderOf('both');
      const imported = { data, file: writePbn(data, 'a.pbn', 'Cup', 1), session: 's' };
      const reports = await Promise.all([start(imported), start(imported)].map(finished));
      expect(reports.reduce((sum, { taken }) => sum + taken, 0)).toBe(BOARDS - REFUSED);
      expect(boardsIn(data, 's.%')).toBe(BOARDS - REFUSED);
    },
    20 * MINUTES,
  );
});

import { textsOf } from '@app/messages';
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEmbedded } from '../src/embedded';
import { importFiles } from '@app/application';
import { noteRefused } from '../src/import/enter-into';
import { MEGABYTE, openReread } from '../src/read-file';
import { size } from './size';

const BOARDS = size(2_000, 20);
const ROUNDS = size(3, 1);

/** What stands before and behind the number of a board; every card is played, no call is explained. */
const BEFORE = 'pn|South,West,North,East|st||md|3SKH4579QKAD69C58K,S569QAH3D5TJQAC69,S47H8TD248KC347QA,|rh||ah|Board ';
const BIDDING = '|sv|o|mb|p|mb|p|mb|1H|mb|2H!|mb|p|mb|4S|mb|5H|mb|p|mb|p|mb|p|pg||';
const TRICKS = [
  'C9 C3 C2 CK',
  'HA H3 H8 H2',
  'HK D5 HT H6',
  'HQ S5 S7 HJ',
  'C5 C6 CA CT',
  'CQ CJ C8 DQ',
  'C7 S2 SK S9',
  'C4 S3 D6 DJ',
  'S4 ST H5 S6',
  'D9 DA D2 D7',
  'DT D4 D3 H4',
  'H7 SA D8 SJ',
  'H9 SQ DK S8',
];
const PLAY = TRICKS.map((trick) => `${trick.replace(/(\w\w) ?/g, 'pc|$1|')}pg||`).join('');

/** A session on one line, as servers of online clubs write it. */
const lin = (boards: number): string =>
  Array.from({ length: boards }, (_, nth) => `${BEFORE}${nth + 1}${BIDDING}${PLAY}`).join('');

interface Measured {
  readonly ms: number;
  readonly rssMiB: number;
  readonly events: number;
}

/** The floor: the bytes read in pieces and hashed. */
const readAndHash = (file: string): number => {
  const { bytes, close } = openReread(file, Infinity);
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  hash.digest('hex');
  close();
  return 0;
};

/** As the command does it: into an empty folder, until the read models have followed. */
const importInto = (file: string, data: string): Promise<number> =>
  withEmbedded({ data }, 'begins', async (embedded) => {
    const source = {
      path: file,
      name: file,
      format: 'lin',
      open: () => openReread(file, Infinity),
      answerFor: () => undefined,
    } as const;
    const options = { session: 'bench', strict: false };
    const [report] = await importFiles(embedded, [source], options, noteRefused(textsOf('en')));
    if (report?.records.taken !== BOARDS) throw new Error(`${report?.records.taken} boards of ${BOARDS} were taken`);
    await embedded.models.catchUp();
    return report.events;
  });

/** Each measurement in a process of its own, so that its memory is its own. */
const inChild = (what: 'floor' | 'import', file: string, data: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [what, file, data]);
    child.once('message', (message) => {
      resolve(message as Measured);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the measurement ended with status ${code}`));
    });
  });

const child = async (what: string, file: string, data: string): Promise<void> => {
  const started = performance.now();
  const events = what === 'floor' ? readAndHash(file) : await importInto(file, data);
  const ms = performance.now() - started;
  process.send?.({ ms, events, rssMiB: Math.round(process.resourceUsage().maxRSS / 1024) });
};

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN;

/**
 * An import of one line of LIN into an empty ledger, as a ratio to reading and hashing its bytes in the same run. Nearly
 * all of the time goes into deciding every call and card twice, so that the ratio is far below one.
 */
export const benchImport = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  const file = join(folder, 'session.lin');
  try {
    const text = lin(BOARDS);
    writeFileSync(file, text);
    const floors: Measured[] = [];
    const imports: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push(await inChild('floor', file, ''));
      imports.push(await inChild('import', file, join(folder, `data-${round}`)));
    }
    const floor = median(floors.map(({ ms }) => ms));
    const time = median(imports.map(({ ms }) => ms));
    const events = imports[0]?.events ?? NaN;
    const megabytes = Buffer.byteLength(text) / MEGABYTE;
    return {
      boards: BOARDS,
      megabytes: Number(megabytes.toFixed(3)),
      events,
      floorMs: Number(floor.toFixed(2)),
      importMs: Math.round(time),
      ratio: Number((floor / time).toPrecision(2)),
      secondsPerMegabyte: Number((time / 1000 / megabytes).toFixed(2)),
      eventsPerSecond: Math.round((events / time) * 1000),
      floorRssMiB: Math.max(...floors.map(({ rssMiB }) => rssMiB)),
      rssMiB: Math.max(...imports.map(({ rssMiB }) => rssMiB)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const [, script, what, file, data] = process.argv;
if (script === __filename && what !== undefined && file !== undefined) void child(what, file, data ?? '');

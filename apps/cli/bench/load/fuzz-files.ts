import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dice, diceOf } from '@app/testing';
import type { FuzzReport } from './fuzz-http';
import { runLedger } from './server';

const EVENING = join(__dirname, '..', '..', '..', '..', '..', 'examples', 'club-evening.ndjson');

/** Formats that a session is exported in, and read again. */
const FORMATS = ['pbn', 'usebio', 'csv', 'json', 'ndjson'] as const;
type Format = (typeof FORMATS)[number];

/** Changes to one file at most. */
const MOST_CHANGES = 5;
const MOST_PROBLEMS = 10;

/** A file with parts of it left out, repeated, moved, or overwritten with bytes at random. */
const changed = (dice: Dice, original: Buffer): Buffer => {
  let bytes = original;
  for (let left = 1 + dice(MOST_CHANGES); left > 0; left -= 1) {
    const from = dice(bytes.length + 1);
    const to = Math.min(bytes.length, from + 1 + dice(dice(2) === 0 ? 20 : 2_000));
    const [before, part, after] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)];
    const pieces = [
      [before, after],
      [before, part, part, after],
      [after, part, before],
      [before, Buffer.from(Array.from(part, () => dice(256))), after],
      [before],
    ];
    bytes = Buffer.concat(pieces[dice(pieces.length)] ?? []);
  }
  return bytes;
};

interface Printed {
  readonly records?: {
    readonly read: number;
    readonly taken: number;
    readonly already: number;
    readonly refused: number;
    readonly nothingToRecord: number;
  };
}

/** What is wrong with what an import printed and how it ended; null where nothing is. */
const wrongWith = ({ status, output }: { readonly status: number | null; readonly output: string }): string | null => {
  if (status === null || status > 2) return `ended with ${status}: ${output}`;
  if (/^\s+at .*:\d+:\d+/m.test(output)) return `an error of the program: ${output}`;
  return null;
};

const addsUp = ({ records }: Printed): boolean =>
  records === undefined || records.read === records.taken + records.already + records.refused + records.nothingToRecord;

/**
 * Files of the example evening in every format that is exported, changed at random, the same for the same seed, and imported one
 * by one. Each import ends with a report that adds up or with an error that is none of the program; the ledger verifies at the end.
 */
export const fuzzFiles = async (seconds: number, seed: number): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-fuzz-files-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const env = { DATA_DIR: data, LEDGER_URL: `sqlite:${join(data, 'ledger.db')}` };
  const outcomes: Record<string, number> = {};
  const problems: string[] = [];
  try {
    await runLedger(['import', EVENING], env);
    const originals = new Map<Format, Buffer>();
    for (const format of FORMATS) {
      const out = join(folder, `evening.${format}`);
      await runLedger(['export', 'demo', '--format', format, '--out', out], env);
      originals.set(format, readFileSync(out));
    }
    const dice = diceOf(seed);
    const until = performance.now() + seconds * 1000;
    let tried = 0;
    while (performance.now() < until && problems.length < MOST_PROBLEMS) {
      const format = FORMATS[tried % FORMATS.length] ?? 'pbn';
      const file = join(folder, `changed.${format}`);
      writeFileSync(file, changed(dice, originals.get(format) ?? Buffer.alloc(0)));
      const report = join(folder, 'report.json');
      rmSync(report, { force: true });
      tried += 1;
      const session = format === 'ndjson' ? [] : ['--session', `fuzz-${tried}`];
      const made = await runLedger(['import', file, ...session, '--report', report], env);
      outcomes[`${format}, status ${made.status}`] = (outcomes[`${format}, status ${made.status}`] ?? 0) + 1;
      const wrong = wrongWith(made);
      if (wrong !== null) problems.push(`file ${tried} of seed ${seed}, ${format}: ${wrong.slice(0, 1_000)}`);
      for (const one of reportsIn(report))
        if (!addsUp(one))
          problems.push(`file ${tried} of seed ${seed}, ${format}: ${JSON.stringify(one.records)} does not add up`);
    }
    const { status, output } = await runLedger(['verify'], env);
    if (status !== 0) problems.push(`verify ended with ${status}: ${output}`);
    return { tried, outcomes, memory: null, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** None where there is no such file: the import was refused as a whole. */
const reportsIn = (file: string): readonly Printed[] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Printed[];
  } catch {
    return [];
  }
};

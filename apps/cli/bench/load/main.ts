import { parseArgs } from 'node:util';
import { type EveningReport, evening } from './evening';
import type { FaultName } from './faults';
import { type Endurance, endurance } from './endurance';
import { fuzzFiles } from './fuzz-files';
import { type FuzzReport, fuzzHttp } from './fuzz-http';

const USAGE = `npm run load -- [evening|endurance|fuzz] [--tables N] [--every SECONDS] [--listeners N] [--seconds N] [--engine] [--seed N] [--smoke]

  evening    tables that play, listeners, kill -9 and a slow disk in between; with --engine on an engine that goes away, too
  endurance  the same without faults, and whether the memory of the server grows
  fuzz       HTTP requests and files that are wrong in many ways; --seconds for each

All three where none is named; --smoke runs them small, to see that they work.`;

const PARTS = ['evening', 'endurance', 'fuzz'] as const;
type Part = (typeof PARTS)[number];
type Report = EveningReport | Endurance | FuzzReport;

/** Sizes where no option says otherwise. `seconds` by the part. */
const FULL = { tables: 2_000, every: 3, listeners: 1_000, seconds: { evening: 300, endurance: 1_800, fuzz: 120 } };
const SMOKE = { tables: 20, every: 0.2, listeners: 10, seconds: { evening: 12, endurance: 9, fuzz: 5 } };
const SEED = 20_171_122;

const number = (name: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new Error(`--${name}: expected a number above 0, not '${text}'`);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ tables: { type: 'string' }, every: { type: 'string' }, listeners: { type: 'string' } },
      ...{ seconds: { type: 'string' }, seed: { type: 'string' }, engine: { type: 'boolean' } },
      ...{ smoke: { type: 'boolean' }, help: { type: 'boolean' } },
    },
  });
  if (values.help === true) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`there is no ${unknown}.\n${USAGE}`);
  const sizes = values.smoke === true ? SMOKE : FULL;
  const seed = number('seed', values.seed, SEED);
  const secondsOf = (part: Part): number => number('seconds', values.seconds, sizes.seconds[part]);
  const sized = (part: Part) => ({
    tables: number('tables', values.tables, sizes.tables),
    every: number('every', values.every, sizes.every),
    listeners: number('listeners', values.listeners, sizes.listeners),
    seconds: secondsOf(part),
    seed,
  });
  const faults: readonly FaultName[] = [
    ...(['kill -9', 'slow disk', 'kill -9'] as const),
    ...(values.engine === true ? (['engine gone'] as const) : []),
  ];
  const run: Readonly<Record<Part, () => Promise<readonly Report[]>>> = {
    evening: async () => [await evening({ ...sized('evening'), faults })],
    endurance: async () => [await endurance(sized('endurance'))],
    fuzz: async () => [await fuzzHttp(secondsOf('fuzz'), seed), await fuzzFiles(secondsOf('fuzz'), seed)],
  };
  for (const part of PARTS.filter((name) => positionals.length === 0 || positionals.includes(name))) {
    for (const report of await run[part]()) {
      process.stdout.write(`${part}\n${JSON.stringify(report, null, 2)}\n`);
      if (report.problems.length > 0) process.exitCode = 1;
    }
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

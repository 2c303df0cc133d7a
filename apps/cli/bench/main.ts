import { parseArgs } from 'node:util';
import { benchAppend } from './append';
import { benchCommands } from './commands';
import { benchDrivers } from './drivers';
import { benchEngine } from './engine';
import { benchEvidence } from './evidence';
import { checkMetrics } from './metrics';
import { benchImport } from './import';
import { benchIntegrity } from './integrity';
import { benchLatency } from './latency';
import { benchListeners } from './listeners';
import { benchOverload } from './overload';
import { benchQueries } from './queries';
import { benchRebuild } from './rebuild';
import { benchScoring } from './scoring';
import { smoke } from './smoke';
import { benchStreams } from './streams';
import { benchVerify } from './verify';

/** Needs npm, a compiler and Node 22 or 26 (`drivers.ts`), and so runs only by name. */
const BY_NAME: ReadonlySet<string> = new Set(['drivers']);

/**
 * `npm run bench [NAME ...]`: every figure beside the floor measured in the same run. `npm run bench -- --smoke [NAME ...]`: the
 * same at tiny sizes, only to see that every benchmark works.
 */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  append: benchAppend,
  rebuild: benchRebuild,
  latency: benchLatency,
  commands: benchCommands,
  engine: benchEngine,
  listeners: benchListeners,
  streams: benchStreams,
  overload: benchOverload,
  queries: benchQueries,
  replay: async () => (await import('./replay')).benchReplay(),
  scoring: benchScoring,
  verify: benchVerify,
  integrity: benchIntegrity,
  import: benchImport,
  evidence: benchEvidence,
  claims: async () => (await import('./claims')).benchClaims(),
  drivers: benchDrivers,
};

const run = async (name: string, bench: () => Promise<unknown>): Promise<void> => {
  const metrics = await bench();
  process.stdout.write(`${name}\n${JSON.stringify(metrics, null, 2)}\n`);
  checkMetrics(metrics);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { smoke: { type: 'boolean' } } });
  const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined) throw new Error(`no bench ${unknown}; there are ${Object.keys(BENCHES).join(', ')}`);
  const chosen = Object.entries(BENCHES).filter(([name]) =>
    positionals.length > 0 ? positionals.includes(name) : !BY_NAME.has(name),
  );
  if (values.smoke) {
    await smoke(
      __filename,
      chosen.map(([name]) => name),
    );
    return;
  }
  for (const [name, bench] of chosen) await run(name, bench);
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

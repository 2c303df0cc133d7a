import { benchAppend } from './append';
import { benchDrivers } from './drivers';
import { benchEvidence } from './evidence';
import { benchIntegrity } from './integrity';
import { benchLatency } from './latency';
import { benchQueries } from './queries';
import { benchRebuild } from './rebuild';
import { benchScoring } from './scoring';
import { benchVerify } from './verify';

/** Needs npm, a compiler and Node 22 or 26 (`drivers.ts`), and so runs only by name. */
const BY_NAME: ReadonlySet<string> = new Set(['drivers']);

/** `npm run bench [append|rebuild|latency|queries|replay|scoring|verify|integrity|evidence|claims|drivers]`: every figure beside the floor measured in the same run. */
const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  append: benchAppend,
  rebuild: benchRebuild,
  latency: benchLatency,
  queries: benchQueries,
  replay: async () => (await import('./replay')).benchReplay(),
  scoring: benchScoring,
  verify: benchVerify,
  integrity: benchIntegrity,
  evidence: benchEvidence,
  claims: async () => (await import('./claims')).benchClaims(),
  drivers: benchDrivers,
};

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined) throw new Error(`no bench ${unknown}; there are ${Object.keys(BENCHES).join(', ')}`);
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 ? !wanted.includes(name) : BY_NAME.has(name)) continue;
    process.stdout.write(`${name}\n${JSON.stringify(await bench(), null, 2)}\n`);
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

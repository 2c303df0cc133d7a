import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { localKey, signToken } from '@app/application';
import { diceOf } from '@app/testing';
import { clientOf } from '../http-client';
import { latencies } from '../latencies';
import { openSession } from '../play-boards';
import { residentKiB } from '../process-metrics';
import { type LoadEngine, startLoadEngine } from './engine';
import { type FaultName, causeFaults, isFault, phasesOfEvening } from './faults';
import { type ListenerFigures, startListeners } from './listeners';
import { type PhaseFigures, phasesOf } from './phases';
import { probeOf } from './probe';
import { type LedgerFigures, figuresOf } from './ledger-figures';
import { type LoadServer, runLedger, startLoadServer } from './server';
import { type Table, type World, playTable } from './tables';

/** What an evening is made of. */
export interface EveningOptions {
  readonly tables: number;
  /** Seconds between two commands of one table. */
  readonly every: number;
  readonly listeners: number;
  readonly seconds: number;
  readonly faults: readonly FaultName[];
  readonly seed: number;
}

export interface EveningReport {
  readonly phases: readonly PhaseFigures[];
  readonly listeners: ListenerFigures & {
    readonly count: number;
    readonly lag: ReturnType<typeof latencies>;
  };
  /** Resident memory of the server in MiB, every few seconds; of its process at that time. */
  readonly memory: readonly number[];
  readonly ledger: LedgerFigures & { readonly acknowledged: number; readonly verified: boolean };
  /** Commands that nobody acknowledged until the end. */
  readonly open: number;
  /** What went wrong, in words; nothing where all is well. */
  readonly problems: readonly string[];
}

/** Tables of one session. */
const TABLES_EACH = 100;

/** How long commands are tried after the last was given, in seconds. */
const GIVING_UP = 60;

const setUp = async (server: LoadServer, token: string, tables: number): Promise<readonly Omit<Table, 'begins'>[]> => {
  const director = clientOf(server.url, token, 8);
  const sessions = Math.ceil(tables / TABLES_EACH);
  const inSession = (nth: number): number => Math.min(TABLES_EACH, tables - nth * TABLES_EACH);
  try {
    await Promise.all(
      Array.from({ length: sessions }, (_, nth) => openSession(director, inSession(nth), `evening-${nth + 1}`)),
    );
  } finally {
    director.close();
  }
  return Array.from({ length: tables }, (_, nth) => ({
    session: `evening-${1 + Math.floor(nth / TABLES_EACH)}`,
    table: 1 + (nth % TABLES_EACH),
  }));
};

/** The memory of a server, until `isOver`. */
const watchMemory = async (server: LoadServer, isOver: () => boolean): Promise<readonly number[]> => {
  const all: number[] = [];
  while (!isOver()) {
    try {
      all.push(Math.round(residentKiB(server.pid()) / 1024));
    } catch {
      // Between two processes there is none.
    }
    await pause(2000);
  }
  return all.filter((one) => !Number.isNaN(one));
};

const problemsOf = (
  { unexpected, open }: World,
  { lost, twice, gaps }: LedgerFigures,
  verify: { readonly status: number | null; readonly output: string },
  { outOfOrder }: ListenerFigures,
): readonly string[] => [
  ...unexpected.slice(0, 5),
  ...(unexpected.length > 5 ? [`${unexpected.length - 5} more answers like these`] : []),
  ...(open.size > 0 ? [`${open.size} commands were never acknowledged`] : []),
  ...(lost > 0 ? [`${lost} acknowledged commands are not in the ledger`] : []),
  ...(twice > 0 ? [`${twice} commands are in the ledger twice`] : []),
  ...(gaps > 0 ? [`${gaps} revisions are missing`] : []),
  ...(outOfOrder > 0 ? [`${outOfOrder} events came to a listener twice or out of their order`] : []),
  ...(verify.status === 0 ? [] : [`verify ended with ${verify.status}: ${verify.output}`]),
];

const run = async (data: string, options: EveningOptions, engine: LoadEngine | null): Promise<EveningReport> => {
  const { tables, every, listeners, seconds, faults, seed } = options;
  const ledgerUrl = engine?.ledgerUrl ?? `sqlite:${join(data, 'ledger.db')}`;
  const env = { DATA_DIR: data, LEDGER_URL: ledgerUrl, LOG_LEVEL: 'fatal' };
  const server = await startLoadServer(env);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  try {
    const key = localKey(join(data, 'token.key'));
    const director = await signToken(key, { id: 'load', role: 'director' }, '12h');
    const playing = await setUp(server, director, tables);
    const timeline = phasesOfEvening(seconds, faults);
    const phases = phasesOf(timeline);
    const [ramp] = timeline;
    const dice = diceOf(seed);
    const draw = (): number => dice(2 ** 32) / 2 ** 32;
    const isOver = (): boolean => phases.elapsed() >= seconds;
    const world: World = {
      ...{ url: server.url, agent, key, phases, random: draw, every: every * 1000, isOver },
      isGivenUp: () => phases.elapsed() >= seconds + GIVING_UP,
      ...{ acknowledged: new Set(), open: new Set(), unexpected: [] },
    };
    const figures: ListenerFigures = { events: 0, reconnected: 0, outOfOrder: 0 };
    const sessions = [...new Set(playing.map(({ session }) => session))];
    const probe = probeOf(server.url, agent, director, sessions);
    const endListeners = await startListeners(server.port, sessions, listeners, figures, probe.onEvent);
    phases.begin();
    const [memory] = await Promise.all([
      watchMemory(server, isOver),
      probe.run(isOver),
      causeFaults(timeline.filter(isFault), { server, engine, data }, phases.elapsed),
      ...playing.map((table) => playTable(world, { ...table, begins: draw() * (ramp?.to ?? 0) * 1000 })),
    ]);
    endListeners();
    await server.stop();
    const recorded = await figuresOf(ledgerUrl, world.acknowledged);
    const verify = await runLedger(['verify'], env);
    return {
      phases: phases.figures(),
      listeners: {
        ...{ count: listeners, ...figures },
        lag: latencies(probe.lags),
      },
      memory,
      ledger: { acknowledged: world.acknowledged.size, ...recorded, verified: verify.status === 0 },
      open: world.open.size,
      problems: problemsOf(world, recorded, verify, figures),
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
};

/**
 * An evening of so many tables on a ledger of its own: each table's device plays boards with a token of its own, a command every
 * few seconds, while public listeners listen and faults happen. A command that is refused for the moment, or whose connection
 * breaks, is given again under its id until it is acknowledged. At the end the ledger is read: what was acknowledged is there,
 * once. Talks only to its own processes, on 127.0.0.1.
 */
export const evening = async (options: EveningOptions): Promise<EveningReport> => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-load-'));
  const engine = options.faults.includes('engine gone') ? await startLoadEngine(join(data, 'engine.log')) : null;
  try {
    return await run(data, options, engine);
  } finally {
    await engine?.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EventLog, Database, openLedger, toHex, verifyLedger } from '@app/ledger';
import { type Dice, type EngineUnderTest, compile, diceOf, startEngine } from '@app/testing';
import { PROJECTIONS, readModels, type ReadModels } from '@app/application';
import { samples } from '../samples';
import { fillInterleaved, wordsOf } from './interleaved-history';
import { type Running, run } from './processes';

/** Two idle cores need a fifth of these; this may be the busiest hour of the machine. */
const MINUTES = 60_000;

const SEED = 20_261_122;
const EVENTS = samples(100_000, 6_000);

const APPS = ['cli', 'command-api', 'common', 'projector'].map((name) => `apps/${name}/src`);
const compiled = compile('libs', ...APPS);
const folder = mkdtempSync(join(tmpdir(), 'ledger-load-'));
afterAll(() => {
  compiled.remove();
  rmSync(folder, { recursive: true, force: true });
});

const env = { TMPDIR: folder };

const startCopy = (from: string, to: string): Running =>
  run(compiled.script('apps/cli/src/main.ts'), ['--data', folder, 'copy', from, to, '--json'], env);

const startProjector = (url: string, data: string): Running =>
  run(compiled.script('apps/projector/src/main.ts'), [], {
    ...env,
    LEDGER_URL: url,
    DATA_DIR: data,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });

interface Answer {
  readonly ok: boolean;
  readonly events: number;
  readonly root: string;
}

/** The server is killed where it is ours: not an engine that `TEST_ESDB_URL` names. */
type Victim = 'server' | 'client' | 'projector';

interface Kill {
  readonly who: Victim;
  /** When so much of the copy is made, from 0 to 1. */
  readonly at: number;
}

const atRandom = (dice: Dice, ...victims: readonly Victim[]): readonly Kill[] =>
  victims.map((who) => ({ who, at: dice(900) / 1_000 })).sort((one, other) => one.at - other.at);

interface Disturbed {
  readonly from: string;
  readonly to: string;
  /** How much of the copy is made, about: from 0 to 1. */
  readonly made: () => number;
  readonly kills: readonly Kill[];
  readonly engine: EngineUnderTest;
  readonly killProjector?: () => Promise<void>;
}

/** Copies, kills at these moments, and gives the same command again until it says that it is done. */
const disturbed = async ({ from, to, made, kills, engine, killProjector }: Disturbed): Promise<Answer> => {
  const left = kills.filter(({ who }) => who !== 'server' || engine.restart !== undefined);
  let client = startCopy(from, to);
  for (let failures = 0; ;) {
    const status = client.status();
    if (status === 0) break;
    if (status !== null) {
      // The engine was down for longer than one append is tried.
      if (++failures > 5 || !/LedgerUnreachable|does not answer|not known/.test(client.said())) {
        throw new Error(client.said());
      }
      client = startCopy(from, to);
    }
    const next = left[0];
    if (next !== undefined && made() >= next.at) {
      left.shift();
      if (next.who === 'server') await engine.restart?.();
      else if (next.who === 'client') {
        await client.kill();
        client = startCopy(from, to);
      } else await killProjector?.();
    }
    await pause(20);
  }
  expect(left).toEqual([]);
  return JSON.parse(client.said().slice(client.said().indexOf('{'))) as Answer;
};

const eventsIn = (file: string): number => {
  if (!existsSync(file)) return 0;
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare<[], number>('SELECT count(*) FROM event').pluck().get() ?? 0;
  } catch {
    // The tables are being made.
    return 0;
  } finally {
    db.close();
  }
};

interface Progress {
  readonly events: () => number;
  readonly stop: () => Promise<void>;
}

/** Counts the events of a ledger as they come. */
const countEvents = async (url: string): Promise<Progress> => {
  const log = await openLedger(url);
  const stopped = new AbortController();
  let events = 0;
  const counting = (async () => {
    for await (const { kind } of log.subscribeAll({ signal: stopped.signal })) if (kind === 'event') events += 1;
  })();
  return {
    events: () => events,
    async stop() {
      stopped.abort();
      await counting;
      await log.close();
    },
  };
};

const rootOf = async (log: EventLog): Promise<string> => toHex(await log.tree.root((await log.head()) + 1));

/** Both ledgers side by side, event by event. */
const expectSame = async (one: EventLog, other: EventLog): Promise<number> => {
  const others = other.readAll()[Symbol.asyncIterator]();
  let events = 0;
  for await (const event of one.readAll()) {
    const next = await others.next();
    if (next.done === true || wordsOf(event) !== wordsOf(next.value)) {
      throw new Error(`position ${event.position} differs: ${wordsOf(event)}`);
    }
    events++;
  }
  expect((await others.next()).done).toBe(true);
  return events;
};

const documentsOf = (models: ReadModels): readonly unknown[] => PROJECTIONS.map(({ name }) => models.documents(name));

it(
  `a history of ${EVENTS.toLocaleString('en')} events to an engine and back, while server, client and projector are killed`,
  async () => {
    const dice = diceOf(SEED);
    const source = join(folder, 'source.db');
    await fillInterleaved(source, EVENTS, dice);
    const engine = await startEngine(join(folder, 'wire.log'));
    const url = engine.url('copy');
    const progress = await countEvents(url);
    const data = join(folder, 'projector');
    let projector = startProjector(url, data);
    const killProjector = async (): Promise<void> => {
      await projector.kill();
      projector = startProjector(url, data);
    };

    const there = await disturbed({
      from: `sqlite:${source}`,
      to: url,
      made: () => progress.events() / EVENTS,
      kills: atRandom(dice, 'server', 'client', 'projector', 'server', 'projector', 'server', 'projector'),
      engine,
      killProjector,
    });
    const target = join(folder, 'target.db');
    const back = await disturbed({
      from: url,
      to: `sqlite:${target}`,
      made: () => eventsIn(target) / EVENTS,
      kills: atRandom(dice, 'server', 'client'),
      engine,
    });

    const [first, last] = await Promise.all([openLedger(`sqlite:${source}`), openLedger(`sqlite:${target}`)]);
    expect(await expectSame(first, last)).toBe(EVENTS);
    const root = await rootOf(first);
    expect([there, back]).toMatchObject([
      { ok: true, events: EVENTS, root },
      { ok: true, events: EVENTS, root },
    ]);
    expect(await verifyLedger(target)).toMatchObject({ ok: true, events: EVENTS, root });

    const followed = readModels(join(data, 'read-models.db'), first);
    while (followed.position() < EVENTS - 1) await pause(100);
    await projector.stop();
    const rebuilt = readModels(':memory:', first);
    await rebuilt.catchUp();
    expect(documentsOf(followed)).toEqual(documentsOf(rebuilt));
    expect(documentsOf(followed).flat().length).toBeGreaterThan(EVENTS / 100);
    followed.close();
    rebuilt.close();
    await first.close();
    await last.close();
    await progress.stop();
    await engine.stop();
  },
  8 * MINUTES,
);

it(
  'a small one, killed over and over: the client before, in and after any append, the server, and both',
  async () => {
    const EVENTS = 4_000;
    const dice = diceOf(SEED + 1);
    const source = join(folder, 'small.db');
    await fillInterleaved(source, EVENTS, dice);
    const engine = await startEngine(join(folder, 'small.log'));
    const url = engine.url('small');
    const progress = await countEvents(url);
    const victims = Array.from({ length: 9 }, (_, nth): Victim => (nth % 3 === 0 ? 'server' : 'client'));
    const there = await disturbed({
      from: `sqlite:${source}`,
      to: url,
      made: () => progress.events() / EVENTS,
      kills: atRandom(dice, ...victims),
      engine,
    });
    const target = join(folder, 'small-target.db');
    const back = await disturbed({
      from: url,
      to: `sqlite:${target}`,
      made: () => eventsIn(target) / EVENTS,
      kills: atRandom(dice, 'client', 'server', 'client'),
      engine,
    });
    const [first, last] = await Promise.all([openLedger(`sqlite:${source}`), openLedger(`sqlite:${target}`)]);
    expect(await expectSame(first, last)).toBe(EVENTS);
    const root = await rootOf(first);
    expect([there.root, back.root]).toEqual([root, root]);
    expect(await verifyLedger(target)).toMatchObject({ ok: true, events: EVENTS, root });
    await first.close();
    await last.close();
    await progress.stop();
    await engine.stop();
  },
  5 * MINUTES,
);

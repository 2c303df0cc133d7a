import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import { localKey, signToken } from '@app/application';
import { type SoakServer, runLedger, startServer } from './soak-server';

/**
 * `node dist/apps/cli/bench/soak.js`: commands and queries for `SOAK_SECONDS` (60) against `ledger serve --demo` under the Node
 * that runs this script, with garbage collected several times a second. Then the server is killed and started again, and
 * everything that was acknowledged must be there. Ends with status 1 on a crash, on any answer but 2xx, on an answer that lacks
 * what was acknowledged, or on a ledger that does not verify. Talks only to its own server, on 127.0.0.1.
 */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 60);
const BOARDS = 40;
const CLIENTS = 4;

interface Client {
  readonly get: (path: string) => Promise<unknown>;
  /** Gives the position of the last event that the command recorded. */
  readonly post: (path: string, body: object) => Promise<number>;
}

const clientOf = (url: string, token: string): Client => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
  return {
    get: (path) => request(path, {}),
    post: async (path, body) =>
      ((await request(path, { method: 'POST', body: JSON.stringify(body) })) as { position: number }).position,
  };
};

const openBoards = async ({ post }: Client): Promise<void> => {
  await post('/sessions', { id: 'soak', laws: 'wbf-2017', scoring: 'matchpoints' });
  await post('/sessions/soak/sections', { section: 'A' });
  for (const contestant of ['1', '2']) await post('/sessions/soak/contestants', { contestant, kind: 'pair' });
  for (let board = 1; board <= BOARDS; board += 1) {
    await post(`/sessions/soak/boards/1/${board}`, { contestants: { NS: '1', EW: '2' } });
  }
};

const QUERIES = [
  '/sessions',
  '/sessions/soak',
  '/sessions/demo/standings',
  '/sessions/demo/travellers',
  '/boards/demo.3.5',
];

/** Throws where a query does not contain a position that was acknowledged before it was asked. */
const checkAnswer = (path: string, answer: unknown, acknowledged: number): void => {
  const position = (answer as { position?: unknown }).position;
  if (typeof position === 'number' && position < acknowledged) {
    throw new Error(`GET ${path}: answered at ${position}, and ${acknowledged} was acknowledged and reached`);
  }
};

/** One client: a command, then a query that must contain it, in turn until the time is over. */
const work = async (client: Client, nth: number, until: number, acknowledged: Map<number, string>): Promise<number> => {
  let queries = 0;
  for (let round = nth; Date.now() < until; round += CLIENTS) {
    const board = 1 + (round % BOARDS);
    const position = await client.post(`/sessions/soak/boards/1/${board}/tempo-notes`, { seat: 'N', kind: 'slow' });
    acknowledged.set(position, `board-soak.1.${board}`);
    const { reached } = (await client.get(`/position/${position}?wait=20000`)) as { reached: boolean };
    if (!reached) throw new Error(`the queries have not reached ${position} within 20 s`);
    for (const path of [QUERIES[round % QUERIES.length] ?? '/sessions', `/boards/soak.1.${board}`]) {
      checkAnswer(path, await client.get(path), path === '/sessions' ? position : 0);
      queries += 1;
    }
  }
  return queries;
};

/** While clients work, `ledger verify` reads the same file again and again. */
const verifyRepeatedly = async (data: string, until: number): Promise<number> => {
  let runs = 0;
  do {
    await runLedger(['verify'], data);
    runs += 1;
  } while (Date.now() < until);
  return runs;
};

const checkRecorded = async (data: string, acknowledged: ReadonlyMap<number, string>): Promise<void> => {
  const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`);
  const missing = new Map(acknowledged);
  for await (const { position, streamId } of log.readAll()) {
    if (missing.get(position) === streamId) missing.delete(position);
  }
  await log.close();
  if (missing.size > 0)
    throw new Error(`${missing.size} acknowledged events are lost, the first at ${[...missing.keys()][0]}`);
};

/** Runs work beside a server, and fails as soon as the server ends by itself. */
const whileRunning = async <T>(server: SoakServer, running: Promise<T>): Promise<T> =>
  Promise.race([
    running,
    server.ended.then((how): never => {
      throw new Error(`the server ended with ${how}:\n${server.output()}`);
    }),
  ]);

const soak = async (data: string): Promise<string> => {
  const acknowledged = new Map<number, string>();
  const first = await startServer(data);
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'soak', role: 'chief-director' }, '1h');
  const client = clientOf(first.url, token);
  const load = async (): Promise<readonly [readonly number[], number]> => {
    await openBoards(client);
    const until = Date.now() + SECONDS * 1000;
    const clients = Array.from({ length: CLIENTS }, (_, nth) => work(client, nth, until, acknowledged));
    return Promise.all([Promise.all(clients), verifyRepeatedly(data, until)]);
  };
  const [queries, verified] = await whileRunning(first, load()).catch((error: unknown) => {
    first.kill('SIGKILL');
    throw error;
  });
  first.kill('SIGKILL');
  await first.ended;

  const second = await startServer(data);
  const last = Math.max(...acknowledged.keys());
  const again = clientOf(second.url, token);
  const { reached } = (await again.get(`/position/${last}?wait=20000`)) as { reached: boolean };
  second.kill('SIGTERM');
  const how = await second.ended;
  if (!reached) throw new Error(`after the restart the queries do not reach ${last}`);
  if (how !== 'status 0') throw new Error(`after the restart the server ended with ${how}:\n${second.output()}`);
  await checkRecorded(data, acknowledged);
  await runLedger(['verify'], data);
  const asked = queries.reduce((sum, one) => sum + one, 0);
  return `Node ${process.versions.node}: ${acknowledged.size} commands, ${asked} queries, ${verified + 1} verifications, none lost`;
};

const main = async (): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-soak-'));
  try {
    process.stdout.write(`${await soak(data)}\n`);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { localKey } from '../../command-api/src/auth/local-key';
import { signToken } from '../../command-api/src/auth/tokens';
import { fillLedger } from './history';
import { startApp } from './start-app';

const EVENTS = 1_000_000;
const SECONDS = 10;
const CONNECTIONS = 10;
/** In the middle of the ledger: a session of 100 tables and 30 boards. */
const SESSION = 's3';
const BOARDS = Array.from({ length: 100 }, (_, nth) => `${SESSION}.${nth + 1}.${(nth % 30) + 1}`);

type Headers = Readonly<Record<string, string>>;

interface Measured {
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly perSecond: number;
  /** Bytes of one answer, its head included. */
  readonly bytes: number;
}

/** As many requests as ten connections get answered, one path after the other. */
const measured = async (url: string, paths: readonly string[], headers: Headers, status: number): Promise<Measured> => {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  const told = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS });
  const answers = told.requests.total;
  const expected = told.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (expected < answers) throw new Error(`${paths[0] ?? ''}: not every answer was ${status}`);
  return {
    medianMs: told.latency.p50,
    p99Ms: told.latency.p99,
    perSecond: Math.round(told.requests.average),
    bytes: Math.round(told.throughput.total / answers),
  };
};

/** One request at a time: what a single reader waits for, in milliseconds to two places. */
const alone = async (url: string, paths: readonly string[], headers: Headers): Promise<Measured['medianMs']> => {
  const times: number[] = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const started = performance.now();
    await (await fetch(url + (paths[nth % paths.length] ?? ''), { headers })).arrayBuffer();
    times.push(performance.now() - started);
  }
  return Number((times.sort((one, other) => one - other)[100] ?? 0).toFixed(2));
};

/**
 * `GET /boards/{id}?at=N` and `GET /sessions/{id}/standings` of a server of its own over a million events, asked by a
 * director, without and with what he has already (`If-None-Match`); each beside `/health/live` of the same server.
 */
export const benchQueries = async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-queries-'));
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'bench', role: 'director' }, '1h');
  const headers = { authorization: `Bearer ${token}` };
  try {
    const events = await fillLedger(join(data, 'ledger.db'), EVENTS);
    const server = await startApp('projector', data);
    try {
      const standings = [`/sessions/${SESSION}/standings`];
      const boards = BOARDS.map((board, nth) => `/boards/${board}?at=${(nth * 7) % 63}`);
      const answer = await fetch(server.url + (standings[0] ?? ''), { headers });
      const known = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' };
      const live = ['/health/live'];
      const floor = await measured(server.url, live, {}, 200);
      const floorAlone = await alone(server.url, live, {});
      const beside = async (paths: readonly string[], asked: Headers, status: number) => {
        const found = await measured(server.url, paths, asked, status);
        const aloneMs = await alone(server.url, paths, asked);
        const ratio = Number((floor.perSecond / found.perSecond).toFixed(1));
        return { ...found, aloneMs, timesTheFloor: ratio };
      };
      return {
        events,
        connections: CONNECTIONS,
        floor: { ...floor, aloneMs: floorAlone },
        boardAtN: await beside(boards, headers, 200),
        standings: await beside(standings, headers, 200),
        standingsKnown: await beside(standings, known, 304),
      };
    } finally {
      server.process.removeAllListeners('exit').kill();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

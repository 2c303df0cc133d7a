import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import autocannon from 'autocannon';
import { localKey, signToken } from '@app/application';
import { BOARDS, fillLedger, recorded, TABLES } from './history';
import { size } from './size';
import { endApp, startApp } from './start-app';

const EVENTS = size(1_000_000, 4_000);
const SECONDS = size(10, 1);
const CONNECTIONS = 10;
/** Requests of a single reader, one after the other. */
const ALONE = size(200, 20);
/** In the middle of the ledger: one session that is over, and one of whose boards the first half is released. */
const CLOSED = 's3';
const RUNNING = 's2';
const LAST_RELEASED = BOARDS / 2;
const BOARD_PATHS = Array.from(
  { length: TABLES },
  (_, nth) => `/boards/${CLOSED}.${nth + 1}.${(nth % BOARDS) + 1}?at=${(nth * 7) % 63}`,
);

/** All readers of this benchmark are one caller. */
const NO_LIMITS = { REQUESTS_PER_ADDRESS: '0', REQUESTS_PER_TOKEN: '0' };

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
  const run = await autocannon({ url, requests, connections: CONNECTIONS, duration: SECONDS });
  const answers = run.requests.total;
  const expected = run.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (answers === 0 || expected < answers) {
    throw new Error(`${paths[0] ?? ''}: ${expected} of ${answers} answers were ${status}`);
  }
  return {
    medianMs: run.latency.p50,
    p99Ms: run.latency.p99,
    perSecond: Math.round(run.requests.average),
    bytes: Math.round(run.throughput.total / answers),
  };
};

/** One request at a time: what a single reader waits for, in milliseconds to two places. */
const alone = async (url: string, paths: readonly string[], headers: Headers): Promise<Measured['medianMs']> => {
  const times: number[] = [];
  for (let nth = 0; nth < ALONE; nth += 1) {
    const started = performance.now();
    await (await fetch(url + (paths[nth % paths.length] ?? ''), { headers })).arrayBuffer();
    times.push(performance.now() - started);
  }
  return Number((times.sort((one, other) => one - other)[ALONE / 2] ?? NaN).toFixed(2));
};

/** Closes one session, and schedules in another the boards that are then released, since every table has played them. */
const releaseBoards = async (file: string): Promise<void> => {
  const log = await openLedger(`sqlite:${file}`);
  const boards = Array.from({ length: LAST_RELEASED }, (_, nth) => nth + 1);
  const tables = Array.from({ length: TABLES }, (_, nth) => ({
    table: String(nth + 1),
    NS: String(2 * nth + 1),
    EW: String(2 * nth + 2),
    boards,
  }));
  const scheduled = { type: 'RoundScheduled', data: { round: '1', section: 'A', tables } };
  await log.append(`session-${RUNNING}`, recorded([scheduled]), 'any');
  await log.append(`session-${CLOSED}`, recorded([{ type: 'SessionClosed', data: {} }]), 'any');
  await log.close();
};

/** Throws where the public's ranking of the running session is not made from its released boards. */
const checkBasis = async (url: string): Promise<void> => {
  const answer = (await (await fetch(url)).json()) as { basis?: { boards: string; counted: number } };
  const { boards, counted } = answer.basis ?? {};
  if (boards !== 'released' || counted !== LAST_RELEASED) {
    throw new Error(`${url}: a ranking of ${counted} boards (${boards}) where ${LAST_RELEASED} are released`);
  }
};

/**
 * `GET /boards/{id}?at=N` and `GET /sessions/{id}/standings` of a server of its own over a million events, asked by a
 * director, without and with what he has already (`If-None-Match`), and by the public, to whom a session that is running
 * shows a ranking of released boards; each beside `/health/live` of the same server.
 */
export const benchQueries = async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-queries-'));
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'bench', role: 'director' }, '1h');
  const director = { authorization: `Bearer ${token}` };
  try {
    const file = join(data, 'ledger.db');
    const events = await fillLedger(file, EVENTS);
    await releaseBoards(file);
    const server = await startApp('projector', data, NO_LIMITS);
    try {
      const closed = [`/sessions/${CLOSED}/standings`];
      const running = [`/sessions/${RUNNING}/standings`];
      const answer = await fetch(server.url + (closed[0] ?? ''), { headers: director });
      const known = { ...director, 'if-none-match': answer.headers.get('etag') ?? '' };
      await checkBasis(server.url + (running[0] ?? ''));
      const live = ['/health/live'];
      const floor = await measured(server.url, live, {}, 200);
      const floorAlone = await alone(server.url, live, {});
      const beside = async (paths: readonly string[], headers: Headers, status: number) => {
        const found = await measured(server.url, paths, headers, status);
        const aloneMs = await alone(server.url, paths, headers);
        const ratio = Number((floor.perSecond / found.perSecond).toFixed(1));
        return { ...found, aloneMs, timesTheFloor: ratio };
      };
      return {
        events,
        connections: CONNECTIONS,
        floor: { ...floor, aloneMs: floorAlone },
        boardAtN: await beside(BOARD_PATHS, director, 200),
        standings: await beside(closed, director, 200),
        standingsKnown: await beside(closed, known, 304),
        standingsRunning: await beside(running, director, 200),
        publicBoardAtN: await beside(BOARD_PATHS, {}, 200),
        publicStandings: await beside(closed, {}, 200),
        publicStandingsRunning: await beside(running, {}, 200),
      };
    } finally {
      await endApp(server.process);
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

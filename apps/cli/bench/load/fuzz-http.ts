import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { type Dice, diceOf } from '@app/testing';
import { clientOf } from '../http-client';
import { openSession } from '../play-boards';
import { residentKiB } from '../process-metrics';
import { type Answer, call } from '../call';
import { rawOf, requestOf, routesOf } from './fuzz-requests';
import { type LoadServer, runLedger, startLoadServer } from './server';

export interface FuzzReport {
  readonly tried: number;
  /** How many came to what. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Resident memory of the server at its end, in MiB; of nobody where there is no server. */
  readonly memory: number | null;
  /** What must not be, in words; nothing where all is well. */
  readonly problems: readonly string[];
}

const CLIENTS = 8;
const MOST_PROBLEMS = 10;

const ROLES = ['organiser', 'director', 'chief-director', 'scorer', 'auditor', 'committee'] as const;

/** Sends bytes and waits until the server has closed the connection, or half a second. */
const sendRaw = (port: number, bytes: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (): void => {
      socket.destroy();
      resolve();
    };
    socket.setTimeout(500, end);
    socket.once('error', end).once('close', end).resume();
    socket.write(bytes, 'latin1');
  });

/** What is wrong with an answer, whatever was asked; null where nothing is. */
const wrongWith = (answer: Answer, method: string): string | null => {
  if (answer.kind === 'broken') return answer.why;
  const { status, text } = answer;
  if (status >= 500 && status !== 503) return `${status} ${text}`;
  if (status < 400 || method === 'HEAD') return null;
  try {
    const { code } = JSON.parse(text) as { readonly code?: unknown };
    return typeof code === 'string' ? null : `${status} without a code: ${text}`;
  } catch {
    return `${status}, and not as a problem: ${text}`;
  }
};

const fuzz = async (server: LoadServer, key: Uint8Array, seconds: number, seed: number): Promise<FuzzReport> => {
  const tokens = [
    'x.y.z',
    ...(await Promise.all([
      ...ROLES.map((role) => signToken(key, { id: `fuzz-${role}`, role }, '12h')),
      signToken(key, { id: 'tablet', role: 'table', session: 'fuzz', table: '1' }, '12h'),
    ])),
  ];
  const routes = await routesOf(server.url);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const outcomes: Record<string, number> = {};
  const problems: string[] = [];
  const count = (name: string): void => {
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  };
  const until = performance.now() + seconds * 1000;
  const work = async (dice: Dice): Promise<void> => {
    while (performance.now() < until && problems.length < MOST_PROBLEMS) {
      if (dice(20) === 0) {
        await sendRaw(server.port, rawOf(dice));
        count('no HTTP');
        continue;
      }
      const made = requestOf(dice, routes, tokens);
      const answer = await call(server.url, agent, made);
      count(answer.kind === 'answer' ? String(answer.status) : answer.kind);
      const wrong = wrongWith(answer, made.method);
      if (wrong !== null) problems.push(`${JSON.stringify(made).slice(0, 500)}: ${wrong.slice(0, 500)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => work(diceOf(seed + nth))));
    if (!(await fetch(`${server.url}/health/ready`)).ok) problems.push(`the server is not ready:\n${server.output()}`);
  } finally {
    agent.destroy();
  }
  const tried = Object.values(outcomes).reduce((sum, one) => sum + one, 0);
  return { tried, outcomes, memory: Math.round(residentKiB(server.pid()) / 1024), problems };
};

/**
 * Requests that are wrong in many ways, the same for the same seed from each client, to every route that the server documents.
 * None may be answered with 500, break the connection, or end the server; the ledger verifies at the end.
 */
export const fuzzHttp = async (seconds: number, seed: number): Promise<FuzzReport> => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-fuzz-'));
  const limits = { REQUESTS_PER_ADDRESS: '0', REQUESTS_PER_TABLE: '0', REQUESTS_PER_TOKEN: '0' };
  const env = { DATA_DIR: data, LEDGER_URL: `sqlite:${join(data, 'ledger.db')}`, LOG_LEVEL: 'error', ...limits };
  try {
    const server = await startLoadServer(env);
    let report: FuzzReport;
    try {
      const key = localKey(join(data, 'token.key'));
      const director = clientOf(server.url, await signToken(key, { id: 'fuzz', role: 'director' }, '1h'), 1);
      await openSession(director, 2, 'fuzz');
      director.close();
      report = await fuzz(server, key, seconds, seed);
    } finally {
      await server.stop();
    }
    const { status, output } = await runLedger(['verify'], env);
    return status === 0
      ? report
      : { ...report, problems: [...report.problems, `verify ended with ${status}: ${output}`] };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

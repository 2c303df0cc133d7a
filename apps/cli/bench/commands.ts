import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { type Client, clientOf } from './http-client';
import { latencies } from './latencies';
import { openSession, passedOut } from './play-boards';
import { cpuSecondsOf } from './process-metrics';
import { size } from './size';
import { endApp, startApp } from './start-app';

const CONNECTIONS = [1, size(32, 2), size(128, 3)] as const;
/** Boards that each connection plays for one figure, by how many connections there are; as many unmeasured before. */
const boardsFor = (connections: number): number => size(connections === 1 ? 60 : 6 + Math.round(400 / connections), 1);

interface Rate {
  readonly perSecond: number;
  /** What the server's process used, its threads included. */
  readonly cpuMicros: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** The rate at which a server answers clients of their own that play boards each. */
const rateOf = async (pid: number, clients: readonly Client[], boards: readonly number[]): Promise<Rate> => {
  const times: number[] = [];
  const cpu = cpuSecondsOf(pid);
  const started = performance.now();
  await Promise.all(
    clients.map(async ({ post }, at) => {
      for (const [path, body] of boards.flatMap((board) => passedOut(at + 1, board))) {
        const sentAt = performance.now();
        await post(path, body);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const used = cpuSecondsOf(pid) - cpu;
  return {
    perSecond: Math.round(times.length / seconds),
    cpuMicros: Math.round((used * 1e6) / times.length),
    ...latencies(times),
  };
};

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, nth) => from + nth);

/**
 * Durable commands a second over 1, 32 and 128 connections, each of which plays boards at a table of its own; the floor is a bare
 * Nest application that echoes the same requests over as many connections, in turn with it.
 */
export const benchCommands = async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-commands-'));
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'bench', role: 'director' }, '2h');
  const servers: ChildProcess[] = [];
  const clients: Client[] = [];
  const most = Math.max(...CONNECTIONS);
  const start = async (app: 'echo' | 'serve') => {
    const { process: server, url } = await startApp(app, data);
    servers.push(server);
    const own = Array.from({ length: most }, () => clientOf(url, token, 1));
    clients.push(...own);
    const rate = (connections: number, boards: readonly number[]): Promise<Rate> =>
      rateOf(server.pid ?? NaN, own.slice(0, connections), boards);
    return { url, rate };
  };
  try {
    const [echo, ledger] = [await start('echo'), await start('serve')];
    const director = clientOf(ledger.url, token, 1);
    clients.push(director);
    await openSession(director, most);
    const figures = [];
    let board = 1;
    for (const connections of CONNECTIONS) {
      const count = boardsFor(connections);
      const [warm, counted] = [numbers(board, count), numbers(board + count, count)];
      board += 2 * count;
      await echo.rate(connections, warm);
      await ledger.rate(connections, warm);
      const floor = await echo.rate(connections, counted);
      const commands = await ledger.rate(connections, counted);
      const ratio = Number((commands.perSecond / floor.perSecond).toFixed(2));
      figures.push({ connections, floor, commands, ratio });
    }
    return figures;
  } finally {
    for (const client of clients) client.close();
    for (const server of servers) await endApp(server);
    rmSync(data, { recursive: true, force: true });
  }
};

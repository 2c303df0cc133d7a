import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { type Client, clientOf } from './http-client';
import { cpuSecondsOf } from './process-metrics';
import { size } from './size';
import { startApp } from './start-app';

const CONNECTIONS = [1, size(32, 2), size(128, 3)] as const;
/** Boards that each connection plays for one figure, by how many connections there are; as many unmeasured before. */
const boardsFor = (connections: number): number => size(connections === 1 ? 60 : 400 / connections + 6, 1);
const SEATS = ['N', 'E', 'S', 'W'];

type Times = number[];

const timed = async (times: Times, work: () => Promise<unknown>): Promise<void> => {
  const started = performance.now();
  await work();
  times.push(performance.now() - started);
};

/** A board of four passes: five commands. */
const playBoard = async ({ post }: Client, table: number, board: number, times: Times): Promise<void> => {
  const path = `/sessions/bench/boards/${table}/${board}`;
  const contestants = { NS: `n${table}`, EW: `e${table}` };
  await timed(times, () => post(path, { contestants }));
  for (let nth = 0; nth < 4; nth += 1)
    await timed(times, () => post(`${path}/calls`, { seat: SEATS[(board - 1 + nth) % 4], call: 'Pass' }));
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;

interface Rate {
  readonly perSecond: number;
  /** What the server's process used, its threads included. */
  readonly cpuMicros: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The rate at which a server answers clients of their own that play boards each. */
const rateOf = async (pid: number, clients: readonly Client[], boards: readonly number[]): Promise<Rate> => {
  const times: Times = [];
  const cpu = cpuSecondsOf(pid);
  const started = performance.now();
  await Promise.all(
    clients.map(async (client, table) => {
      for (const board of boards) await playBoard(client, table + 1, board, times);
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const used = cpuSecondsOf(pid) - cpu;
  times.sort((one, other) => one - other);
  return {
    perSecond: Math.round(times.length / seconds),
    cpuMicros: Math.round((used * 1e6) / times.length),
    p50Ms: rounded(quantile(times, 0.5), 2),
    p99Ms: rounded(quantile(times, 0.99), 2),
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
  const servers = [await startApp('echo', data), await startApp('serve', data)] as const;
  const [echo, ledger] = servers;
  const most = Math.max(...CONNECTIONS);
  const clientsOf = (url: string) => Array.from({ length: most }, () => clientOf(url, token, 1));
  const [echoed, played] = [clientsOf(echo.url), clientsOf(ledger.url)];
  try {
    const director = clientOf(ledger.url, token, 1);
    await director.post('/sessions', { id: 'bench', laws: 'wbf-2017', scoring: 'matchpoints' });
    await director.post('/sessions/bench/sections', { section: 'A' });
    for (let table = 1; table <= most; table += 1)
      for (const contestant of [`n${table}`, `e${table}`])
        await director.post('/sessions/bench/contestants', { contestant, kind: 'pair' });
    const figures = [];
    let board = 1;
    for (const connections of CONNECTIONS) {
      const count = Math.round(boardsFor(connections));
      const [warm, counted] = [numbers(board, count), numbers(board + count, count)];
      board += 2 * count;
      const both = async (boards: readonly number[]) => ({
        floor: await rateOf(echo.process.pid ?? NaN, echoed.slice(0, connections), boards),
        commands: await rateOf(ledger.process.pid ?? NaN, played.slice(0, connections), boards),
      });
      await both(warm);
      const { floor, commands } = await both(counted);
      const ratio = rounded(commands.perSecond / floor.perSecond, 2);
      figures.push({ connections, floor, commands, ratio, p99OfP50: rounded(commands.p99Ms / commands.p50Ms, 1) });
    }
    return figures;
  } finally {
    for (const client of [...echoed, ...played]) client.close();
    for (const { process: server } of servers) {
      const ended = once(server.removeAllListeners('exit'), 'exit');
      server.kill();
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  }
};

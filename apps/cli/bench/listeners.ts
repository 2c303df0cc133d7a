import { mkdtempSync, rmSync } from 'node:fs';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { type Client, clientOf } from './http-client';
import { openSession, passedOut } from './play-boards';
import { residentKiB } from './process-metrics';
import { size } from './size';
import { endApp, startApp } from './start-app';

const WRITERS = size(32, 2);
/** Boards that each writer plays for one figure, and before the first, so that nothing is measured cold. */
const BOARDS = size(6, 1);
const LISTENERS = [0, 10, 50, 200, size(2_000, 200)] as const;

/** A public listener, which counts what it hears. */
interface Listener {
  readonly socket: Socket;
  events: number;
}

const listen = (url: string): Promise<Listener> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    const listener: Listener = { socket, events: 0 };
    socket.once('error', reject);
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (text.startsWith('HTTP/1.1 200')) resolve(listener);
      listener.events += text.split('event: ledger').length - 1;
    });
    socket.write(`GET /events HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`);
  });

/** A board of four passes, and the ranking after it. */
const playBoard = async ({ post, get }: Client, table: number, board: number): Promise<number> => {
  const commands = passedOut(table, board);
  for (const [path, body] of commands) await post(path, body);
  await get('/sessions/bench/standings');
  return commands.length + 1;
};

/**
 * Calls a second of writers who play boards and ask for the ranking after each, with so many public listeners; the floor
 * is the same without any, in the same run. The session grows all the time.
 */
export const benchListeners = async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-listeners-'));
  const token = await signToken(localKey(join(data, 'token.key')), { id: 'bench', role: 'director' }, '2h');
  const { url, process: server } = await startApp('serve', data);
  const pid = server.pid ?? NaN;
  const client = clientOf(url, token, WRITERS);
  const listeners: Listener[] = [];
  let board = 0;
  const rate = async (): Promise<number> => {
    const first = board + 1;
    board += BOARDS;
    const started = performance.now();
    const calls = await Promise.all(
      Array.from({ length: WRITERS }, async (_, table) => {
        let made = 0;
        for (let nth = first; nth <= board; nth += 1) made += await playBoard(client, table + 1, nth);
        return made;
      }),
    );
    return (calls.reduce((sum, one) => sum + one, 0) * 1000) / (performance.now() - started);
  };
  try {
    await openSession(client, WRITERS);
    await rate();
    const figures = [];
    let floor = NaN;
    for (const count of LISTENERS) {
      const before = residentKiB(pid);
      const added = count - listeners.length;
      while (listeners.length < count) listeners.push(await listen(url));
      const eachKiB = added === 0 ? 0 : Math.round((residentKiB(pid) - before) / added);
      const eventsBefore = listeners.reduce((sum, one) => sum + one.events, 0);
      const callsPerSecond = await rate();
      if (count === 0) floor = callsPerSecond;
      const events = listeners.reduce((sum, one) => sum + one.events, 0) - eventsBefore;
      if (count > 0 && events === 0) throw new Error('the listeners hear nothing');
      figures.push({
        listeners: count,
        callsPerSecond: Math.round(callsPerSecond),
        ratio: Number((callsPerSecond / floor).toFixed(2)),
        events,
        KiBEach: eachKiB,
      });
    }
    return figures;
  } finally {
    client.close();
    for (const { socket } of listeners) socket.destroy();
    await endApp(server);
    rmSync(data, { recursive: true, force: true });
  }
};

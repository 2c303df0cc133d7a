import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@app/contract';
import { type EventLog, Database, openLedger } from '@app/ledger';
import { executeAll, filesOf, localKey, signToken } from '@app/application';
import { realEngine } from '@app/testing';
import {
  type Json,
  DIRECTOR,
  envelopes,
  makeCall,
  openBoard,
  openedSession,
  passedOut,
} from '../contract/support/commands';
import { type AppProcess, startApp } from '../contract/support/processes';
import { until } from '../contract/support/server';
import { type SseClient, listenTo } from '../contract/support/sse-client';

/** Boards that are there before the replicas start: more than one transaction of a projector. */
const BEFORE = 400;
const QUERIES = ['/sessions', '/sessions/club', '/sessions/club/boards', '/sessions/club/standings'];

const folder = mkdtempSync(join(tmpdir(), 'ledger-replicas-'));
const key = localKey(filesOf({ dataDir: folder }).key);
const started: AppProcess[] = [];
const engine = realEngine();
/** On the engine that `TEST_ESDB_URL` names, or in a file. */
const ledgerUrl = engine?.url('replicas') ?? `sqlite:${join(folder, 'ledger.db')}`;
let log: EventLog;
beforeAll(async () => {
  log = await openLedger(ledgerUrl);
});
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await log.close();
  rmSync(folder, { recursive: true, force: true });
  await engine?.clean();
}, 60_000);

interface Replica {
  readonly url: string;
  readonly kill: () => Promise<void>;
}

/** A read side of its own over the same folder. */
const start = async (name: string): Promise<Replica> => {
  const app = startApp('projector', { LEDGER_URL: ledgerUrl, DATA_DIR: folder, REPLICA: name, LOG_LEVEL: 'silent' });
  started.push(app);
  const kill = async (): Promise<void> => {
    app.child.kill('SIGKILL');
    expect(await app.ended).toBe('SIGKILL');
  };
  return { url: await app.url, kill };
};

const bearer = (role: Role): Promise<string> =>
  signToken(key, { id: role, role, ...(role === 'table' ? { session: 'club', table: '1' } : {}) }, '1h');

const ask = async (url: string, path: string, role: Role): Promise<Response> =>
  fetch(url + path, { headers: { authorization: `Bearer ${await bearer(role)}` } });

/** What the file of a replica says of itself: how far it is, and which models those are. */
const checkpoint = (name: string): { readonly position: number; readonly generations: readonly unknown[] } => {
  const db = new Database(filesOf({ dataDir: folder, replica: name }).readModels, { readonly: true });
  const position = db.prepare<[], number>('SELECT min(position) FROM model').pluck().get() ?? -1;
  const generations = db.prepare('SELECT name, version, generation, live FROM model ORDER BY name').all();
  db.close();
  return { position, generations };
};

const given = async (...commands: readonly Json[]): Promise<void> => {
  const outcomes = await executeAll({ log, now: () => new Date() }, envelopes(...commands), { actor: DIRECTOR });
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
};

/** Plays board after board until told to stop. */
const playing = async (stop: AbortSignal): Promise<void> => {
  for (let board = BEFORE + 1; !stop.aborted; board += 1) {
    await given(...passedOut({ board }));
    await pause(2);
  }
};

const idsOf = ({ messages }: SseClient): readonly number[] => messages.map(({ position }) => position);

const upTo = async (last: number): Promise<readonly number[]> => {
  const positions: number[] = [];
  for await (const { position } of log.readAll()) if (position <= last) positions.push(position);
  return positions;
};

it('two replicas, one killed and started again under load: the same answers, no gap, no repeat', async () => {
  await given(...openedSession(), ...Array.from({ length: BEFORE }, (_, nth) => passedOut({ board: nth + 1 })).flat());
  const [first, second] = await Promise.all([start('one'), start('two')]);
  const all = { authorization: `Bearer ${await bearer('director')}` };
  const from = await log.head();
  const listeners = await Promise.all(
    [first, second, first].map(({ url }) => listenTo(`${url}/events`, undefined, all)),
  );
  const [ofFirst, ofSecond, moving] = listeners as [SseClient, SseClient, SseClient];
  const stop = new AbortController();
  const played = playing(stop.signal);

  await until(() => moving.messages.length > 100);
  await first.kill();
  await moving.closed;
  // Where it was when it was killed; nobody moves it now, whatever is played.
  const left = checkpoint('one');
  const moved = await listenTo(`${second.url}/events`, moving.lastEventId(), all);
  await until(() => moved.messages.length > 100);
  expect(checkpoint('one')).toEqual(left);
  expect(left.position).toBeGreaterThan(from);

  const restarted = await start('one');
  const back = await listenTo(`${restarted.url}/events`, ofFirst.lastEventId(), all);
  await until(() => checkpoint('one').position > left.position);
  // The models that were there have gone on: none was begun anew.
  expect(checkpoint('one').generations).toEqual(left.generations);
  stop.abort();
  await played;
  const head = await log.head();
  await until(() => [moved, back, ofSecond].every((listener) => idsOf(listener).at(-1) === head));

  const expected = (await upTo(head)).filter((position) => position > from);
  expect([...idsOf(moving), ...idsOf(moved)]).toEqual(expected);
  expect([...idsOf(ofFirst), ...idsOf(back)]).toEqual(expected);
  expect(idsOf(ofSecond)).toEqual(expected);
  for (const listener of [moved, back, ofSecond]) listener.close();

  await until(() => ['one', 'two'].every((name) => checkpoint(name).position === head));
  // A board that somebody else has still to play, so that roles see different things of it.
  await given(openBoard({ board: 9001 }), makeCall('N', '1S', { board: 9001 }));
  const end = await log.head();
  await until(() => ['one', 'two'].every((name) => checkpoint(name).position === end));
  for (const role of ['director', 'public', 'table'] as const) {
    for (const path of [...QUERIES, '/boards/club.1.1?at=3', '/boards/club.1.9001', '/boards/club.1.9001/events']) {
      const [one, two] = await Promise.all([ask(restarted.url, path, role), ask(second.url, path, role)]);
      const [said, saidToo] = [await one.text(), await two.text()];
      expect([role, path, one.status, one.headers.get('etag')]).toEqual([
        role,
        path,
        two.status,
        two.headers.get('etag'),
      ]);
      expect(said === saidToo && said.length > 50).toBe(true);
      if (role === 'director')
        expect(JSON.parse(said)).toMatchObject(path.includes('boards/') ? {} : { position: end });
    }
  }
}, 120_000);

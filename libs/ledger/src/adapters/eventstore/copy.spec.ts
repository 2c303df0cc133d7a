import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalEvent, openLedger, type EventLog, type OpenLedger } from '@app/ledger';
import {
  accepted,
  collect,
  everything,
  idsOf,
  someEvent,
  someEvents,
  startWireServer,
  type WireServer,
} from '@app/testing';
import { Database } from '../sqlite/driver';
import { readRemote } from './read-remote';

const folder = mkdtempSync(join(tmpdir(), 'ledger-copies-'));
let files = 0;
const fresh = (): string => join(folder, `${++files}.db`);
let server: WireServer;
const opened: EventLog[] = [];
const open = async (query = '', options?: OpenLedger): Promise<EventLog> => {
  const log = await openLedger(`${server.url}&appendTimeout=120000&connectTimeout=20000${query}`, options);
  opened.push(log);
  return log;
};

beforeEach(async () => {
  server = await startWireServer();
});

afterEach(async () => {
  for (const log of opened.splice(0)) await log.close();
  await server.stop();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const JSON_TYPE = 'application/json';

/** An event past the adapter, as another program would write it. */
const write = (stream: string, id: string, data: unknown, metadata?: unknown, contentType = JSON_TYPE): void => {
  const bytes = (value: unknown): Uint8Array =>
    value === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(value));
  server.log.append(stream, [{ id, type: 'Noted', contentType, data: bytes(data), metadata: bytes(metadata) }], 'any');
};

describe('the local copy', () => {
  it('is filled once, gone on with when opened again, and shared by all who open it', async () => {
    const localCopy = fresh();
    const log = await open('', { localCopy });
    await accepted(log.append('board-1', someEvents(300), 'any'));
    await log.close();
    const direct = await open();
    await accepted(direct.append('board-2', someEvents(200), 'any'));

    const [one, two] = [await open('', { localCopy }), await open('', { localCopy })];
    const writers = [one, two, direct].map(async (each, i) => {
      for (let n = 0; n < 30; n++) await accepted(each.append(`board-${i}`, someEvents(2), 'any'));
    });
    await Promise.all(writers);
    const all = await everything(direct);
    expect(all).toHaveLength(500 + 3 * 60);
    expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => i));
    expect(await everything(one)).toEqual(all);
    expect(await everything(two)).toEqual(all);
    expect(await one.tree.root(680)).toEqual(await direct.tree.root(680));
    expect(await collect(readRemote(server.url))).toEqual(all);
    expect(await collect(readRemote(server.url, { after: 650 }))).toEqual(all.slice(651));
  });

  it('of another ledger, or what is none, is refused and left alone', async () => {
    const [localCopy, ledger] = [fresh(), fresh()];
    await (await open('&ledger=club', { localCopy })).close();
    await expect(open('&ledger=guild', { localCopy })).rejects.toMatchObject({
      code: 'LedgerUnusable',
      message: expect.stringMatching(/the local copy of the ledger club, not of the ledger guild/) as string,
    });
    await (await openLedger(`sqlite:${ledger}`)).close();
    await expect(open('', { localCopy: ledger })).rejects.toThrow('is a ledger, not the local copy of a ledger');
    await expect(openLedger(`sqlite:${localCopy}`)).rejects.toThrow('is the local copy of a ledger, not a ledger');
  });

  it.each([
    ['to nothing', 0],
    ['and went on otherwise', 5],
  ])('notices that the engine was set back %s', async (_, others) => {
    const localCopy = fresh();
    const log = await open('', { localCopy });
    await accepted(log.append('board-1', someEvents(3), 'any'));
    await log.close();
    await server.stop();
    server = await startWireServer();
    const other = await open();
    if (others > 0) await accepted(other.append('board-1', someEvents(others), 'any'));
    await expect(open('', { localCopy })).rejects.toMatchObject({
      code: 'LedgerSetBack',
      message: expect.stringMatching(
        /the engine does not have event .* of the local copy .* it was set back/,
      ) as string,
    });
  });
});

it('knows a repeat of long ago before the copy is filled', async () => {
  const events = someEvents(3);
  await accepted((await open()).append('board-1', events, 'no-stream'));
  await accepted((await open()).append('board-2', someEvents(400), 'no-stream'));
  const again = await (await open()).append('board-1', events, 'no-stream');
  expect(again).toMatchObject({ ok: true, repeated: true, revision: 2, position: 2 });
});

it('does not call an append refused that the engine has and only the copy cannot take', async () => {
  const localCopy = fresh();
  const log = await open('', { localCopy });
  await log.head();
  const db = new Database(localCopy);
  db.exec(`CREATE TRIGGER refusing BEFORE INSERT ON event BEGIN SELECT RAISE(FAIL, 'no room'); END`);
  db.close();
  const events = someEvents(2);
  await expect(log.append('board-1', events, 'no-stream')).rejects.toMatchObject({
    code: 'LedgerUnreachable',
    message: expect.stringMatching(/not known.*same ids.*no room/) as string,
  });
  await expect(log.head()).rejects.toMatchObject({ code: 'LedgerUnusable' });
  expect(idsOf(await everything(await open()))).toEqual(idsOf(events));
});

describe('ledgers on one engine', () => {
  it('do not see one another when they have names', async () => {
    const [club, guild] = [await open('&ledger=club'), await open('&ledger=guild')];
    const events = someEvents(2);
    await accepted(club.append('board-1', events, 'no-stream'));
    await accepted(guild.append('board-1', someEvents(3), 'no-stream'));
    await accepted(club.append('$odd', [someEvent()], 'no-stream'));
    expect(idsOf(await everything(club)).slice(0, 2)).toEqual(idsOf(events));
    expect(await guild.head()).toBe(2);
    expect(await guild.append('board-2', events, 'any')).toMatchObject({ ok: true, repeated: false });
  });

  it('without a name is everything that is not the engine itself', async () => {
    const log = await open();
    await accepted(log.append('board-1', someEvents(40), 'no-stream'));
    expect(server.log.all().some(({ stream }) => stream.startsWith('$'))).toBe(true);
    expect(await log.head()).toBe(39);
    await expect(log.append('$stats', [someEvent()], 'any')).rejects.toThrow(TypeError);
  });

  it('stands where the engine moves on without it', async () => {
    const [log, other] = [await open('&ledger=club'), await open('&ledger=other')];
    await accepted(log.append('board-1', [someEvent()], 'no-stream'));
    for (let i = 0; i < 10; i++) await accepted(other.append('board-1', someEvents(100), 'any'));
    expect(await log.head()).toBe(0);
    expect(await log.append('board-1', [someEvent()], 0)).toMatchObject({ revision: 1, position: 1 });
  });
});

it('keeps both events when two processes use one id in two streams at the same moment; each repeat knows its own', async () => {
  const event = someEvent();
  write('board-1', event.id, { n: 0 }, {});
  write('board-2', event.id, { n: 0 }, {});
  const log = await open();
  expect(idsOf(await everything(log))).toEqual([event.id, event.id]);
  expect(await log.append('board-1', [event], 'any')).toMatchObject({ ok: true, repeated: true, position: 0 });
  expect(await log.append('board-2', [event], 'any')).toMatchObject({ ok: true, repeated: true, position: 1 });
  expect(await log.append('board-3', [event], 'any')).toMatchObject({ ok: false, code: 'EventIdReused' });
});

it('takes what another program wrote as the same event, however it was spelt', async () => {
  const { id } = someEvent();
  write('board-1', id.toUpperCase(), { b: 1, a: { d: 1.0, c: 'é' } }, { actor: 'x' });
  const log = await open();
  const [event] = await everything(log);
  expect(event && canonicalEvent(event)).toBe(
    `{"data":{"a":{"c":"é","d":1},"b":1},"id":"${id}","metadata":{"actor":"x"},"revision":0,"streamId":"board-1","type":"Noted"}`,
  );
});

it.each<[string, unknown, unknown, string]>([
  ['no data', undefined, {}, JSON_TYPE],
  ['data that is a list', [1], {}, JSON_TYPE],
  ['data that is no JSON', { a: 1 }, {}, 'application/octet-stream'],
  ['no metadata', { a: 1 }, undefined, JSON_TYPE],
  ['text that cannot be said in canonical JSON', { a: '\ud800' }, {}, JSON_TYPE],
])('takes an event with %s in its streams for corruption', async (_, data, metadata, contentType) => {
  const log = await open('&ledger=club');
  await accepted(log.append('board-1', someEvents(2), 'any'));
  write('club:board-1', someEvent().id, data, metadata, contentType);
  const corrupt = {
    code: 'LedgerCorrupt',
    message: expect.stringMatching(/revision 2 of stream board-1 .*no event of a ledger/) as string,
  };
  await expect(log.head()).rejects.toMatchObject(corrupt);
  await expect(log.append('board-2', [someEvent()], 'any')).rejects.toMatchObject(corrupt);
  await expect(collect(readRemote(`${server.url}&ledger=club`))).rejects.toMatchObject(corrupt);
});

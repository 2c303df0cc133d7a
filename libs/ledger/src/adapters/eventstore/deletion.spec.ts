import { EventStoreDBClient } from '@eventstore/db-client';
import { openLedger, type EventLog } from '@app/ledger';
import { accepted, collect, everything, someEvent, someEvents, startWireServer, type WireServer } from '@app/testing';
import { readRemote } from './read-remote';

let server: WireServer;
let client: EventStoreDBClient;
let log: EventLog;
const url = (): string => `${server.url}&ledger=club&appendTimeout=120000&connectTimeout=20000`;

beforeEach(async () => {
  server = await startWireServer();
  client = EventStoreDBClient.connectionString(server.url);
  log = await openLedger(url());
  await accepted(log.append('board-1', someEvents(5), 'no-stream'));
  await accepted(log.append('board-2', someEvents(5), 'no-stream'));
});

afterEach(async () => {
  await log.close();
  await client.dispose();
  await server.stop();
});

const corrupt = (words: RegExp): object => ({
  name: 'LedgerError',
  code: 'LedgerCorrupt',
  message: expect.stringMatching(words) as string,
});

/** The open ledger may hear of it a moment later. */
const untilCorrupt = async (words: RegExp): Promise<void> => {
  const followed = collect(log.subscribeAll());
  await expect(followed).rejects.toMatchObject(corrupt(words));
  await expect(log.append('board-3', [someEvent()], 'any')).rejects.toMatchObject(corrupt(words));
  await expect(everything(log)).rejects.toMatchObject(corrupt(words));
};

const refusedByNewcomers = async (words: RegExp): Promise<void> => {
  const fresh = await openLedger(url());
  await expect(collect(fresh.subscribeAll())).rejects.toMatchObject(corrupt(words));
  await fresh.close();
  await expect(collect(readRemote(url()))).rejects.toMatchObject(corrupt(words));
};

describe.each([
  ['deleted', /stream club:board-1 \(truncateBefore=/, () => client.deleteStream('club:board-1')],
  ['tombstoned', /stream board-1 has been deleted/, () => client.tombstoneStream('club:board-1')],
  [
    'truncated',
    /stream club:board-1 \(truncateBefore=3\)/,
    () => client.setStreamMetadata('club:board-1', { truncateBefore: 3 }),
  ],
  [
    'limited in number',
    /stream club:board-1 \(maxCount=2\)/,
    () => client.setStreamMetadata('club:board-1', { maxCount: 2 }),
  ],
  [
    'limited in age',
    /stream club:board-1 \(maxAge=60\)/,
    () => client.setStreamMetadata('club:board-1', { maxAge: 60 }),
  ],
] as const)('a stream that is %s', (_, words, harm) => {
  it('makes the ledger corrupt for all who have it open', async () => {
    await harm();
    await untilCorrupt(words);
  });

  it('makes it corrupt for all who open it, before the events are gone and after', async () => {
    await harm();
    await refusedByNewcomers(words);
    server.log.scavenge();
    await refusedByNewcomers(/stream (club:)?board-1/);
  });
});

it('names the gap where the settings of the engine tell nothing any more', async () => {
  await client.setStreamMetadata('club:board-1', { truncateBefore: 3 });
  server.log.scavenge();
  await client.setStreamMetadata('club:board-1', {});
  await refusedByNewcomers(/revision 3 of stream board-1 (is the first of its stream|comes where revision 0 belongs)/);
});

it('does not mind settings that were taken back in time, or that remove nothing', async () => {
  await client.setStreamMetadata('club:board-1', { truncateBefore: 3 });
  await client.setStreamMetadata('club:board-1', { acl: { readRoles: ['ops'] } });
  await client.setStreamMetadata('other:board-1', { maxCount: 1 });
  const fresh = await openLedger(url());
  expect(await everything(fresh)).toHaveLength(10);
  await accepted(fresh.append('board-1', [someEvent()], 4));
  await fresh.close();
  expect(await collect(readRemote(url()))).toHaveLength(11);
});

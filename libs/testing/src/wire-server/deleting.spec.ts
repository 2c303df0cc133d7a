import type { EventStoreDBClient } from '@eventstore/db-client';
import { connect, eventsOf, idsOf, listen, notes } from './client';
import { startWireServer, type WireServer } from './server';

describe('what can be taken away from a stream', () => {
  let server: WireServer;
  let client: EventStoreDBClient;
  const revisions = async (stream: string): Promise<readonly number[]> =>
    (await eventsOf(client.readStream(stream))).map(({ revision }) => Number(revision));
  const inAll = async (stream: string): Promise<number> =>
    (await eventsOf(client.readAll())).filter(({ streamId }) => streamId === stream).length;

  beforeEach(async () => {
    server = await startWireServer();
    client = connect(server.url);
    await client.appendToStream('s', notes(5));
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  it.each([
    ['truncateBefore', { truncateBefore: 3 }, [3, 4]],
    ['maxCount', { maxCount: 2 }, [3, 4]],
    ['maxCount and truncateBefore', { maxCount: 4, truncateBefore: 2 }, [2, 3, 4]],
    ['maxAge', { maxAge: 3600 }, [0, 1, 2, 3, 4]],
    ['maxAge of nothing', { maxAge: -1 }, []],
  ])('%s hides events of the stream, $all has them until it is scavenged', async (_, metadata, left) => {
    await client.setStreamMetadata('s', metadata);
    expect(await client.getStreamMetadata('s')).toMatchObject({ metadata });
    expect(await revisions('s')).toEqual(left);
    expect(await inAll('s')).toBe(5);
    const before = await eventsOf(client.readAll());
    server.log.scavenge();
    expect(await revisions('s')).toEqual(left);
    // The last event of a stream always stays, so that its revisions go on.
    expect(await inAll('s')).toBe(Math.max(left.length, 1));
    const positions = new Map(before.map(({ id, position }) => [id, position]));
    const after = await eventsOf(client.readAll());
    expect(after.map(({ position }) => position)).toEqual(after.map(({ id }) => positions.get(id)));
    expect(await client.appendToStream('s', notes(1), { expectedRevision: 4n })).toMatchObject({
      nextExpectedRevision: 5n,
    });
  });

  it('a deleted stream reads as missing, and goes on where it was when it is appended to', async () => {
    await client.deleteStream('s', { expectedRevision: 4n });
    await expect(revisions('s')).rejects.toMatchObject({ type: 'stream-not-found' });
    expect(await inAll('s')).toBe(5);
    const again = notes(2);
    expect(await client.appendToStream('s', again, { expectedRevision: 'no_stream' })).toMatchObject({
      nextExpectedRevision: 6n,
    });
    expect(idsOf(await eventsOf(client.readStream('s')))).toEqual(idsOf(again));
    expect(await client.getStreamMetadata('s')).toMatchObject({ metadata: { truncateBefore: 5 } });
  });

  it('a delete minds the revision expected', async () => {
    await expect(client.deleteStream('s', { expectedRevision: 2n })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      expectedVersion: 2n,
      actualVersion: 4n,
    });
    expect(await revisions('s')).toHaveLength(5);
  });

  it('a tombstone ends a stream for ever', async () => {
    const subscription = client.subscribeToStream('s');
    const heard = listen(subscription);
    await heard.hears('caughtUp');
    await client.tombstoneStream('s');
    const deleted = { type: 'stream-deleted', streamName: 's' };
    await heard.hears('stream-deleted');
    await expect(revisions('s')).rejects.toMatchObject(deleted);
    await expect(client.appendToStream('s', notes(1))).rejects.toMatchObject(deleted);
    await expect(client.deleteStream('s')).rejects.toMatchObject(deleted);
    expect((await eventsOf(client.readAll())).at(-1)).toMatchObject({
      type: '$streamDeleted',
      streamId: 's',
      revision: 2n ** 63n - 1n,
    });
    server.log.scavenge();
    expect(await inAll('s')).toBe(1);
  });
});

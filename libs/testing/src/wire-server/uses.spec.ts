import {
  eventTypeFilter,
  excludeSystemEvents,
  streamNameFilter,
  type EventStoreDBClient,
  type Position,
} from '@eventstore/db-client';
import { connect, eventsOf, idsOf, listen, noted, notes, type Recorded } from './client';
import { startWireServer, type WireServer } from './server';

const MODES = [
  ['appends over one call', { batchAppend: true }, ''],
  ['a call for each append', { batchAppend: false }, ''],
  ['a leader that gossip names', { batchAppend: true }, '+discover'],
] as const;

describe.each(MODES)('the client of EventStoreDB, with %s', (_, options, discover) => {
  let server: WireServer;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await startWireServer({ ...options, maxAppendSize: 65_536 });
    client = connect(server.url.replace('esdb:', `esdb${discover}:`));
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  it('appends to a stream that is not there, and on from an exact revision', async () => {
    const [first, second] = [notes(3), notes(2)];
    expect(await client.appendToStream('s', first, { expectedRevision: 'no_stream' })).toMatchObject({
      success: true,
      nextExpectedRevision: 2n,
    });
    const { nextExpectedRevision, position } = await client.appendToStream('s', second, { expectedRevision: 2n });
    expect(nextExpectedRevision).toBe(4n);

    const events = await eventsOf(client.readStream('s'));
    expect(idsOf(events)).toEqual(idsOf([...first, ...second]));
    expect(events.map(({ revision }) => revision)).toEqual([0n, 1n, 2n, 3n, 4n]);
    expect(events.at(-1)).toMatchObject({ type: 'Noted', data: { n: 1 }, isJson: true, position });
    expect(Math.abs(Date.now() - Number(events[0]?.created))).toBeLessThan(60_000);
  });

  it.each([
    ['no_stream', 'no_stream', 1n],
    [0n, 0n, 1n],
    [7n, 7n, 1n],
  ] as const)('refuses an append that expects %s', async (expectedRevision, expectedVersion, actualVersion) => {
    await client.appendToStream('s', notes(2));
    await expect(client.appendToStream('s', notes(1), { expectedRevision })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      streamName: 's',
      expectedVersion,
      actualVersion,
    });
  });

  it.each([['stream_exists'], [3n]] as const)('refuses %s of a stream that is not there', async (expectedRevision) => {
    await expect(client.appendToStream('s', notes(1), { expectedRevision })).rejects.toMatchObject({
      type: 'wrong-expected-version',
      actualVersion: 'no_stream',
    });
  });

  it('takes a repeated append for what it is', async () => {
    const events = notes(2);
    const first = await client.appendToStream('s', events, { expectedRevision: 'no_stream' });
    await client.appendToStream('s', notes(3));
    for (const expectedRevision of ['no_stream', 'any'] as const) {
      expect(await client.appendToStream('s', events, { expectedRevision })).toEqual(first);
    }
    expect(await eventsOf(client.readStream('s'))).toHaveLength(5);
  });

  it('refuses to repeat a part of an append, and ids of another place', async () => {
    const events = notes(2);
    await client.appendToStream('s', events);
    const refused = { type: 'wrong-expected-version', actualVersion: 1n };
    await expect(client.appendToStream('s', [...events, noted()])).rejects.toMatchObject(refused);
    await expect(client.appendToStream('s', events, { expectedRevision: 0n })).rejects.toMatchObject(refused);
  });

  it('takes an append of nothing', async () => {
    expect(await client.appendToStream('s', [], { expectedRevision: 'no_stream' })).toMatchObject({ success: true });
    await client.appendToStream('s', notes(2));
    expect(await client.appendToStream('s', [], { expectedRevision: 1n })).toMatchObject({ nextExpectedRevision: 1n });
  });

  it('takes an append that comes in several messages, and refuses one that is too long', async () => {
    const long = notes(20).map((event) => ({ ...event, data: { text: 'x'.repeat(4000) } }));
    await client.appendToStream('s', long.slice(0, 15), { expectedRevision: 'no_stream', batchAppendSize: 10_000 });
    expect(await eventsOf(client.readStream('s'))).toHaveLength(15);
    await expect(client.appendToStream('t', long)).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
      maxAppendSize: 65_536,
    });
  });

  it.each([
    ['forwards', { maxCount: 2 }, [0, 1]],
    ['forwards from a revision', { fromRevision: 3n }, [3, 4]],
    ['forwards from the end', { fromRevision: 'end' }, []],
    ['backwards', { direction: 'backwards', fromRevision: 'end' }, [4, 3, 2, 1, 0]],
    ['backwards from a revision', { direction: 'backwards', fromRevision: 3n, maxCount: 2 }, [3, 2]],
  ] as const)('reads a stream %s', async (__, how, ns) => {
    await client.appendToStream('s', notes(5));
    const events = await eventsOf(client.readStream('s', how));
    expect(events.map(({ revision }) => Number(revision))).toEqual(ns);
  });

  it('says that a stream is not there', async () => {
    await expect(eventsOf(client.readStream('missing'))).rejects.toMatchObject({
      type: 'stream-not-found',
      streamName: 'missing',
    });
  });

  it('reads everything, in positions that grow and are not dense, with events of its own between', async () => {
    const appended = [];
    for (let i = 0; i < 20; i++) {
      const events = notes(2);
      appended.push(...events);
      await client.appendToStream(`s-${i % 3}`, events);
    }
    const all = await eventsOf(client.readAll());
    const commits = all.map(({ position }) => Number(position?.commit));
    expect(idsOf(all.filter(({ type }) => !type.startsWith('$')))).toEqual(idsOf(appended));
    expect(all.map(({ type }) => type)).toEqual(expect.arrayContaining(['$UserCreated', '$statsCollected']));
    expect(commits.slice(1).every((commit, i) => commit > (commits[i] ?? 0) + 1)).toBe(true);
    expect(idsOf(await eventsOf(client.readAll({ direction: 'backwards', fromPosition: 'end' })))).toEqual(
      idsOf([...all].reverse()),
    );
  });

  it('reads $all from a position: with it forwards, before it backwards', async () => {
    await client.appendToStream('s', notes(5));
    const all = await eventsOf(client.readAll());
    const fromPosition = positionOf(all[4]);
    expect(idsOf(await eventsOf(client.readAll({ fromPosition, maxCount: 2 })))).toEqual(idsOf(all.slice(4, 6)));
    expect(idsOf(await eventsOf(client.readAll({ fromPosition, maxCount: 2, direction: 'backwards' })))).toEqual(
      idsOf(all.slice(2, 4).reverse()),
    );
  });

  it('subscribes to a stream: what is there, caught up, then live; also when there is none yet', async () => {
    const [first, second] = [notes(3), notes(2)];
    await client.appendToStream('s', first);
    const whole = client.subscribeToStream('s');
    const after = client.subscribeToStream('s', { fromRevision: 1n });
    const later = client.subscribeToStream('s', { fromRevision: 'end' });
    const missing = client.subscribeToStream('t');
    const heard = [whole, after, later, missing].map(listen);
    await Promise.all(heard.map(({ hears }) => hears('caughtUp')));
    await client.appendToStream('s', second);
    await client.appendToStream('t', second);
    const last = second[1]?.id ?? '';
    await Promise.all(heard.map(({ hears }) => hears(last)));
    const told = (...before: readonly string[]): readonly string[] => [
      'confirmation',
      ...before,
      'caughtUp',
      ...idsOf(second),
    ];
    expect(heard.map((one) => one.told)).toEqual([
      told(...idsOf(first)),
      told(...idsOf(first.slice(2))),
      told(),
      told(),
    ]);
    await Promise.all([whole, after, later, missing].map((subscription) => subscription.unsubscribe()));
  });

  it('subscribes to everything after a position', async () => {
    await client.appendToStream('s', notes(5));
    const all = await eventsOf(client.readAll());
    const subscription = client.subscribeToAll({ fromPosition: positionOf(all[3]) });
    const heard = listen(subscription);
    await heard.hears('caughtUp');
    const [event] = notes(1);
    await client.appendToStream('t', event ?? []);
    await heard.hears(event?.id ?? '');
    expect(heard.told).toEqual(['confirmation', ...idsOf(all.slice(4)), 'caughtUp', event?.id]);
    await subscription.unsubscribe();
  });

  it.each([
    ['prefixes of streams', streamNameFilter({ prefixes: ['a-', 'b-'] }), ['a-1', 'b-1']],
    ['a pattern of streams', streamNameFilter({ regex: '^.-1$' }), ['a-1', 'b-1', 'c-1']],
    ['prefixes of types', eventTypeFilter({ prefixes: ['Not'] }), ['a-1', 'b-1', 'c-1']],
    ['everything but system events', excludeSystemEvents(), ['a-1', 'b-1', 'c-1', 'dd']],
  ] as const)('filters by %s', async (__, filter, streams) => {
    for (const stream of ['a-1', 'b-1', 'c-1']) await client.appendToStream(stream, noted());
    await client.appendToStream('dd', noted(0, 'Other'));
    const subscription = client.subscribeToAll({ filter });
    const found: string[] = [];
    subscription.on('data', ({ event }) => found.push(event?.streamId ?? ''));
    await listen(subscription).hears('caughtUp');
    expect(found).toEqual(streams);
    await subscription.unsubscribe();
  });

  it('sends checkpoints of how far a filter has looked', async () => {
    await client.appendToStream('s', notes(40));
    const all = await eventsOf(client.readAll());
    const checkpoints: Position[] = [];
    const subscription = client.subscribeToAll({
      filter: streamNameFilter({
        prefixes: ['none'],
        maxSearchWindow: 5,
        checkpointInterval: 2,
        checkpointReached: (__, position) => {
          checkpoints.push(position);
          return Promise.resolve();
        },
      }),
    });
    await listen(subscription).hears('caughtUp');
    expect(checkpoints).toEqual([9, 19, 29, 39].map((i) => all[i]?.position));
    await subscription.unsubscribe();
  });

  it('follows what is written past the wire', async () => {
    const subscription = client.subscribeToStream('s');
    const heard = listen(subscription);
    await heard.hears('caughtUp');
    server.appendDirectly('s', [{ id: 'd6a1a4c6-6f0e-4f3c-9f5e-0d6f3b6a9c11', type: 'Noted', data: {} }]);
    await heard.hears('d6a1a4c6-6f0e-4f3c-9f5e-0d6f3b6a9c11');
    await subscription.unsubscribe();
  });
});

const positionOf = (event: Recorded | undefined): Position => event?.position ?? { commit: 0n, prepare: 0n };

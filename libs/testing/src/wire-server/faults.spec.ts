import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { jsonEvent, type EventStoreDBClient } from '@eventstore/db-client';
import { connect, eventsOf, idsOf, listen, notes, orSilence } from './client';
import { startSilentPort, startWireServer, type WireServer } from './server';

/** What the client itself does when things go wrong; an adapter over it has to do better. */
describe.each([
  ['appends over one call', true],
  ['a call for each append', false],
])('faults, with %s', (_, batchAppend) => {
  let server: WireServer;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await startWireServer({ batchAppend });
    client = connect(server.url);
    await client.appendToStream('s', notes(1));
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  it('silent: waits for ever, whatever its deadline, when appends share a call', async () => {
    const hasty = connect(`${server.url}&defaultDeadline=200`);
    const speak = server.faults.silent('Append', 'BatchAppend');
    const append = failureOf(hasty.appendToStream('s', notes(1)));
    if (batchAppend) expect(await orSilence(append, 500)).toBe('silence');
    else expect(await append).toMatchObject({ type: 'deadline-exceeded' });
    speak();
    await client.appendToStream('s', notes(1));
    expect(server.log.lastRevision('s')).toBe(1);
    await hasty.dispose();
  });

  it('silent: a read waits for ever', async () => {
    server.faults.silent('Read');
    const hasty = connect(`${server.url}&defaultDeadline=200`);
    expect(await orSilence(failureOf(eventsOf(hasty.readStream('s'))), 500)).toBe('silence');
    await hasty.dispose();
  });

  it('slow: answers late', async () => {
    server.faults.slow(200);
    const start = Date.now();
    await client.appendToStream('s', notes(1));
    expect(Date.now() - start).toBeGreaterThanOrEqual(195);
  });

  it.each([
    ['before-write', 1],
    ['after-write', 2],
  ] as const)('dropAppends %s: an append fails and can be repeated', async (when, written) => {
    server.faults.dropAppends(when);
    const events = [jsonEvent({ id: randomUUID(), type: 'Noted', data: {} })];
    const failure = await failureOf(client.appendToStream('s', events, { expectedRevision: 0n }));
    expect(failure).toMatchObject({ code: expect.any(Number) as number });
    const log = server.log.read('s');
    expect(log.kind === 'found' ? log.records.length : 0).toBe(written);
    expect(await client.appendToStream('s', events, { expectedRevision: 0n })).toMatchObject({
      nextExpectedRevision: 1n,
    });
    expect(await eventsOf(client.readStream('s'))).toHaveLength(2);
  });

  it('wrongVersion: refuses once what would fit', async () => {
    await client.appendToStream('s', notes(4));
    server.faults.wrongVersion();
    const append = (): Promise<unknown> => client.appendToStream('s', notes(1), { expectedRevision: 4n });
    expect(await failureOf(append())).toMatchObject({ type: 'wrong-expected-version', actualVersion: 3n });
    expect(await append()).toMatchObject({ nextExpectedRevision: 5n });
  });

  it('unavailable: refuses by code, and the client comes back', async () => {
    const back = server.faults.unavailable();
    expect(await failureOf(client.appendToStream('s', notes(1)))).toMatchObject({ code: 14 });
    expect(await failureOf(eventsOf(client.readStream('s')))).toMatchObject({ type: 'unavailable', code: 14 });
    back();
    expect(await eventsOf(client.readStream('s'))).toHaveLength(1);
    await client.appendToStream('s', notes(1));
  });

  it('notLeader: sends the client to another server', async () => {
    const leader = await startWireServer({ batchAppend });
    server.faults.notLeader(leader.endpoint);
    expect(await failureOf(client.appendToStream('s', notes(1)))).toMatchObject({
      type: 'not-leader',
      leader: leader.endpoint,
    });
    await client.appendToStream('s', notes(3));
    expect(leader.log.lastRevision('s')).toBe(2);
    await leader.stop();
  });

  it.each([
    ['error', 'unavailable'],
    ['end', 'end'],
  ] as const)('dropSubscriptions by %s: the subscription does not resume', async (how, told) => {
    const heard = listen(client.subscribeToAll());
    await heard.hears('caughtUp');
    server.faults.dropSubscriptions(how);
    await heard.hears(told);
    const [event] = notes(1);
    await client.appendToStream('s', event ?? []);
    expect(await orSilence(heard.hears(event?.id ?? ''))).toBe('silence');
  });

  it('restart and disconnect: subscriptions fail, commands come back by themselves', async () => {
    for (const cut of [() => server.restart(), () => Promise.resolve(server.faults.disconnect())]) {
      const heard = listen(client.subscribeToAll());
      await heard.hears('caughtUp');
      await cut();
      await heard.hears('cancelled');
      const events = notes(2);
      const append = (): Promise<unknown> => client.appendToStream('s', events);
      await append().catch(append);
      expect(idsOf(await eventsOf(client.readStream('s'))).slice(-2)).toEqual(idsOf(events));
    }
  });

  it('stop: fails by the code of gRPC alone', async () => {
    await server.stop();
    expect(await failureOf(connect(server.url).appendToStream('s', notes(1)))).toMatchObject({ code: 14 });
  });

  it('clear switches everything off', async () => {
    server.faults.silent();
    server.faults.unavailable();
    server.faults.clear();
    await client.appendToStream('s', notes(1));
  });
});

it('breakBatchStreams: fails every append under way, those of other clients to other servers, too', async () => {
  const servers = [await startWireServer(), await startWireServer()];
  const clients = servers.map(({ url }) => connect(url));
  for (const { faults } of servers) faults.silent('BatchAppend');
  const pending = clients.map((client) => failureOf(client.appendToStream('s', notes(1))));
  while (servers.some((server) => server.openBatchStreams() === 0)) await setTimeout(5);
  servers[0]?.faults.breakBatchStreams();
  expect(await Promise.all(pending)).toMatchObject([{ code: 13 }, { code: 13 }]);
  await Promise.all(clients.map((client) => client.dispose()));
  await Promise.all(servers.map((server) => server.stop()));
});

it('a port that takes connections and never speaks keeps a client waiting', async () => {
  const port = await startSilentPort();
  const append = failureOf(connect(port.url).appendToStream('s', notes(1)));
  expect(await orSilence(append, 500)).toBe('silence');
  await port.stop();
});

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'success',
    (error: unknown) => error,
  );

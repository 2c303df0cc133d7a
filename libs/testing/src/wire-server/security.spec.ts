import { EventStoreDBClient } from '@eventstore/db-client';
import { connect, eventsOf, notes } from './client';
import { startWireServer, type WireServer } from './server';

describe.each([[true], [false]])('TLS and credentials, appends over one call: %s', (batchAppend) => {
  let server: WireServer;
  const as = (user: string): EventStoreDBClient => connect(server.url.replace('//', `//${user}`));

  beforeEach(async () => {
    server = await startWireServer({ tls: true, user: { name: 'ada', password: 'lovelace' }, batchAppend });
  });

  afterEach(() => server.stop());

  it('lets in who knows the password', async () => {
    const client = as('ada:lovelace@');
    await client.appendToStream('s', notes(2));
    expect(await eventsOf(client.readStream('s'))).toHaveLength(2);
    await client.dispose();
  });

  it.each(['ada:byron@', ''])('keeps out "%s"', async (user) => {
    const client = as(user);
    const denied = user === '' ? { type: 'access-denied' } : { type: 'access-denied', code: 16 };
    await expect(client.appendToStream('s', notes(2))).rejects.toMatchObject(denied);
    await expect(eventsOf(client.readStream('s'))).rejects.toMatchObject(denied);
    await client.dispose();
  });

  it('is not trusted without its certificate', async () => {
    const client = new EventStoreDBClient({ endpoint: { ...server.endpoint, address: 'localhost' } });
    await expect(client.appendToStream('s', notes(1))).rejects.toMatchObject({ code: 14 });
    await client.dispose();
  });
});

import { randomUUID } from 'node:crypto';
import { EventStoreDBClient } from '@eventstore/db-client';
import { openLedger } from '@app/ledger';
import { eventLogContract } from '@app/testing';

/**
 * The contract against a real cluster: `TEST_ESDB_URL` is a connection string without `ledger`, of a user that may read
 * $all and delete streams. Its MaxAppendSize must be 4 MiB or more. Every run has ledgers of its own and deletes their streams.
 */
const given = process.env.TEST_ESDB_URL;

if (given === undefined) {
  it.skip('the ledger on a real cluster (skipped: TEST_ESDB_URL is not set)', () => undefined);
} else {
  const run = `test-${randomUUID()}`;
  let ledgers = 0;
  const url = (): string => `${given}${given.includes('?') ? '&' : '?'}ledger=${run}-${ledgers}&appendTimeout=30000`;

  eventLogContract('the ledger on a real cluster', {
    open() {
      ledgers++;
      return openLedger(url());
    },
    openAgain: () => openLedger(url()),
  });

  const withClient = async (work: (client: EventStoreDBClient) => Promise<void>): Promise<void> => {
    const client = EventStoreDBClient.connectionString(given.replace(/^\w+(\+discover)?:/, 'esdb$1:'));
    await work(client);
    await client.dispose();
  };

  it('says which server it has met', () =>
    withClient(async (client) => {
      // The client knows, and keeps it to itself.
      const { capabilities } = client as unknown as {
        readonly capabilities: Promise<{ readonly serverVersion: string }>;
      };
      process.stdout.write(`TEST_ESDB_URL: server version ${(await capabilities).serverVersion}\n`);
    }));

  afterAll(() =>
    withClient(async (client) => {
      const streams = new Set<string>();
      for await (const { event } of client.readAll()) {
        if (event?.streamId.startsWith(run) === true) streams.add(event.streamId);
      }
      for (const stream of streams) await client.tombstoneStream(stream);
    }),
  );
}

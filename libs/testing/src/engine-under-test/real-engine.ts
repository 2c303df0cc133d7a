import { randomUUID } from 'node:crypto';
import { ErrorType, EventStoreDBClient, isCommandError } from '@eventstore/db-client';

/** An engine that is there already, with ledgers of this run's own on it. */
export interface RealEngine {
  /** Connection string for the bare client. */
  readonly connection: string;
  /** Connection string of the ledger of this name. */
  readonly url: (ledger: string) => string;
  readonly version: () => Promise<string>;
  /**
   * Deletes the streams of this run. Resolves with what is left, as the beginning of the names of its streams, where the
   * user may not delete: a user with the least rights may not.
   */
  readonly clean: () => Promise<string | undefined>;
}

/**
 * The engine that specs are run against where `TEST_ESDB_URL` names one: a connection string without `ledger`, of a user
 * that may read $all. Its MaxAppendSize must be 4 MiB or more. Undefined where the variable is not set.
 */
export const realEngine = (given = process.env.TEST_ESDB_URL): RealEngine | undefined => {
  if (given === undefined) return undefined;
  const connection = given.replace(/^\w+(\+discover)?:/, 'esdb$1:');
  const run = `test-${randomUUID()}`;

  const withClient = async <T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> => {
    const client = EventStoreDBClient.connectionString(connection);
    try {
      return await work(client);
    } finally {
      await client.dispose();
    }
  };

  return {
    connection,
    url: (ledger) => `${connection}${connection.includes('?') ? '&' : '?'}ledger=${run}-${ledger}&appendTimeout=30000`,
    version: () =>
      withClient(async (client) => {
        // The client knows, and keeps it to itself.
        const { capabilities } = client as unknown as {
          readonly capabilities: Promise<{ readonly serverVersion: string }>;
        };
        return (await capabilities).serverVersion;
      }),
    clean: () =>
      withClient(async (client) => {
        const streams = new Set<string>();
        for await (const { event } of client.readAll()) {
          if (event?.streamId.startsWith(run) === true) streams.add(event.streamId);
        }
        try {
          for (const stream of streams) await client.tombstoneStream(stream);
          return undefined;
        } catch (error) {
          if (error instanceof Error && isCommandError(error) && error.type === ErrorType.ACCESS_DENIED) return run;
          throw error;
        }
      }),
  };
};

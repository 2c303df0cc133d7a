import type { Duplex } from 'node:stream';
import { EventStoreDBClient } from '@eventstore/db-client';
import { giveWay } from '../paging/source';
import { withoutAddressAsServerName } from './server-name';

interface Client {
  readonly client: EventStoreDBClient;
  /** Ends every call and closes the connections. Never rejects. */
  readonly dispose: () => Promise<void>;
}

interface Channel {
  readonly close: () => void;
  readonly getConnectivityState: (connect: boolean) => number;
}

interface Service {
  readonly getChannel: () => Channel;
}

/** What the client's types keep to itself: how it makes its calls, and opens the streams of others. */
interface Calls {
  GRPCStreamCreator: (service: unknown, call: string, open: OpenStream, cache?: unknown) => () => Promise<Duplex>;
  execute: <T>(service: unknown, call: string, make: (service: Service) => Promise<T>) => Promise<T>;
}
type OpenStream = (service: Service) => Duplex | Promise<Duplex>;

/**
 * A client that leaves nothing behind and cannot end the process. As it comes (6.2.1), it keeps its connections when
 * it is disposed of, and it makes a call also on a connection that has been closed meanwhile, which throws where nobody
 * catches it.
 */
export const openClient = (connection: string): Client => {
  const client = withoutAddressAsServerName(() => EventStoreDBClient.connectionString(connection));
  const channels = new Set<Channel>();
  const inner = client as unknown as Calls;
  const { GRPCStreamCreator: create, execute } = inner;
  inner.execute = (service, call, make) =>
    execute(service, call, (grpc) => {
      if (grpc.getChannel().getConnectivityState(false) !== SHUTDOWN) return make(grpc);
      return Promise.reject(new Error('the connection has been closed'));
    });
  inner.GRPCStreamCreator = (service, call, open, cache) =>
    create(
      service,
      call,
      (grpc) => {
        channels.add(grpc.getChannel());
        return open(grpc);
      },
      cache,
    );

  return {
    client,
    async dispose() {
      // In a turn of its own: from within a callback of the connection, Node's HTTP/2 may write one frame for ever.
      await giveWay();
      const { promise, resolve } = resolvable();
      const timer = setTimeout(resolve, DISPOSE_TIMEOUT);
      await Promise.race([client.dispose().catch(() => undefined), promise]);
      clearTimeout(timer);
      for (const channel of channels) channel.close();
    },
  };
};

/** A state of a connection of gRPC (https://grpc.github.io/grpc/core/md_doc_connectivity-semantics-and-api.html). */
const SHUTDOWN = 4;

/** In milliseconds. */
const DISPOSE_TIMEOUT = 1_000;

const resolvable = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

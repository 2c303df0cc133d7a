import type { CallOptions, Metadata } from '@grpc/grpc-js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';

/** What the client's types keep to themselves (6.2.1): how it opens the streams of its calls, on the connection that it has. */
export interface ClientCalls {
  /** A stream that is in the cache for a connection is opened once. */
  readonly GRPCStreamCreator: <S>(
    service: unknown,
    call: string,
    open: (service: StreamsClient) => S,
    cache?: WeakMap<StreamsClient, Promise<S>>,
  ) => () => Promise<S>;
  readonly callArguments: (base: object, options: object) => readonly [Metadata, CallOptions];
  readonly supports: (method: unknown) => Promise<boolean>;
}

export const callsOf = (client: EventStoreDBClient): ClientCalls => client as unknown as ClientCalls;

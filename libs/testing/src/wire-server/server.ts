import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb';
import { append, batchAppend } from './append';
import { softDelete, tombstone } from './delete';
import { gossip, supportedMethods } from './discovery';
import { makeFaults, type Faults } from './faults';
import { NO_FILE, logFile } from './file';
import { openLog, type WireLog, type Written } from './log';
import type { Member, WireNode } from './node';
import { read } from './read';
import { jsonRecord, type Expected } from './record';
import { broken, type Endpoint } from './refusal';
import { CERTIFICATE_FILE, tlsCredentials } from './tls';

export interface WireServerOptions {
  /** Given by the system when left out. */
  readonly port?: number;
  /** Where the log is kept, written before anything is acknowledged; in memory when left out. */
  readonly file?: string;
  /** Encrypted, with a certificate that the URL names; clients send credentials over such connections only. */
  readonly tls?: boolean;
  /** Asked of every client, in what it calls after it has connected. */
  readonly user?: { readonly name: string; readonly password: string };
  /** Whether that user may delete streams; it may when left out. */
  readonly mayDelete?: boolean;
  /** Whether appends may share one call; without it clients use a call for each. On when left out. */
  readonly batchAppend?: boolean;
  /** Bytes of the events of one append; 16 MiB when left out. */
  readonly maxAppendSize?: number;
  /** A system event is written after so many events of clients; 16 when left out. */
  readonly statsEvery?: number;
}

/** A server on 127.0.0.1 that speaks what `@eventstore/db-client` needs of EventStoreDB. */
export interface WireServer {
  /** Connection string. */
  readonly url: string;
  readonly endpoint: Endpoint;
  readonly faults: Faults;
  readonly log: WireLog;
  /** How many streams of appends are open now. */
  readonly openBatchStreams: () => number;
  /** Writes past the wire, as a client elsewhere would; `log.append` takes bytes that are no JSON, too. */
  readonly appendDirectly: (stream: string, events: readonly JsonEvent[], expected?: Expected) => Written;
  /** Closes the port and cuts every connection, as the end of the process would. */
  readonly stop: () => Promise<void>;
  /** Stops if it runs, and serves the same log at the same port. */
  readonly restart: () => Promise<void>;
}

export const startWireServer = async (options: WireServerOptions = {}): Promise<WireServer> => {
  const log = openLog(options.file === undefined ? NO_FILE : logFile(options.file), options.statsEvery ?? 16);
  const id = randomUUID();
  const server: WireServer = await startNode(options, log, {
    members: () => [{ id, endpoint: server.endpoint, alive: true, leader: true }],
    isLeader: () => true,
  });
  return server;
};

/** An event as `appendDirectly` takes it. */
export interface JsonEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
}

/** What a node knows of its cluster. */
interface Membership {
  readonly members: () => readonly Member[];
  readonly isLeader: () => boolean;
}

/** One node over a log that others may serve, too. */
export const startNode = async (
  options: WireServerOptions,
  log: WireLog,
  membership: Membership,
): Promise<WireServer> => {
  const openBatches: WireNode['openBatches'] = new Set();
  const openSubscriptions: WireNode['openSubscriptions'] = new Set();
  let port = options.port ?? 0;
  let server: Server | undefined;

  const disconnect = (): void => {
    server?.drain(`127.0.0.1:${port}`, 0);
  };
  const { faults, state } = makeFaults({
    disconnect,
    breakBatchStreams() {
      for (const breakOff of [...openBatches]) breakOff(broken());
    },
    dropSubscriptions(how = 'error') {
      for (const drop of [...openSubscriptions]) drop(how);
    },
  });
  const node: WireNode = {
    log,
    faults: state,
    user: options.user,
    mayDelete: options.mayDelete ?? true,
    batchAppend: options.batchAppend ?? true,
    maxAppendSize: options.maxAppendSize ?? 16 * 1024 * 1024,
    ...membership,
    disconnect,
    openBatches,
    openSubscriptions,
  };

  const start = async (): Promise<void> => {
    const fresh = new Server({ 'grpc.max_receive_message_length': 64 * 1024 * 1024 });
    fresh.addService(StreamsService, {
      read: read(node),
      append: append(node),
      batchAppend: batchAppend(node),
      delete: softDelete(node),
      tombstone: tombstone(node),
    });
    fresh.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods(node) });
    fresh.addService(GossipService, { read: gossip(node) });
    port = await bind(fresh, port, options.tls === true ? tlsCredentials() : ServerCredentials.createInsecure());
    server = fresh;
  };
  const stop = async (): Promise<void> => {
    const stopped = server;
    server = undefined;
    await new Promise<void>((resolve) => {
      if (stopped === undefined) {
        resolve();
        return;
      }
      stopped.tryShutdown(() => {
        resolve();
      });
      stopped.forceShutdown();
    });
  };

  await start();
  return {
    url:
      options.tls === true
        ? `esdb://localhost:${port}?tls=true&tlsCAFile=${CERTIFICATE_FILE}`
        : `esdb://127.0.0.1:${port}?tls=false`,
    endpoint: { address: '127.0.0.1', port },
    faults,
    log,
    openBatchStreams: () => openBatches.size,
    appendDirectly: (stream, events, expected = 'any') =>
      log.append(
        stream,
        events.map(({ id, type, data, metadata }) => jsonRecord(id, type, data, metadata)),
        expected,
      ),
    stop,
    async restart() {
      await stop();
      await start();
    },
  };
};

const bind = (server: Server, port: number, credentials: ServerCredentials): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => {
      if (error) reject(error);
      else resolve(bound);
    });
  });

/** A port that takes connections and never says a word. */
export const startSilentPort = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

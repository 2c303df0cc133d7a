import { openLedger } from '@app/ledger';
import {
  eventLogContract,
  startWireServer,
  type EventLogHarness,
  type WireServer,
  type WireServerOptions,
} from '@app/testing';

const servers: WireServer[] = [];

afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** A ledger of its own for every test, all on one server, which is started when the first is opened. */
const onServer = (options: WireServerOptions): EventLogHarness => {
  let ledgers = 0;
  let started: Promise<WireServer> | undefined;
  const url = async (): Promise<string> => {
    started ??= startWireServer(options).then((server) => {
      servers.push(server);
      return server;
    });
    return `${(await started).url}&ledger=contract-${ledgers}&appendTimeout=120000&connectTimeout=20000`;
  };
  return {
    async open() {
      ledgers++;
      return openLedger(await url());
    },
    openAgain: async () => openLedger(await url()),
    histories: 20,
  };
};

eventLogContract('the ledger on an engine', onServer({}));
eventLogContract('the ledger on an engine that takes appends one call each', onServer({ batchAppend: false }));

import { openLedger } from '@app/ledger';
import { eventLogContract, startWireServer, type Faults, type WireServer } from '@app/testing';

let server: WireServer;
let ledgers = 0;
let disturbing: NodeJS.Timeout;

/** One after the other while the tests run, each until the next: what waited for an append in vain must not pile up. */
const DISTURBANCES: readonly ((faults: Faults) => void)[] = [
  (faults) => faults.dropAppends('before-write'),
  (faults) => faults.dropSubscriptions(),
  (faults) => faults.dropAppends('after-write'),
  (faults) => faults.breakBatchStreams(),
  (faults) => faults.wrongVersion(),
  (faults) => faults.dropSubscriptions('end'),
  (faults) => setTimeout(faults.slow(5), 100),
  (faults) => faults.disconnect(),
  (faults) => setTimeout(faults.unavailable(), 50),
];
const PAUSE = 200;
const LONGEST_WAIT = 25;

beforeAll(async () => {
  server = await startWireServer();
  let next = 0;
  let before = -1;
  let waited = 0;
  disturbing = setInterval(() => {
    server.faults.clear();
    // A busy machine needs longer than the pause: the next fault waits for an append to get past the last one, or for long.
    const written = server.log.all().length;
    if (written === before && ++waited < LONGEST_WAIT) return;
    [before, waited] = [written, 0];
    DISTURBANCES[next++ % DISTURBANCES.length]?.(server.faults);
  }, PAUSE);
});

afterAll(async () => {
  clearInterval(disturbing);
  await server.stop();
});

const url = (): string => `${server.url}&ledger=contract-${ledgers}&appendTimeout=300000`;

eventLogContract('the ledger on an engine with every fault', {
  open() {
    ledgers++;
    return openLedger(url());
  },
  openAgain: () => openLedger(url()),
  histories: 20,
});

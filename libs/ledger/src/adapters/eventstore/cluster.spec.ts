import { openLedger } from '@app/ledger';
import { eventLogContract, realEngine } from '@app/testing';

/** The contract against the engine that `TEST_ESDB_URL` names. Every run has ledgers of its own. */
const engine = realEngine();

if (engine === undefined) {
  it.skip('the ledger on a real cluster (skipped: TEST_ESDB_URL is not set)', () => undefined);
} else {
  let ledgers = 0;
  const url = (): string => engine.url(String(ledgers));

  eventLogContract('the ledger on a real cluster', {
    open() {
      ledgers++;
      return openLedger(url());
    },
    openAgain: () => openLedger(url()),
  });

  it('says which server it has met', async () => {
    process.stdout.write(`TEST_ESDB_URL: server version ${await engine.version()}\n`);
  });

  afterAll(async () => {
    const left = await engine.clean();
    if (left !== undefined) process.stdout.write(`TEST_ESDB_URL: this user may not delete the streams ${left}*\n`);
    // All of the engine is read for it.
  }, 60_000);
}

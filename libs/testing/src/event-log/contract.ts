import type { EventLog } from '@app/ledger';
import { appending } from './appending';
import { contention } from './contention';
import { following } from './following';
import type { EventLogHarness } from './harness';
import { likeAnArray } from './model';
import { reading } from './reading';
import { repeating } from './repeating';
import { tree } from './tree';
import { values } from './values';

/** Declares the tests that every `EventLog` must pass; call it at the top of a spec file. */
export const eventLogContract = (name: string, harness: EventLogHarness): void => {
  describe(`${name} keeps the contract of the event log`, () => {
    const opened: EventLog[] = [];
    const kept = async (log: Promise<EventLog>): Promise<EventLog> => {
      opened.push(await log);
      return log;
    };
    const { openAgain } = harness;
    const keeping: EventLogHarness = {
      ...harness,
      open: () => kept(harness.open()),
      ...(openAgain && { openAgain: () => kept(openAgain()) }),
    };

    afterEach(async () => {
      for (const log of opened.splice(0)) await log.close();
      await harness.dispose?.();
    });

    const parts = { appending, repeating, contention, reading, following, values, tree, 'like an array': likeAnArray };
    for (const [title, part] of Object.entries(parts)) {
      describe(title, () => {
        part(keeping.open, keeping);
      });
    }
  });
};

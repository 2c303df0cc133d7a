import { writeSync } from 'node:fs';
import { openLedger } from '@app/ledger';
import { openCheckpoint } from '../checkpoint';
import { processManager } from '../process-manager';

/**
 * A process manager that a test lets run, and kills: `node worker.js <ledger URL> <file of the checkpoint>`. It says
 * when it begins to write, and when it is done.
 */
const main = async ([url = '', file = '']: readonly string[]): Promise<void> => {
  const log = await openLedger(url);
  const checkpoint = openCheckpoint(file);
  const told = {
    ...log,
    append: async (...append: Parameters<typeof log.append>) => {
      writeSync(1, 'append\n');
      return log.append(...append);
    },
  };
  const manager = processManager({ log: told, now: () => new Date(), checkpoint });
  await manager.runPending(() => undefined);
  manager.close();
  await log.close();
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

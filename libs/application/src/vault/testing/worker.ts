import { join } from 'node:path';
import { Database, openLedger } from '@app/ledger';
import { openDirectory } from '../../directory/directory';
import { type OfPeople, forgetPerson } from '../forget';
import { openVault } from '../vault';

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/**
 * Forgets `p07` of session `s` in a data folder, and is killed in between: `node worker.js <folder> <death>`, where death is
 * `before-record`, `recorded`, `before-overwriting`, `first-file` or `done`.
 */
const main = async ([folder = '', death = 'done']: readonly string[]): Promise<void> => {
  const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
  const [vault, directory] = [openVault(join(folder, 'vault.db')), openDirectory(join(folder, 'directory.db'))];
  const dying = {
    ...log,
    append: async (...append: Parameters<typeof log.append>) => {
      if (death === 'before-record') die();
      const outcome = await log.append(...append);
      if (death === 'recorded') die();
      return outcome;
    },
  };
  const afterwards: OfPeople = {
    forget: () => {
      if (death === 'first-file') die();
    },
  };
  if (death === 'before-overwriting') {
    Database.prototype.exec = function () {
      die();
      return this;
    };
  }
  await forgetPerson(dying, [vault, afterwards, directory], { person: 'p07', session: 's' }, undefined, new Date());
  directory.close();
  vault.close();
  await log.close();
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

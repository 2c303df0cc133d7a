import { appendFileSync } from 'node:fs';
import { Database } from '@app/ledger';
import { openVault } from '../vault';
import { readVaultKeys } from '../vault-key';

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/**
 * Changes the vault key of a vault, and is killed in between: `node rotate-worker.js <vault> <old key file> <new key file> <death>`,
 * where death is `in-transaction`, `committed` (nothing is overwritten yet), `overwritten` or `any`, which changes it back and
 * forth for ever.
 */
const main = ([file = '', oldFile = '', newFile = '', death = 'any']: readonly string[]): void => {
  const [older, newer] = [readVaultKeys(oldFile)[0], readVaultKeys(newFile)[0]];
  const vault = openVault(file, [older, newer]);
  if (death === 'in-transaction') {
    const prototype = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as {
      run: (...given: unknown[]) => unknown;
    };
    const { run } = prototype;
    let runs = 0;
    prototype.run = function (...given) {
      if (++runs === 3) die();
      return run.apply(this, given);
    };
  }
  if (death === 'committed') Database.prototype.exec = () => die() as never;
  if (death === 'overwritten') Database.prototype.pragma = () => die();
  for (;;) {
    vault.changeVaultKey(newer);
    appendFileSync(`${file}.changes`, '.');
    vault.changeVaultKey(older);
  }
};

main(process.argv.slice(2));

import { type EvidenceCrypto, genuineKey } from '@app/ledger/evidence';

/** The verifier keys that signatures are checked with (C2SP signed-note), and who says that they are the ledger's. */
export interface Keyring {
  readonly keys: readonly string[];
  readonly whose: 'visitor' | 'server' | 'file';
}

/** Keys as they are pasted, one a line: the ledger's, and those of witnesses if one has them. */
export const keysIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The first line that is no key, or has lost something on the way: its id says so; null where all are keys. */
export const notAKey = async (keys: readonly string[], crypto: EvidenceCrypto): Promise<string | null> => {
  for (const text of keys) if (!(await genuineKey(text, crypto))) return text;
  return null;
};

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { codeOf, createWhole } from '@app/ledger';
import { SettingsError } from '../runtime/settings';

const BYTES = 32;

/** Makes the file whole or not at all: another process that starts at the same time reads no half of a key. */
const make = (file: string): void => {
  try {
    createWhole(file, randomBytes(BYTES).toString('hex'));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** The key that signs this installation's tokens: read from its file, which is made, readable by its owner only, the first time. */
export const localKey = (file: string): Uint8Array => {
  if (!existsSync(file)) make(file);
  const text = readFileSync(file, 'utf8').trim();
  if (new RegExp(`^(?:[0-9a-f]{2}){${BYTES},}$`, 'i').test(text)) return Buffer.from(text, 'hex');
  throw new SettingsError(`${file}: not a key of at least ${BYTES} bytes in hexadecimal`);
};

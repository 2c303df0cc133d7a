import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder } from '@app/ledger';
import { SettingsError } from '../../../common/src/settings';

const BYTES = 32;

/** Makes the file whole or not at all: another process that starts at the same time reads no half of a key. */
const make = (file: string): void => {
  makePrivateFolder(dirname(file));
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
};

/** The key that signs this installation's tokens: read from its file, which is made, readable by its owner only, the first time. */
export const localKey = (file: string): Uint8Array => {
  if (!existsSync(file)) make(file);
  const text = readFileSync(file, 'utf8').trim();
  if (new RegExp(`^(?:[0-9a-f]{2}){${BYTES},}$`, 'i').test(text)) return Buffer.from(text, 'hex');
  throw new SettingsError(`${file}: not a key of at least ${BYTES} bytes in hexadecimal`);
};

import type { Checkpoint } from './checkpoint';
import { parseVerifierKey } from './verifier-key';

/**
 * The extension line that a checkpoint recorded with a new key carries (C2SP tlog-checkpoint). Whoever signs it vouches
 * for this key and no other: a checkpoint signed for another purpose is of no use to bring in a key.
 * @param verifierKey as C2SP signed-note writes it
 */
export const newKeyLine = (verifierKey: string): string => `${PREFIX}${verifierKey}`;

const PREFIX = 'session-ledger/key ';

/** The key that a checkpoint brings in under the key's own name; undefined for a checkpoint that brings in none. */
export const keyBroughtIn = (checkpoint: Checkpoint): string | undefined => {
  const [line = ''] = checkpoint.extensions;
  const verifierKey = line.startsWith(PREFIX) ? line.slice(PREFIX.length) : undefined;
  return verifierKey !== undefined && bringsIn(checkpoint, verifierKey) ? verifierKey : undefined;
};

/** Whether it is the checkpoint that a log was to bring in this key with, under the name of the key. */
export const bringsIn = ({ origin, extensions }: Checkpoint, verifierKey: string): boolean =>
  extensions.length === 1 &&
  extensions[0] === newKeyLine(verifierKey) &&
  parseVerifierKey(verifierKey)?.name === origin;

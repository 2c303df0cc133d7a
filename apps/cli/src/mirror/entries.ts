import { leafHash } from '@app/ledger';
import type { Hashes } from './tree-in-tiles';

const LENGTH_BYTES = 2;

/**
 * Bytes of the first `hashes.length` entries of a bundle (C2SP tlog-tiles), each of which has the hash in its place;
 * undefined where one does not, or is not whole.
 */
export const checkedEntries = (bundle: Buffer, hashes: Hashes): Buffer | undefined => {
  let at = 0;
  for (const hash of hashes) {
    if (at + LENGTH_BYTES > bundle.length) return undefined;
    const start = at + LENGTH_BYTES;
    at = start + bundle.readUInt16BE(at);
    if (at > bundle.length || !leafHash(bundle.subarray(start, at)).equals(hash)) return undefined;
  }
  return bundle.subarray(0, at);
};

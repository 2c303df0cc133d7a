import { hash } from 'node:crypto';

/** RFC 6962 hashes over SHA-256: 32 bytes each. The prefixes keep a leaf from passing as an inner node. */

/** What is hashed for a leaf: 0x00, then the UTF-8 bytes of the entry. U+0000 is the byte 0x00 in UTF-8. */
export const leafBytes = (entry: string): Buffer => Buffer.from('\u0000' + entry);

/** Hash of a log entry: SHA-256(0x00 || entry). */
export const leafHash = (entry: string | Buffer): Buffer =>
  sha256(typeof entry === 'string' ? leafBytes(entry) : Buffer.concat([LEAF, entry]));

export const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.concat([NODE, left, right]));

/** Root of the tree without leaves: SHA-256 of nothing. */
export const emptyRoot = (): Buffer => sha256('');

/** By way of text, because such a buffer comes from Node's pool and one from `hash` itself does not: it is cheaper. */
export const sha256 = (data: string | Uint8Array): Buffer => Buffer.from(hash('sha256', data, 'hex'), 'hex');

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

import { createHash } from 'node:crypto';
import { parse, stringify, v7 } from 'uuid';
import { canonicalJson } from '../canonical-json';

/**
 * Ids of commands and events. All have the layout of a UUID version 7: 48 bits of Unix milliseconds first, so
 * that ids made at about the same time lie together in the index of the store, then 74 bits that tell them apart.
 */

/** A fresh id for a command: UUID v7 by the clock and the random source of this machine. */
export const newCommandId = (): string => v7();

/**
 * The id of the `index`-th event (from 0) that a command leads to. The same command gives the same ids again,
 * so a repeated append is recognised. Keeps the time of the command id; the rest is
 * SHA-256(16 bytes of the command id || index as 32 bits, big-endian). Throws a `TypeError` when it is no UUID.
 */
export const eventIdOf = (commandId: string, index: number): string => {
  const command = parse(commandId);
  const place = Buffer.alloc(4);
  place.writeUInt32BE(index);
  return versionSeven(command.subarray(0, 6), createHash('sha256').update(command).update(place).digest());
};

/**
 * An id that follows from its names alone, for what is read from files: importing again gives the same ids.
 * `time` (UTC milliseconds count; before 1970 counts as 1970) fills the time bits, SHA-256 of the canonical
 * JSON of [time, ...names] the rest. Throws a `TypeError` for an invalid date.
 */
export const derivedId = (time: Date, ...names: readonly string[]): string => {
  const milliseconds = time.getTime();
  if (Number.isNaN(milliseconds))
    throw new TypeError(`no id can be derived from an invalid date (${names.join(', ')})`);
  const prefix = Buffer.alloc(6);
  prefix.writeUIntBE(Math.max(0, milliseconds), 0, 6);
  return versionSeven(
    prefix,
    createHash('sha256')
      .update(canonicalJson([milliseconds, ...names]))
      .digest(),
  );
};

/** Time (6 bytes) and 10 bytes of a hash, with the version (7) and variant (RFC 9562) bits in their places. */
const versionSeven = (time: Uint8Array, rest: Buffer): string => {
  const bytes = Buffer.concat([time, rest.subarray(0, 10)]);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return stringify(bytes);
};

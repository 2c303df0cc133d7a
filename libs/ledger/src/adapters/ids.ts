import { hash } from 'node:crypto';
import { v7, validate } from 'uuid';
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
  if (!validate(commandId)) throw new TypeError(`command id ${JSON.stringify(commandId)} is not a UUID`);
  const command = commandId.replaceAll('-', '').toLowerCase();
  const place = index.toString(16).padStart(INDEX_DIGITS, '0');
  return versionSeven(command.slice(0, TIME_DIGITS), hash('sha256', Buffer.from(command + place, 'hex'), 'hex'));
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
  const prefix = Math.max(0, milliseconds).toString(16).padStart(TIME_DIGITS, '0');
  return versionSeven(prefix, hash('sha256', canonicalJson([milliseconds, ...names]), 'hex'));
};

/** Hexadecimal digits: of 48 bits of milliseconds, and of 32 bits of an index. */
const [TIME_DIGITS, INDEX_DIGITS] = [12, 8];

/** Time (6 bytes) and 10 bytes of a hash, in hexadecimal, with the version (7) and variant (RFC 9562) bits in their places. */
const versionSeven = (time: string, rest: string): string => {
  const variant = ((parseInt(rest.charAt(4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(1, 4)}-${variant}${rest.slice(5, 8)}-${rest.slice(8, 20)}`;
};

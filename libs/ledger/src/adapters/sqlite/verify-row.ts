import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { canonicalJson } from '../../canonical-json';
import type { JsonObject, JsonValue } from '../../event-log';
import { leafHash } from '../hashes';
import { endOfValue } from '../verification/canonical-scan';
import type { Reason } from '../../evidence/reason';
import type { Finding } from '../verification/finding';
import { finding } from '../verification/reasons';

/** A row of the event table. */
export type StoredRow = readonly [
  position: number,
  stream: number,
  revision: number,
  type: number,
  /** `leaf` and `id` in hexadecimal digits with a space between them. */
  hashes: string,
  body: string,
];

/** What a number in a row stands for, as it is and as canonical JSON; null when it stands for nothing. */
export interface Name {
  readonly text: string | null;
  readonly json: string;
  /** It is printable ASCII. */
  readonly plain: boolean;
}

/** What is wrong with one event; undefined when its leaf, body and columns agree. */
export const findingIn = (
  row: StoredRow,
  streamId: Name,
  type: Name,
  bytesOf: (position: number) => Buffer | undefined,
): Finding | undefined =>
  isPlainlySound(row, streamId, type) ? undefined : closeLook(row, streamId, type, bytesIn(row, bytesOf));

/** Text that was no UTF-8 has been read with replacement characters; all other text has its bytes. */
const bytesIn = ([position, , , , , body]: StoredRow, bytesOf: (position: number) => Buffer | undefined): Buffer => {
  const text = String(body);
  return (text.includes('\ufffd') ? bytesOf(position) : undefined) ?? Buffer.from(text);
};

const LEAF = 64;
const ID = LEAF + 1;
const WHOLE = ID + 32;

/**
 * True for nearly every row that is in order; the others may be in order, too. Printable ASCII is the same in the file and
 * in memory, so that the bytes need not be looked at.
 */
const isPlainlySound = ([, , revision, , hashes, body]: StoredRow, streamId: Name, type: Name): boolean => {
  if (!streamId.plain || !type.plain || typeof body !== 'string' || hashes.length !== WHOLE) return false;
  const data = body.startsWith(HEAD) ? endOfValue(body, HEAD.length) : -1;
  if (data < 0 || !body.startsWith(ID_HEAD, data) || !isUuidAt(body, data + ID_HEAD.length, hashes)) return false;
  const said = data + ID_HEAD.length + UUID_LENGTH;
  const metadata = body.startsWith(METADATA_HEAD, said) ? endOfValue(body, said + METADATA_HEAD.length) : -1;
  const tail = `,"revision":${revision},"streamId":${streamId.json},"type":${type.json}}`;
  if (metadata < 0 || metadata + tail.length !== body.length || !body.endsWith(tail)) return false;
  return hashes.startsWith(hash('sha256', `\u0000${body}`, 'hex'));
};

const HEAD = '{"data":';
const ID_HEAD = ',"id":"';
const METADATA_HEAD = '","metadata":';
const UUID_LENGTH = 36;

/** Whether a text has the id of the row at `at`, with its hyphens. */
const isUuidAt = (text: string, at: number, hashes: string): boolean => {
  for (let digit = ID, place = at; digit < WHOLE; digit++, place++) {
    const group = place - at;
    if ((group === 8 || group === 13 || group === 18 || group === 23) && text.charCodeAt(place++) !== HYPHEN)
      return false;
    if (text.charCodeAt(place) !== hashes.charCodeAt(digit)) return false;
  }
  return true;
};

const HYPHEN = 0x2d;

/** The same, whatever the row holds. */
const closeLook = (
  [, , revision, , hashes, text]: StoredRow,
  streamId: Name,
  type: Name,
  body: Buffer,
): Finding | undefined => {
  if (leafHash(body).toString('hex') !== hashes.slice(0, LEAF) || hashes[LEAF] !== ' ') {
    return { kind: 'altered', ...finding('ledger.body-changed') };
  }
  const edited = (reason: Reason): Finding => ({ kind: 'edited', ...reason });
  if (typeof text !== 'string') return edited(finding('ledger.body-no-text'));
  const said = isUtf8(body) ? parse(body.toString('utf8')) : undefined;
  if (said === undefined) return edited(finding('ledger.body-no-json'));
  if (Object.keys(said).join() !== MEMBERS)
    return edited(finding('ledger.body-members', { found: Object.keys(said).join(), expected: MEMBERS }));
  const columns: readonly (readonly [name: string, column: JsonValue])[] = [
    ['streamId', streamId.text],
    ['revision', revision],
    ['type', type.text],
    ['id', uuidOf(hashes.slice(ID))],
  ];
  for (const [name, column] of columns) {
    if (column === null || said[name] !== column) {
      return edited(
        finding('ledger.column-differs', {
          column: name,
          table: JSON.stringify(column),
          body: String(JSON.stringify(said[name])),
        }),
      );
    }
  }
  return undefined;
};

/** The members of `canonicalEvent`, in canonical order. */
const MEMBERS = 'data,id,metadata,revision,streamId,type';

/** The object a canonical text says; undefined when it is not canonical, or no object. */
const parse = (text: string): JsonObject | undefined => {
  try {
    const value = JSON.parse(text) as JsonValue;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return canonicalJson(value) === text ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
};

const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

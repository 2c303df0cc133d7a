import { isUtf8 } from 'node:buffer';
import { canonicalJson } from '../../canonical-json';
import type { JsonObject, JsonValue } from '../../event-log';
import { leafHash } from '../hashes';

/** A row of the event table with the names its numbers stand for. */
export type StoredRow = readonly [
  position: number,
  streamId: string | null,
  revision: number,
  type: string | null,
  id: Buffer,
  leaf: Buffer,
  body: Buffer,
];

/** What is wrong with one event, in words; undefined when its leaf, body and columns agree. */
export const faultOf = ([, streamId, revision, type, id, leaf, body]: StoredRow): string | undefined => {
  if (!leafHash(body).equals(leaf)) return 'its body is not what was hashed when it was recorded';
  const said = isUtf8(body) ? parse(body.toString('utf8')) : undefined;
  if (said === undefined) return 'its body is not canonical JSON';
  if (Object.keys(said).join() !== MEMBERS)
    return `its body has the members ${Object.keys(said).join()}, not ${MEMBERS}`;
  const columns: readonly (readonly [name: string, column: JsonValue])[] = [
    ['streamId', streamId],
    ['revision', revision],
    ['type', type],
    ['id', uuidOf(id)],
  ];
  for (const [name, column] of columns) {
    if (said[name] !== column) {
      return `its ${name} is ${JSON.stringify(column)} in the table and ${JSON.stringify(said[name])} in its body`;
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

const uuidOf = (bytes: Buffer): string => {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

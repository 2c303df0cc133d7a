import type { JsonValue } from './event-log';

/**
 * RFC 8785 (JSON Canonicalization Scheme): one text for one value, so that what is hashed is what is stored.
 * Keys are sorted by UTF-16 code units, numbers and strings are written as ECMAScript writes them, no white space.
 *
 * What JSON cannot say without loss is refused with a `TypeError` that names the place, counted from `root`:
 * NaN and the infinities, undefined (also a hole in an array), bigint, functions, symbols, lone surrogates,
 * and objects that are not plain, such as a Date or a Map.
 */
export const canonicalJson = (value: JsonValue, root = '$'): string => write(value, [root]);

/** The way from the root to the value at hand. */
type Path = (string | number)[];

const write = (value: unknown, path: Path): string => {
  switch (typeof value) {
    case 'string':
      return writeText(value, path);
    case 'number':
      return Number.isFinite(value) ? String(value) : refuse(String(value), path);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
    case 'undefined':
      return refuse('undefined', path);
    case 'bigint':
    case 'function':
    case 'symbol':
      return refuse(`a ${typeof value}`, path);
  }
};

const writeText = (value: string, path: Path): string => {
  if (PLAIN_TEXT.test(value)) return `"${value}"`;
  const quoted = JSON.stringify(value);
  // JSON.stringify spells a lone surrogate as an escape; looking for that first spares most strings the search.
  return quoted.includes('\\ud') && LONE_SURROGATE.test(value) ? refuse('text with a lone surrogate', path) : quoted;
};

const writeArray = (values: readonly unknown[], path: Path): string => {
  let out = '[';
  for (let i = 0; i < values.length; i++) {
    if (i > 0) out += ',';
    out += writeMember(i, values[i], path);
  }
  return out + ']';
};

const writeObject = (value: object, path: Path): string => {
  if (!isPlain(value)) refuse(`a ${value.constructor.name}`, path);
  const members = value as Readonly<Record<string, unknown>>;
  let out = '{';
  for (const key of Object.keys(value).sort()) {
    if (out.length > 1) out += ',';
    out += writeText(key, path) + ':' + writeMember(key, members[key], path);
  }
  return out + '}';
};

const writeMember = (key: string | number, value: unknown, path: Path): string => {
  if (path.length > MAX_DEPTH) refuse(`nested deeper than ${MAX_DEPTH} levels or part of itself`, path);
  path.push(key);
  const written = write(value, path);
  path.pop();
  return written;
};

/** Far more than any event needs; a value that contains itself ends here instead of exhausting the stack. */
const MAX_DEPTH = 500;

/** Needs no escape: printable ASCII but for the quotation mark and the backslash. Nearly all keys and most texts. */
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** A plain object of any realm: its prototype is nothing or has none itself. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const refuse = (what: string, [root, ...steps]: Path): never => {
  throw new TypeError(`${root}${steps.map(spell).join('')} is ${what}, which canonical JSON cannot say`);
};

const spell = (step: string | number): string =>
  typeof step === 'number' ? `[${step}]` : /^[\w$]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;

import { parseDecimal } from './checkpoint';

/** Hashes in a full tile, and entries in a full bundle. */
export const TILE_WIDTH = 256;

/**
 * A file of a mirrored log (C2SP tlog-tiles). At level `l` the hashes in it are the roots of complete subtrees of 256^l leaves;
 * `entries` are the entries themselves.
 */
export interface Tile {
  readonly level: number | 'entries';
  /** Number of the tile in its level, from 0. */
  readonly index: number;
  /** Hashes or entries in it: `TILE_WIDTH`, or less at the right edge of the tree. */
  readonly width: number;
}

/** Where a tile lies under the prefix of the log: `tile/0/x001/234`, with `.p/<width>` when it is partial. */
export const tilePath = (level: number | 'entries', index: number, width = TILE_WIDTH): string => {
  const partial = width === TILE_WIDTH ? '' : `.p/${width}`;
  return `tile/${level}/${indexPath(index)}${partial}`;
};

/** Undefined for what is not the path of a tile, as `tilePath` writes it. */
export const parseTilePath = (path: string): Tile | undefined => {
  const [, place = '', groups = '', digits] = PATH.exec(path) ?? [];
  const level = place === 'entries' ? place : parseDecimal(place);
  const index = Number(groups.replaceAll(/[x/]/g, '') || NaN);
  const width = digits === undefined ? TILE_WIDTH : (parseDecimal(digits) ?? NaN);
  if (level === undefined || (level !== 'entries' && level > HIGHEST_LEVEL)) return undefined;
  if (!Number.isSafeInteger(index * TILE_WIDTH) || !(width >= 1 && width <= TILE_WIDTH)) return undefined;
  return tilePath(level, index, width) === path ? { level, index, width } : undefined;
};

/** Groups of three digits, all but the last marked with an x: 1234067 is `x001/x234/067`. */
const indexPath = (index: number): string => {
  const digits = String(index);
  const groups = digits.padStart(3 * Math.ceil(digits.length / 3), '0').match(/.../g) ?? [];
  return groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/');
};

const PATH = /^tile\/(entries|[0-9]+)\/((?:x[0-9]{3}\/)*[0-9]{3})(?:\.p\/([0-9]+))?$/;
const HIGHEST_LEVEL = 63;

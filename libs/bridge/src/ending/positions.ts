import type { Table } from './table';

/**
 * A transposition table: what is known of the positions that a search has met, each under five numbers that tell it
 * from all others. It is exact: two positions never share an entry. When it has grown to its largest size, new
 * positions replace old ones.
 */
interface Positions {
  /** The entry of the position in `key`, -1 where nothing is known of it. */
  readonly find: (key: Int32Array) => number;
  readonly keep: (key: Int32Array, entry: number) => void;
}

/** Numbers in a key: one a suit, and one for the rest. */
export const KEY_SIZE = 5;
const RECORD = KEY_SIZE + 1;
const SMALLEST = 1 << 12;
const LARGEST = 1 << 21;
const PROBES = 8;

/** A slot is empty while its last number, the entry, is -1. */
const emptyRecords = (slots: number): Int32Array => new Int32Array(slots * RECORD).fill(-1);

const hashOf = (records: Int32Array, at: number): number => {
  let hash = 0x9e3779b9;
  for (let nth = 0; nth < KEY_SIZE; nth += 1) {
    hash = Math.imul(hash ^ (records[at + nth] ?? 0), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const openPositions = (): Positions => {
  let slots = SMALLEST;
  let records = emptyRecords(slots);
  let filled = 0;

  /** Where a key is, or may be put: its own slot, else an empty one, else the first of those it may have. */
  const placeOf = (key: Int32Array, from: number): number => {
    const hash = hashOf(key, from);
    for (let probe = 0; probe < PROBES; probe += 1) {
      const at = ((hash + probe) & (slots - 1)) * RECORD;
      if (records[at + KEY_SIZE] === -1) return at;
      let same = true;
      for (let nth = 0; same && nth < KEY_SIZE; nth += 1) same = records[at + nth] === key[from + nth];
      if (same) return at;
    }
    return (hash & (slots - 1)) * RECORD;
  };

  const put = (key: Int32Array, from: number, entry: number): void => {
    const at = placeOf(key, from);
    if (records[at + KEY_SIZE] === -1) filled += 1;
    for (let nth = 0; nth < KEY_SIZE; nth += 1) records[at + nth] = key[from + nth] ?? 0;
    records[at + KEY_SIZE] = entry;
  };

  const grow = (): void => {
    const old = records;
    slots *= 4;
    records = emptyRecords(slots);
    filled = 0;
    for (let at = 0; at < old.length; at += RECORD) {
      const entry = old[at + KEY_SIZE] ?? -1;
      if (entry !== -1) put(old, at, entry);
    }
  };

  return {
    find: (key) => {
      const at = placeOf(key, 0);
      for (let nth = 0; nth < KEY_SIZE; nth += 1) if (records[at + nth] !== key[nth]) return -1;
      return records[at + KEY_SIZE] ?? -1;
    },
    keep: (key, entry) => {
      if (2 * filled > slots && slots < LARGEST) grow();
      put(key, 0, entry);
    },
  };
};

/** Ranks as they compare: who has the highest card still there, the next, and so on; gone cards leave no trace. */
const relativeKey = ({ hands }: Table, suit: number): number => {
  const north = hands[suit] ?? 0;
  const east = hands[4 + suit] ?? 0;
  const south = hands[8 + suit] ?? 0;
  const west = hands[12 + suit] ?? 0;
  let key = 1;
  let rest = north | east | south | west;
  while (rest !== 0) {
    const bit = 1 << (31 - Math.clz32(rest));
    key = (key << 2) | ((north & bit) !== 0 ? 0 : (east & bit) !== 0 ? 1 : (south & bit) !== 0 ? 2 : 3);
    rest ^= bit;
  }
  return key;
};

/** Ranks as they are: who has each card, or that it is gone. */
const exactKey = ({ hands }: Table, suit: number): number => {
  let key = 0;
  for (let nth = 12; nth >= 0; nth -= 1) {
    const bit = 1 << nth;
    let owner = 0;
    for (let seat = 0; seat < 4; seat += 1) if (((hands[4 * seat + suit] ?? 0) & bit) !== 0) owner = seat + 1;
    key = 5 * key + owner;
  }
  return key;
};

/** Writes the key of a position between two tricks. `memo` is what counts beside the cards: 28 bits. */
export const writeKey = (key: Int32Array, table: Table, memo: number, exact: boolean): void => {
  for (let suit = 0; suit < 4; suit += 1) key[suit] = exact ? exactKey(table, suit) : relativeKey(table, suit);
  key[4] = (memo << 3) | (exact ? 4 : 0) | table.leader;
};

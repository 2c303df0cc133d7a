import type { Result } from '@app/bridge';
import {
  type Evidence,
  type EvidenceCrypto,
  TILE_WIDTH,
  canonicalEvent,
  concatBytes,
  equalBytes,
  leafHashOf,
} from '@app/ledger/evidence';
import type { Problem } from '../ledger/api';
import { verifyMessages } from '../strings/verify';
import { type Check, fails, holds, partly } from './check';
import { eventInWords, placeInWords } from './event-text';
import type { Head } from './head';
import { isEventOfStream } from './brought';
import type { BrowserCrypto } from './web-crypto';

const NODE = new Uint8Array([1]);

const nodeOf = (left: Uint8Array, right: Uint8Array, crypto: EvidenceCrypto): Promise<Uint8Array> =>
  crypto.sha256(concatBytes(NODE, left, right));

/** Halves a row of a complete tree until its root is left. */
const completeRoot = async (row: readonly Uint8Array[], crypto: EvidenceCrypto): Promise<Uint8Array> => {
  let nodes = row;
  while (nodes.length > 1) {
    const above: Promise<Uint8Array>[] = [];
    for (let i = 0; i + 1 < nodes.length; i += 2) above.push(nodeOf(nodes[i] ?? EMPTY, nodes[i + 1] ?? EMPTY, crypto));
    nodes = await Promise.all(above);
  }
  return nodes[0] ?? EMPTY;
};

const EMPTY = new Uint8Array();

/** The RFC 6962 root of a tree that grows by tiles of leaves; all but the last are full. */
const tileTree = (crypto: EvidenceCrypto) => {
  /** Roots of complete subtrees, the largest first. */
  const subtrees: { size: number; root: Uint8Array }[] = [];
  const push = async (size: number, root: Uint8Array): Promise<void> => {
    let node = { size, root };
    for (let left = subtrees.at(-1); left?.size === node.size; left = subtrees.at(-1)) {
      subtrees.pop();
      node = { size: 2 * node.size, root: await nodeOf(left.root, node.root, crypto) };
    }
    subtrees.push(node);
  };
  return {
    add: async (leaves: readonly Uint8Array[]): Promise<void> => {
      if (leaves.length === TILE_WIDTH) await push(TILE_WIDTH, await completeRoot(leaves, crypto));
      else for (const leaf of leaves) await push(1, leaf);
    },
    root: async (): Promise<Uint8Array> => {
      let right: Uint8Array | undefined;
      for (const { root } of subtrees.toReversed()) right = right ? await nodeOf(root, right, crypto) : root;
      return right ?? crypto.sha256(EMPTY);
    },
  };
};

type Event = Evidence['events'][number]['event'];

/** Where leaf hashes and events come from: the routes of the server. */
export interface LedgerPages {
  /** Up to 256 leaf hashes of 32 bytes, of the tile with this number. */
  readonly leaves: (tile: number, width: number) => Promise<Result<Uint8Array, Problem>>;
  /** The events of that tile, each after its length in 16 bits; null for readers who may not see every event. */
  readonly entries: ((tile: number, width: number) => Promise<Result<Uint8Array, Problem>>) | null;
  /** Events that may be seen, stream by stream. */
  readonly visible: () => AsyncIterable<readonly Event[]>;
}

const HASH = 32;

const hashesIn = (bytes: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.floor(bytes.length / HASH) }, (_, i) => bytes.subarray(i * HASH, (i + 1) * HASH));

/** The entries of a bundle (C2SP tlog-tiles): each has its length before it, 16 bits, big-endian. */
const entriesIn = (bytes: Uint8Array): readonly Uint8Array[] => {
  const entries: Uint8Array[] = [];
  for (let at = 0; at + 2 <= bytes.length;) {
    const end = at + 2 + (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
};

const LEAF = new Uint8Array([0]);

type TypedCommand = Pick<Event, 'streamId' | 'revision' | 'type' | 'data'>;

const alteredEvent = (position: number, event: TypedCommand | null): Check =>
  event === null
    ? fails(verifyMessages.every.illegible(position), verifyMessages.every.alteredMeans)
    : fails(
        verifyMessages.every.altered(placeInWords(event), eventInWords(event), position),
        verifyMessages.every.alteredMeans,
      );

/** An entry is the canonical event, which does not say its position. */
const parsed = (entry: Uint8Array): TypedCommand | null => {
  try {
    const event: unknown = JSON.parse(new TextDecoder().decode(entry));
    return isEventOfStream(event) ? event : null;
  } catch {
    return null;
  }
};

const problemText = ({ title, detail }: Problem): string => [title, detail].filter((part) => part !== '').join(': ');

/** The first entry that is not what its leaf hash was made of. */
const firstAltered = async (
  entries: readonly Uint8Array[],
  leaves: readonly Uint8Array[],
  from: number,
  crypto: BrowserCrypto,
): Promise<Check | null> => {
  const hashes = await Promise.all(entries.map((entry) => crypto.sha256(concatBytes(LEAF, entry))));
  const at = leaves.findIndex((leaf, i) => !equalBytes(leaf, hashes[i] ?? LEAF));
  const entry = entries[at];
  return at === -1 ? null : alteredEvent(from + at, entry === undefined ? null : parsed(entry));
};

/** Too long for a bundle: such an event is left to the other ways of checking. */
const isTooLong = ({ code }: Problem): boolean => code === 'EntryTooLong';

/** Checks the events that a reader with restricted access may see against the leaf hashes at their positions. */
const checkVisible = async (
  pages: LedgerPages,
  leaves: readonly Uint8Array[],
  crypto: BrowserCrypto,
): Promise<Check | number> => {
  const seen = new Set<number>();
  for await (const events of pages.visible()) {
    for (const event of events) {
      const leaf = leaves[event.position];
      if (leaf === undefined) continue;
      seen.add(event.position);
      if (!equalBytes(leaf, await leafHashOf(canonicalEvent(event), crypto)))
        return alteredEvent(event.position, event);
    }
  }
  return seen.size;
};

/**
 * Hashes every event under a checkpoint that the reader may see, and compares it with the leaf hash at its position; and makes the
 * signed root from all leaf hashes. Whether the root is signed is another check.
 * @param progress called with the number of events whose page is done
 */
export const checkEveryEvent = async (
  { size, root }: Head,
  pages: LedgerPages,
  crypto: BrowserCrypto,
  progress: (done: number) => void,
): Promise<Check> => {
  const tree = tileTree(crypto);
  const all: Uint8Array[] = [];
  let unread = 0;
  for (let from = 0; from < size; from += TILE_WIDTH) {
    const width = Math.min(TILE_WIDTH, size - from);
    const tile = from / TILE_WIDTH;
    const [hashes, bundle] = await Promise.all([pages.leaves(tile, width), pages.entries?.(tile, width)]);
    const failed = !hashes.ok ? hashes.error : bundle?.ok === false && !isTooLong(bundle.error) ? bundle.error : null;
    if (failed !== null || !hashes.ok) {
      const problem = failed === null ? '' : problemText(failed);
      return fails(verifyMessages.every.unread(from, from + width - 1, problem), verifyMessages.every.unreadMeans);
    }
    const leaves = hashesIn(hashes.value);
    if (bundle?.ok === true) {
      const altered = await firstAltered(entriesIn(bundle.value), leaves, from, crypto);
      if (altered !== null) return altered;
    } else unread += width;
    await tree.add(leaves);
    if (pages.entries === null) all.push(...leaves);
    progress(from + width);
  }
  if (!equalBytes(await tree.root(), root))
    return fails(verifyMessages.every.root(size), verifyMessages.every.rootMeans);
  const visible = pages.entries === null ? await checkVisible(pages, all, crypto) : size - unread;
  if (typeof visible !== 'number') return visible;
  return visible === size
    ? holds(verifyMessages.every.holds(size), verifyMessages.every.means, verifyMessages.events.not)
    : partly(verifyMessages.every.some(visible, size - visible), verifyMessages.every.someMeans);
};

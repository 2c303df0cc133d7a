import {
  addLeaf,
  canonicalEvent,
  EMPTY_FRONTIER,
  emptyRoot,
  isConsistent,
  leafHash,
  leafHashOf,
  nodeCrypto,
  nodeHash,
  rootFromInclusion,
  rootOf,
  type EventLog,
  type Frontier,
  type RecordedEvent,
} from '@app/ledger';
import { everything, someEvents } from './fixtures';
import type { ContractPart } from './harness';

export const tree: ContractPart = (open) => {
  it('has the root of RFC 6962 over the canonical events in ledger order, for every size it ever had', async () => {
    const log = await open();
    expect(hex(await log.tree.root(0))).toBe(emptyRoot().toString('hex'));
    await fill(log, 70);
    const roots = rootsOf(await everything(log));
    for (const [size, root] of roots.entries()) expect(hex(await log.tree.root(size))).toBe(root);
  });

  it('proves every event in every tree it is in', async () => {
    const log = await open();
    await fill(log, 20);
    const events = await everything(log);
    for (let size = 1; size <= events.length; size++) {
      const root = hex(await log.tree.root(size));
      for (const event of events.slice(0, size)) {
        const leaf = await leafHashOf(canonicalEvent(event), nodeCrypto);
        const hashes = await log.tree.inclusion(event.position, size);
        const reached = await rootFromInclusion({ index: event.position, size, leaf, hashes }, nodeCrypto);
        expect(reached && hex(reached)).toBe(root);
      }
    }
  });

  it('proves that every tree is the beginning of every later one', async () => {
    const log = await open();
    await fill(log, 20);
    for (let to = 0; to <= 20; to++) {
      for (let from = 0; from <= to; from++) {
        const [fromRoot, toRoot] = [await log.tree.root(from), await log.tree.root(to)];
        const hashes = await log.tree.consistency(from, to);
        expect(await isConsistent({ from, fromRoot, to, toRoot, hashes }, nodeCrypto)).toBe(true);
      }
    }
  });

  it('grows with the ledger, past what one tile holds', async () => {
    const log = await open();
    await fill(log, 250);
    await log.tree.root(250);
    await fill(log, 10);
    const old = await log.tree.root(260);
    await fill(log, 300);
    const events = await everything(log);
    const roots = rootsOf(events);
    for (const size of [255, 256, 257, 511, 512, 513, 560]) {
      expect(hex(await log.tree.root(size))).toBe(roots[size]);
      const hashes = await log.tree.consistency(Math.min(size, 260), size);
      const from = { from: Math.min(size, 260), fromRoot: size < 260 ? await log.tree.root(size) : old };
      const to = { to: size, toRoot: await log.tree.root(size) };
      expect(await isConsistent({ ...from, ...to, hashes }, nodeCrypto)).toBe(true);
    }
  });

  it('gives the hashes of tiles', async () => {
    const log = await open();
    await fill(log, 520);
    const events = await everything(log);
    const leaves = events.map((event) => leafHash(canonicalEvent(event)).toString('hex'));
    expect((await log.tree.hashes(0, 256, 256)).map(hex)).toEqual(leaves.slice(256, 512));
    expect((await log.tree.hashes(0, 512, 8)).map(hex)).toEqual(leaves.slice(512));
    expect((await log.tree.hashes(1, 0, 2)).map(hex)).toEqual(
      [events.slice(0, 256), events.slice(256, 512)].map((half) => rootsOf(half).at(-1)),
    );
    expect(await log.tree.hashes(0, 520, 0)).toEqual([]);
    expect(await log.tree.hashes(2, 0, 0)).toEqual([]);
  });

  it('refuses what the ledger does not have', async () => {
    const log = await open();
    await fill(log, 3);
    const { tree } = log;
    const asked: readonly (readonly [asked: () => Promise<unknown>, words: string])[] = [
      [() => tree.root(4), 'the ledger has 3 events, so there is no tree of 4 yet'],
      [() => tree.root(-1), '-1 is not a number of events'],
      [() => tree.root(1.5), '1.5 is not a number of events'],
      [() => tree.inclusion(0, 4), 'no tree of 4'],
      [() => tree.inclusion(3, 3), 'the event at position 3 is not in the tree of 3 events'],
      [() => tree.inclusion(-1, 3), '-1 is not a position'],
      [() => tree.consistency(0, 4), 'no tree of 4'],
      [() => tree.consistency(3, 2), 'the tree of 3 events cannot be the beginning of that of 2'],
      [() => tree.hashes(0, 2, 2), 'no tree of 4'],
      [() => tree.hashes(1, 0, 1), 'no tree of 256'],
      [() => tree.hashes(0, -1, 1), 'no hashes of level 0 from -1 on'],
    ];
    for (const [ask, text] of asked) {
      await expect(ask()).rejects.toThrow(RangeError);
      await expect(ask()).rejects.toThrow(text);
    }
    await log.close();
    await expect(tree.root(3)).rejects.toMatchObject({ code: 'LedgerClosed' });
  });

  it('is right for many who ask at once while it grows', async () => {
    const log = await open();
    await fill(log, 600);
    const asked = Array.from({ length: 20 }, (_, i) => log.tree.root(600 - i));
    const growing = fill(log, 300);
    const roots = await Promise.all(asked);
    await growing;
    const expected = rootsOf(await everything(log));
    expect(roots.map(hex)).toEqual(Array.from({ length: 20 }, (_, i) => expected[600 - i]));
    expect(hex(await log.tree.root(900))).toBe(expected[900]);
  });
};

/** Appends so many events, to several streams. */
const fill = async (log: EventLog, count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 50) {
    await log.append(`board-${left % 7}`, someEvents(Math.min(left, 50)), 'any');
  }
};

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

/** Roots after no event, the first, the first two and so on. */
const rootsOf = (events: readonly RecordedEvent[]): readonly string[] => {
  let frontier: Frontier<Buffer> = EMPTY_FRONTIER;
  const roots = [hex(emptyRoot())];
  for (const event of events) {
    frontier = addLeaf(frontier, leafHash(canonicalEvent(event)), nodeHash);
    roots.push(hex(rootOf(frontier, nodeHash) ?? emptyRoot()));
  }
  return roots;
};

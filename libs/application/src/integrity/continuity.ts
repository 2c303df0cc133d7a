import { type EventLog, toHex } from '@app/ledger';

/** The head of a tree: `root` over the first `size` events, 64 hexadecimal digits. */
export interface TreeHead {
  readonly size: number;
  readonly root: string;
}

/** In words why a ledger of `size` events does not continue an earlier head; null where it does. */
export const brokenOff = async (log: EventLog, size: number, earlier: TreeHead): Promise<string | null> => {
  if (size < earlier.size) return `it has ${size} events now`;
  const root = toHex(await log.tree.root(earlier.size));
  return root === earlier.root ? null : `its first ${earlier.size} events have the root ${root} now`;
};

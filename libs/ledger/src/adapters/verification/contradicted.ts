import type { Reason } from '../../evidence/reason';
import type { Claim } from './claim';
import type { EntrySource } from './entry-source';
import { wrong } from './finding';
import { finding } from './reasons';
import type { RunningTree } from './running-tree';
import type { Narrowed, StoredRoots } from './stored-roots';
import type { WrongLedger } from './verification';

/** A signed tree head that is not that of the tree. */
export interface Broken {
  readonly claim: Claim;
  /** Events up to the last claim that holds, and up to the last of those that were kept. */
  readonly held: { readonly any: number; readonly kept: number };
}

/** Whoever changed the ledger with its key in hand has signed anew what is in it, but not what others keep. */
const heldBefore = ({ claim, held }: Broken): number => (claim.at === undefined ? held.kept : held.any);

/**
 * Where the fault is as far as the stored roots tell it; undefined where they do not.
 * @param claim the one that is broken, or a later one: then the tree has as many events as that
 */
export const placedBy = (
  broken: Broken,
  claim: Claim,
  tree: RunningTree,
  stores: StoredRoots,
): WrongLedger | undefined => {
  // What somebody keeps is not explained by what the ledger's own key may have signed anew.
  if (broken.claim.at === undefined && claim.at !== undefined) return undefined;
  const narrowed = stores.narrow(tree, claim.root, heldBefore(broken));
  return narrowed !== undefined && narrowed.from < broken.claim.size ? contradicted(broken, narrowed) : undefined;
};

/**
 * Whether a later claim may place the fault: the last events of the broken one are of a group that was not complete then,
 * and the root of that group is stored.
 */
export const mayBePlacedLater = ({ claim: { size } }: Broken, source: EntrySource): boolean =>
  size % 256 !== 0 && source.subtree(1, Math.floor(size / 256)) !== undefined;

/** @param narrowed where the stored roots place the fault, if they do */
export const contradicted = (broken: Broken, narrowed?: Narrowed): WrongLedger => {
  const { size, words, at } = broken.claim;
  const { any } = broken.held;
  const from = heldBefore(broken);
  if (from >= size) {
    return wrong({ kind: 'two-histories', ...finding('ledger.two-trees', { words, size }) }, size, at);
  }
  const first = narrowed?.from ?? from;
  const last = Math.min(narrowed?.until ?? size - 1, size - 1);
  const where = narrowed === undefined ? unlessSigned(at, any, from) : closely(narrowed);
  const changed =
    first === last
      ? finding('ledger.signed-event-changed', { first, words, where })
      : finding('ledger.one-of-events-changed', { first, last, words, where });
  return wrong({ kind: 'rewritten', ...changed }, first, first, last);
};

const unlessSigned = (at: number | undefined, any: number, from: number): Reason | string =>
  at === undefined && any > from ? finding('ledger.unless-key-shared', { events: any }) : '';

const closely = ({ others }: Narrowed): Reason =>
  finding('ledger.by-stored-roots', {
    others:
      others === 0
        ? ''
        : others === 1
          ? finding('ledger.one-other-group')
          : finding('ledger.other-groups', { groups: others }),
  });

import type { Database, RecordedEvent } from '@app/ledger';
import { PUBLIC } from '@app/documents';
import { isForEverybody, accessPolicy } from '../visibility/access-policy';
import type { Documents } from '../visibility/documents';
import { movedAt, withheldMoves } from './documents';
import type { AnyProjection } from './projections';

/** Whether an event moves its document for everybody, for nobody but those who see it whole, or for nobody. */
export const moveOf = ({ quiet, open }: AnyProjection, { type }: RecordedEvent): 'open' | 'withheld' | 'none' => {
  if (quiet?.includes(type) === true) return 'none';
  return open === undefined || open.includes(type) ? 'open' : 'withheld';
};

/** Reads the documents of a session once for all that are looked up in it. */
const lookUp = (documents: Documents['documents']) => {
  const scopes = new Map<string, ReadonlyMap<string, unknown>>();
  return (model: string, scope: string, key: string): unknown => {
    const name = `${model}/${scope}`;
    const known = scopes.get(name) ?? new Map(documents<{ id: string }>(model, scope).map((doc) => [doc.id, doc]));
    scopes.set(name, known);
    return known.get(key);
  };
};

/**
 * The position of the last event that moved something for everybody, by what everybody may see now; `known` where there is
 * none later. A board that is released, or withheld again, is so by a later event that moves something itself, so this never
 * goes back, and what was moved up to where it was asked before need not be looked at again.
 * @param present the documents, always the same object
 * @param before the position of the models when it was asked before, and what it was then; -1 and -1 at first
 */
export const lastPublicMove = (
  db: Database,
  projections: readonly AnyProjection[],
  present: Pick<Documents, 'documents'>,
  before: { readonly asOf: number; readonly at: number },
): number => {
  const policy = accessPolicy(present, PUBLIC);
  const docOf = lookUp(present.documents);
  let last = Math.max(before.at, ...projections.map((projection) => movedAt(db, projection)));
  for (const projection of projections) {
    for (const { key, scope, position } of withheldMoves(db, projection, Math.max(last, before.asOf))) {
      const doc = docOf(projection.name, scope, key);
      if (doc === undefined || !isForEverybody(projection.name, doc, policy)) continue;
      last = position;
      break;
    }
  }
  return last;
};

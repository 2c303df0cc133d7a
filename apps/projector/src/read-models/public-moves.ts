import type { Database, RecordedEvent } from '@app/ledger';
import { PUBLIC } from '@app/session';
import { isForEverybody, sightsOf } from '../sight/sights';
import { documentsOf } from './documents';
import type { Generation } from './generations';
import { servedGeneration } from './generations';
import type { AnyProjection } from './projections';
import { PROJECTIONS } from './projections';

/** A changed document whose last event moves something for everybody only if everybody may see the document. */
export interface Move {
  readonly projection: AnyProjection;
  readonly generation: Generation;
  readonly key: string;
  readonly doc: unknown;
  /** Of that event. */
  readonly position: number;
}

/** Whether an event moves its document for everybody, for nobody but those who see it whole, or for nobody. */
export const moveOf = ({ quiet, open }: AnyProjection, { type }: RecordedEvent): 'open' | 'withheld' | 'none' => {
  if (quiet?.includes(type) === true) return 'none';
  return open === undefined || open.includes(type) ? 'open' : 'withheld';
};

/** The documents in a transaction, of the generations that are brought further, else of the live ones. */
const documentsWithin = (db: Database, worked: readonly Generation[]) => {
  const known = new Map<string, readonly unknown[]>();
  const read = (model: string, scope?: string): readonly unknown[] => {
    const projection = PROJECTIONS.find(({ name }) => name === model);
    const generation = worked.find(({ name }) => name === model) ?? (projection && servedGeneration(db, projection));
    return generation ? documentsOf(db, generation).all(scope) : [];
  };
  return <Doc>(model: string, scope?: string): readonly Doc[] => {
    const name = `${model}/${scope ?? ''}`;
    const docs = known.get(name) ?? read(model, scope);
    known.set(name, docs);
    return docs as readonly Doc[];
  };
};

/**
 * Records which of these changes everybody may know of, by what everybody may see after them. A board that is released,
 * or withheld again, is so by a later event that moves something itself: the position of the last move comes out the same
 * however events were batched.
 * @param worked generations that are brought further in this transaction
 */
export const recordMoves = (db: Database, worked: readonly Generation[], moves: readonly Move[]): void => {
  if (moves.length === 0) return;
  const sights = sightsOf({ documents: documentsWithin(db, worked) }, PUBLIC);
  for (const { projection, generation, key, doc, position } of moves) {
    if (isForEverybody(projection.name, doc, sights)) documentsOf(db, generation).moved(key, position);
  }
};

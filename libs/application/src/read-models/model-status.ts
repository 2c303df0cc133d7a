import type { Database } from '@app/ledger';
import { positionOf, servedBuild } from './model-versions';
import type { AnyProjection } from './projections';

/** A read model as queries read it now. */
export interface ModelStatus {
  readonly name: string;
  /** The version of its projection. */
  readonly version: number;
  /** Counts how often it was built anew; 0 before it is there. */
  readonly generation: number;
  /** The last ledger position that is in it; -1 for none. */
  readonly position: number;
}

/** How a model stands. Throws a `ReadModelsError` where it belongs to a newer program. */
export const statusOf = (db: Database, { name, version }: AnyProjection): ModelStatus => {
  const served = servedBuild(db, { name, version });
  const position = served && positionOf(db, served);
  return { name, version, generation: served?.generation ?? 0, position: position ?? -1 };
};

import type { Database, RecordedEvent } from '@app/ledger';
import { documentsOf } from './documents';
import { type ModelBuild, moveTo, positionOf } from './model-versions';
import type { AnyProjection } from './projections';
import { moveOf } from './public-moves';

/** A generation of a model that is being brought further. */
export interface Worked {
  readonly projection: AnyProjection;
  readonly generation: ModelBuild;
  /** The position at which the caller believes it to stand. */
  readonly at: number;
  /** Whether queries read it. */
  readonly live: boolean;
}

const take = (db: Database, { projection, generation, at }: Worked, events: readonly RecordedEvent[]): void => {
  const docs = documentsOf<unknown>(db, generation);
  const changed = new Map<string, { readonly doc: unknown; readonly written: number }>();
  const open = new Map<string, number>();
  const withheld = new Map<string, number>();
  for (const event of events) {
    if (event.position <= at || !projection.types.includes(event.type)) continue;
    const key = projection.keyOf(event);
    const before = changed.get(key)?.doc ?? docs.get(key);
    const doc = projection.apply(before, event);
    if (doc === null || doc === before) continue;
    changed.set(key, { doc, written: event.position });
    const move = moveOf(projection, event);
    if (move !== 'none') (move === 'open' ? open : withheld).set(key, event.position);
  }
  for (const [key, { doc, written }] of changed) {
    const moves = { written, open: open.get(key) ?? -1, withheld: withheld.get(key) ?? -1 };
    docs.put(key, projection.scopeOf(doc), doc, moves);
  }
};

/**
 * Takes events into generations, and the checkpoint of each with them, in one transaction: models that stand at one
 * position leave it together, so that an answer from several of them is never of two moments. Each takes what is after
 * its own position.
 * @param to the position at which all stand afterwards that were not further before; at or after the last event
 * @param then what else belongs into the transaction
 * @returns whether it was done: where somebody else has moved or dropped one of them meanwhile, nothing is taken
 */
export const applyEvents = (
  db: Database,
  worked: readonly Worked[],
  events: readonly RecordedEvent[],
  to: number,
  then: () => void,
): boolean =>
  db
    .transaction(() => {
      if (worked.some(({ generation, at }) => positionOf(db, generation) !== at)) return false;
      for (const one of worked) {
        if (one.at >= to) continue;
        take(db, one, events);
        moveTo(db, one.generation, to);
      }
      then();
      return true;
    })
    .immediate();

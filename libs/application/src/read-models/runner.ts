import { type Database, LedgerError } from '@app/ledger';
import { BATCH, advance, type Source } from './advance';
import type { Worked } from './apply';
import { type ModelBuild, drop, newBuild, positionOf, servedBuild, unfinishedBuilds } from './model-versions';
import type { AnyProjection } from './projections';

const workedOn = (db: Database, projection: AnyProjection, generation: ModelBuild, live: boolean): Worked => ({
  projection,
  generation,
  at: positionOf(db, generation) ?? -1,
  live,
});

/**
 * The generations of a model to work on: the live one, and with it any that was built beside it and has nearly come as far,
 * so that whoever follows the ledger swaps it in; the first time and in a new version, one that is being built.
 */
const current = (db: Database, projection: AnyProjection): readonly Worked[] => {
  const served = servedBuild(db, projection);
  const unfinished = unfinishedBuilds(db, projection);
  if (!served) return [workedOn(db, projection, unfinished[0] ?? newBuild(db, projection), false)];
  const live = workedOn(db, projection, served, true);
  const beside = unfinished.map((generation) => workedOn(db, projection, generation, false));
  return [live, ...beside.filter(({ at }) => at >= live.at - BATCH)];
};

const currentOf = (db: Database, projections: readonly AnyProjection[]): readonly Worked[] =>
  db.transaction(() => projections.flatMap((projection) => current(db, projection))).immediate();

/**
 * Does the work; where it meets an altered event, what was being built beside live models is dropped: it must neither go live
 * nor keep the live ones from going on.
 */
const droppingAltered = async <T>(
  db: Database,
  projections: readonly AnyProjection[],
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LedgerError && error.code === 'LedgerAltered')) throw error;
    db.transaction(() => {
      for (const projection of projections) {
        if (!servedBuild(db, projection)) continue;
        for (const generation of unfinishedBuilds(db, projection)) drop(db, generation);
      }
    }).immediate();
    throw error;
  }
};

/**
 * Brings models to the end of the ledger, together: the first time, or in a new version, by building them; what was built
 * before an interruption is kept. Gives their position. Throws a `ReadModelsError` where one belongs to a newer program.
 */
export const catchUp = async (
  source: Source,
  db: Database,
  projections: readonly AnyProjection[],
  signal?: AbortSignal,
): Promise<number> =>
  droppingAltered(db, projections, async () => {
    for (;;) {
      const position = await advance({ source, db, chosen: () => currentOf(db, projections), swap: true, signal });
      if (position !== null) return position;
    }
  });

/** Empty generations beside those there are. */
const besides = (db: Database, projections: readonly AnyProjection[]): readonly Worked[] =>
  db
    .transaction(() => {
      for (const projection of projections) servedBuild(db, projection);
      return projections.map((projection) => ({
        projection,
        generation: newBuild(db, projection),
        at: -1,
        live: false,
      }));
    })
    .immediate();

/** Where they stand now; null where one has been dropped. */
const again = (db: Database, worked: readonly Worked[]): readonly Worked[] | null => {
  const now = worked.map((one) => ({ ...one, at: positionOf(db, one.generation) }));
  const there = now.filter((one): one is Worked => one.at !== null);
  return there.length === now.length ? there : null;
};

const isLive = (db: Database, { projection, generation }: Worked): boolean =>
  servedBuild(db, projection)?.generation === generation.generation;

/**
 * Builds models from the beginning beside the live ones, and swaps them in where they have come as far as all others.
 * Gives their position. Throws a `ReadModelsError` where a live one belongs to a newer program, and rejects with `LedgerAltered`
 * where an event is not what was recorded: then nothing is swapped in.
 * @param all every model there is: they stay at one position
 */
export const rebuild = async (
  source: Source,
  db: Database,
  projections: readonly AnyProjection[],
  all: readonly AnyProjection[],
): Promise<number> =>
  droppingAltered(db, projections, async () => {
    for (;;) {
      const fresh = besides(db, projections);
      const chosen = (): readonly Worked[] | null => again(db, fresh);
      while ((await advance({ source, db, chosen, swap: false })) !== null) {
        const position = await catchUp(source, db, all);
        if (fresh.every((one) => isLive(db, one))) return position;
      }
    }
  });

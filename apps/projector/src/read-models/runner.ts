import type { EventLog, RecordedEvent } from '@app/ledger';
import type Database from 'better-sqlite3';
import { applyEvents } from './apply';
import type { Generation } from './generations';
import { goLive, liveGeneration, newGeneration, positionOf, unfinishedGeneration } from './generations';
import type { AnyProjection } from './projections';
import { ReadModelsError } from './read-models-error';

/** How many events go into one transaction at most; bounds memory, and how long queries have to wait. */
const BATCH = 1_000;

/**
 * Reads the ledger from where a generation stands to its end, in transactions of bounded size, and gives the
 * position reached. Others may do the same at the same time. Null once the generation has been dropped.
 */
const advance = async (
  log: EventLog,
  db: Database.Database,
  projection: AnyProjection,
  generation: Generation,
  signal?: AbortSignal,
): Promise<number | null> => {
  let at = positionOf(db, generation);
  for (;;) {
    signal?.throwIfAborted();
    const head = await log.head();
    if (at === null || at >= head) return at;
    const events: RecordedEvent[] = [];
    for await (const event of log.readAll({ after: at, types: projection.types, limit: BATCH })) events.push(event);
    const last = events.at(-1)?.position ?? -1;
    at = applyEvents(db, projection, generation, events, at, events.length < BATCH ? Math.max(head, last) : last);
  }
};

/** Builds a generation to the end of the ledger and swaps it in; null where another one was swapped in before it. */
const build = async (
  log: EventLog,
  db: Database.Database,
  projection: AnyProjection,
  generation: Generation,
  signal?: AbortSignal,
): Promise<number | null> => {
  const position = await advance(log, db, projection, generation, signal);
  if (position === null) return null;
  return db.transaction(() => goLive(db, generation)).immediate() ? position : null;
};

/** Builds a model from the beginning beside the live one and swaps it in when it has caught up. Gives its position. */
export const rebuild = async (log: EventLog, db: Database.Database, projection: AnyProjection): Promise<number> => {
  for (;;) {
    const fresh = db.transaction(() => newGeneration(db, projection)).immediate();
    const position = await build(log, db, projection, fresh);
    if (position !== null) return position;
  }
};

interface Current {
  readonly generation: Generation;
  readonly live: boolean;
}

/** The live generation, where this program can go on with it. */
const liveOne = (db: Database.Database, { name, version }: AnyProjection): Current | null => {
  const live = liveGeneration(db, name);
  if (live && live.version > version) {
    const versions = `is of version ${live.version}, this program knows ${version}`;
    throw new ReadModelsError(`the read model ${name} ${versions}: use a newer program`);
  }
  return live?.version === version ? { generation: live, live: true } : null;
};

/** The generation to work on: the live one or, the first time and in a new version, one that is being built. */
const current = (db: Database.Database, projection: AnyProjection): Current =>
  liveOne(db, projection) ??
  db
    .transaction(() => {
      const building = () => unfinishedGeneration(db, projection) ?? newGeneration(db, projection);
      return liveOne(db, projection) ?? { generation: building(), live: false };
    })
    .immediate();

/**
 * Brings one model to the end of the ledger: the first time, or in a new version, by building it; what was built
 * before an interruption is kept. Gives its position.
 */
export const catchUp = async (
  log: EventLog,
  db: Database.Database,
  projection: AnyProjection,
  signal?: AbortSignal,
): Promise<number> => {
  for (;;) {
    const { generation, live } = current(db, projection);
    const position = await (live ? advance : build)(log, db, projection, generation, signal);
    if (position !== null) return position;
  }
};

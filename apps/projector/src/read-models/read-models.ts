import type { EventLog } from '@app/ledger';
import type Database from 'better-sqlite3';
import { openDatabase } from '../../../common/src/database';
import { liveDocuments } from './documents';
import { READ_MODELS_FILE, liveGeneration, positionOf } from './generations';
import type { AnyProjection } from './projections';
import { PROJECTIONS } from './projections';
import { ReadModelsError } from './read-models-error';
import { catchUp, rebuild } from './runner';

/** The read models of one file, kept up with one ledger. */
export interface ReadModels {
  /** Brings every model to the end of the ledger and gives the position they all have reached. */
  readonly catchUp: (signal?: AbortSignal) => Promise<number>;
  /** Follows the ledger until the signal. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
  /** Builds models anew beside the live ones and swaps them in. Unknown names are refused with a ReadModelsError. */
  readonly rebuild: (name?: string) => Promise<readonly { readonly name: string; readonly position: number }[]>;
  /** Documents of one model as they stand, of one session or of all: the same objects as long as nothing has changed. */
  readonly documents: <Doc>(model: string, scope?: string) => readonly Doc[];
  /** The position up to which every model is complete; -1 before the first event. */
  readonly position: () => number;
  /** Whether the last try to catch up failed: what is read may be old. */
  readonly failing: () => boolean;
  /** Does several reads on one and the same state, whatever other processes do meanwhile. */
  readonly snapshot: <T>(reads: () => T) => T;
  readonly close: () => void;
}

const named = (projections: readonly AnyProjection[], name: string | undefined): readonly AnyProjection[] => {
  const chosen = projections.filter((projection) => name === undefined || projection.name === name);
  if (chosen.length > 0) return chosen;
  const names = projections.map((one) => one.name).join(', ');
  throw new ReadModelsError(`there is no read model '${name}'; there are ${names}`);
};

const livePosition = (db: Database.Database, name: string): number => {
  const live = liveGeneration(db, name);
  return (live && positionOf(db, live)) ?? -1;
};

export const readModels = (
  file: string,
  log: EventLog,
  projections: readonly AnyProjection[] = PROJECTIONS,
): ReadModels => {
  const db = openDatabase(file, READ_MODELS_FILE);
  const snapshot = <T>(reads: () => T): T => db.transaction(reads)();
  const documents = liveDocuments(db);
  const position = (): number => Math.min(...projections.map(({ name }) => livePosition(db, name)));
  let failing = false;
  const all = async (signal?: AbortSignal): Promise<number> => {
    try {
      for (const projection of projections) await catchUp(log, db, projection, signal);
      failing = false;
      return position();
    } catch (error) {
      failing = true;
      throw error;
    }
  };
  return {
    catchUp: all,
    follow: async (signal) => {
      const after = await all(signal);
      // The subscription is only the bell (so it wants no events); what to read, the checkpoint of each model knows.
      for await (const followed of log.subscribeAll({ after, types: [], signal })) {
        if (followed.kind === 'caught-up' && followed.position > position()) await all(signal);
      }
    },
    rebuild: async (name) => {
      const rebuilt: { name: string; position: number }[] = [];
      for (const projection of named(projections, name)) {
        rebuilt.push({ name: projection.name, position: await rebuild(log, db, projection) });
      }
      return rebuilt;
    },
    documents: (model, scope) => snapshot(() => documents(model, scope)),
    position: () => snapshot(position),
    failing: () => failing,
    snapshot,
    close: () => {
      db.close();
    },
  };
};

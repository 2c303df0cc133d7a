import type { EventLog } from '@app/ledger';
import { type Integrity, integrityOf } from '../integrity/integrity';
import { notifier } from '../runtime/notifier';
import type { Documents } from '../visibility/documents';
import { liveDocuments } from './documents';
import { dropModels, historyIn, openReadModels } from './history';
import { type AnyProjection, PROJECTIONS } from './projections';
import { lastPublicMove } from './public-moves';
import { problem } from '../problems/problem-reasons';
import { ReadModelsError } from './read-models-error';
import { catchUp, rebuild } from './runner';
import { type ModelStatus, statusOf } from './model-status';

export type { Documents } from '../visibility/documents';

/** The read models of one file, kept up with one ledger. */
export interface ReadModels extends Documents {
  /** Brings every model to the end of the ledger and gives the position they all have reached. */
  readonly catchUp: (signal?: AbortSignal) => Promise<number>;
  /** Follows the ledger until the signal. */
  readonly keepCaughtUp: (signal: AbortSignal) => Promise<void>;
  /** Builds models anew beside the live ones and swaps them in. Unknown names are refused with a ReadModelsError. */
  readonly rebuild: (name?: string) => Promise<readonly { readonly name: string; readonly position: number }[]>;
  /** How each model stands. */
  readonly statuses: () => readonly ModelStatus[];
  /** Whether the last try to catch up failed: what is read may be old. */
  readonly failing: () => boolean;
  /** Ends as soon as the models have reached a position, or the signal ends; then too it does not reject. */
  readonly reached: (position: number, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

const named = (projections: readonly AnyProjection[], name: string | undefined): readonly AnyProjection[] => {
  const chosen = projections.filter((projection) => name === undefined || projection.name === name);
  if (chosen.length > 0) return chosen;
  const names = { list: projections.map((one) => one.name) };
  throw new ReadModelsError(problem('no-model', { name: name ?? '', names }));
};

/** What the models are to be made from, and by which projections. */
interface ReadModelsOptions {
  readonly projections?: readonly AnyProjection[];
  /** The identity of the ledger; models of another one are dropped and built anew. Null where it has none. */
  readonly ledger?: string | null;
  /** While it knows of a mismatch the models stay as they are: nothing that was published is replaced. */
  readonly integrity?: Pick<Integrity, 'mismatch' | 'accepted'>;
}

export const readModels = (
  file: string,
  log: EventLog,
  { projections = PROJECTIONS, ledger = null, integrity = integrityOf() }: ReadModelsOptions = {},
): ReadModels => {
  const db = openReadModels(file);
  const accepted = (): readonly number[] => integrity.accepted().map(({ altered }) => altered);
  const source = { log, ledger, accepted };
  const reading = db.transaction((reads: () => unknown) => reads());
  const snapshot = <T>(reads: () => T): T => reading(reads) as T;
  const documents = liveDocuments(db);
  const statuses = (): readonly ModelStatus[] => projections.map((projection) => statusOf(db, projection));
  const position = (): number => Math.min(...statuses().map((model) => model.position));
  const documentsOf = <Doc>(model: string, scope?: string): readonly Doc[] => {
    const projection = projections.find(({ name }) => name === model);
    return projection ? documents<Doc>(projection, scope) : [];
  };
  const present = { documents: documentsOf };
  let publicMove = { asOf: -1, at: -1 };
  const moved = notifier();
  let failing = false;
  const dropStrangers = (): void => {
    const history = historyIn(db);
    const before = history?.ledger ?? null;
    if (before !== null && ledger !== null && before !== ledger) dropModels(db);
  };
  /** Work without which what is read may be old. */
  const following = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      failing = true;
      throw error;
    }
  };
  const all = async (signal?: AbortSignal): Promise<number> => {
    if (integrity.mismatch() !== null) return position();
    return following(async () => {
      dropStrangers();
      const reached = await catchUp(source, db, projections, signal);
      failing = false;
      moved.notify();
      return reached;
    });
  };
  return {
    catchUp: all,
    keepCaughtUp: (signal) =>
      following(async () => {
        const after = await all(signal);
        // The subscription is only the bell (so it wants no events); what to read, the checkpoint of each model knows.
        for await (const followed of log.subscribeAll({ after, types: [], signal })) {
          if (followed.kind === 'caught-up' && followed.position > position()) await all(signal);
        }
      }),
    rebuild: async (name) => {
      const chosen = named(projections, name);
      const position = await rebuild(source, db, chosen, projections);
      return chosen.map((projection) => ({ name: projection.name, position }));
    },
    documents: (model, scope) => snapshot(() => documentsOf(model, scope)),
    position: () => snapshot(position),
    movedAt: () =>
      snapshot(() => {
        const now = position();
        if (publicMove.asOf > now) publicMove = { asOf: -1, at: -1 };
        if (publicMove.asOf !== now)
          publicMove = { asOf: now, at: lastPublicMove(db, projections, present, publicMove) };
        return publicMove.at;
      }),
    reached: async (wanted, signal) => {
      while (position() < wanted && !signal.aborted) await moved.next(signal);
    },
    statuses: () => snapshot(statuses),
    failing: () => failing,
    snapshot,
    close: () => {
      db.close();
    },
  };
};

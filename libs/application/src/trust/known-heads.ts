import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSignedHeads } from '../checkpoints/signed-heads';
import { openCheckpoint } from '../process-manager/checkpoint';
import { dropModels, eventsIn, historyIn, openReadModels } from '../read-models/history';
import { DatabaseError } from '../runtime/database';
import { type Settings, filesOf } from '../runtime/settings';

/** What a file beside the ledger knows of it. */
export interface KnownHead {
  /** Which file says so. */
  readonly file: string;
  /** The ledger had at least so many events. */
  readonly size: number;
  /** The root of the tree over them, where the file knows it: 64 hexadecimal digits. */
  readonly root?: string;
  /** The hash of the leaf of the last of them, where the file knows it: 64 hexadecimal digits. */
  readonly lastLeaf?: string;
  /** The id of the last of them, where the file knows it. */
  readonly lastEvent?: string;
  /** The identity of the ledger; null where the file does not say. */
  readonly ledger: string | null;
}

/** What the files beside a ledger know of it. */
export interface KnownBeside {
  readonly heads: readonly KnownHead[];
  /** The identity of the ledger that the folder belongs to; null where none was recorded. */
  readonly ledger: string | null;
}

/** A file that cannot be used has nothing to say here; whoever works with it complains. */
const fromFile = <T>(file: string, read: () => T, otherwise: T): T => {
  if (!existsSync(file)) return otherwise;
  try {
    return read();
  } catch (error) {
    if (error instanceof DatabaseError) return otherwise;
    throw error;
  }
};

const ofReadModels = (file: string): readonly KnownHead[] =>
  fromFile(file, () => {
    const db = openReadModels(file);
    try {
      const history = historyIn(db);
      const furthest = { file, size: eventsIn(db), ledger: history?.ledger ?? null };
      if (history === null) return [furthest];
      const { ledger, size, leaf, rootSize, root } = history;
      return [furthest, { file, size, ledger, lastLeaf: leaf }, { file, size: rootSize, ledger, root }];
    } finally {
      db.close();
    }
  }, []);

const ofProcessManager = (file: string): readonly KnownHead[] =>
  fromFile(file, () => {
    const checkpoint = openCheckpoint(file);
    try {
      const reached = checkpoint.load();
      return reached ? [{ file, size: reached.position + 1, lastEvent: reached.event, ledger: null }] : [];
    } finally {
      checkpoint.close();
    }
  }, []);

const ofSigner = (file: string): KnownBeside =>
  fromFile<KnownBeside>(
    file,
    () => {
      const signed = openSignedHeads(file);
      try {
        return {
          heads: signed.current().map(({ size, root }) => ({ file, size, root, ledger: null })),
          ledger: signed.ledger(),
        };
      } finally {
        signed.close();
      }
    },
    { heads: [], ledger: null },
  );

/** Of every replica whose read models are in the folder. */
const readModelFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^read-models(?:-[a-z0-9-]+)?\.db$/.test(name))
        .map((name) => join(folder, name))
    : [];

/** What the signer, the process manager and the read models of a data folder know of the ledger. */
export const knownBeside = (settings: Settings): KnownBeside => {
  const { signedHeads, processManager } = filesOf(settings);
  const { heads, ledger } = ofSigner(signedHeads);
  const others = [...readModelFiles(settings.dataDir).flatMap(ofReadModels), ...ofProcessManager(processManager)];
  return { heads: [...heads, ...others].filter(({ size }) => size > 0), ledger };
};

/** Drops what the read models and the process manager of a data folder know: it is built again from the ledger. */
export const forgetBeside = (settings: Settings): void => {
  for (const file of readModelFiles(settings.dataDir)) {
    const db = openReadModels(file);
    dropModels(db);
    db.close();
  }
  const { processManager } = filesOf(settings);
  if (!existsSync(processManager)) return;
  const checkpoint = openCheckpoint(processManager);
  checkpoint.clear();
  checkpoint.close();
};

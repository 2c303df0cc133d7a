import { createHash, createHmac } from 'node:crypto';
import { parseBoardStream, parseSessionStream } from '@app/contract';
import { canonicalJson, type JsonValue, parseLedgerUrl } from '@app/ledger';
import { loadSession } from '../execute/history';
import { filesOf } from '../runtime/settings';
import { localKey } from '../tokens/local-key';
import type { ImportReport } from './import-report';
import type { ImportSource, ImportTarget } from './import-source';
import { programDigest } from './program-digest';
import { type ReportKey, rememberedReports } from './remembered-reports';
import type { ImportOptions } from './session-options';

/** What the report of an import that finds everything there follows from, beside its files and options. */
interface Basis {
  /** Events of the ledger, and the root over them, in hexadecimal. */
  readonly size: number;
  readonly root: string;
  /** Digest of the names of the session. */
  readonly names: string;
}

interface Remembered {
  readonly basis: Basis;
  /** Whether no other session counts for the report: the session is of no contest. */
  readonly isAlone: boolean;
  readonly reports: readonly ImportReport[];
}

/** An import of these files with these options, when it is not the first. */
export interface Repetition {
  /** The reports that taking the files would give; null where that is not certain. */
  readonly recall: () => Promise<readonly ImportReport[] | null>;
  /** What reports of a repetition follow from beside files and options, as a text: equal ones are the same. */
  readonly basis: () => Promise<string>;
  /** Remembers reports that say that nothing was to be written, if what they were made on is there still. */
  readonly remember: (basis: string, reports: readonly ImportReport[]) => Promise<void>;
}

/** Beyond so many events since, the files are taken: what the events are about is read one by one. */
const MOST_SINCE = 20_000;

/** Streams of the ledger's own records that say nothing of any session. */
const OWN_RECORDS: ReadonlySet<string> = new Set(['ledger-imports', 'ledger-keys', 'ledger-checkpoints']);

/** Whether a stream is a board of another session, another session, or has no session. */
const isOfOthers = (stream: string, session: string): boolean => {
  const other = parseSessionStream(stream) ?? parseBoardStream(stream)?.session;
  return other === undefined ? OWN_RECORDS.has(stream) : other !== session;
};

const withoutProgress = (options: ImportOptions): JsonValue => JSON.parse(JSON.stringify(options)) as JsonValue;

/** Null for answers about places and shares of files, which are functions. */
const keyOf = (
  { settings }: ImportTarget,
  sources: readonly ImportSource[],
  options: ImportOptions,
): ReportKey | null => {
  if (sources.some(({ share, answerFor }) => share !== undefined || answerFor !== undefined)) return null;
  const secret = createHmac('sha512', localKey(filesOf(settings).directoryKey));
  for (const { open } of sources) {
    const digest = createHash('sha512');
    const { bytes, close } = open();
    try {
      for (const piece of bytes) digest.update(piece);
    } finally {
      close();
    }
    secret.update(digest.digest());
  }
  const files = sources.map(({ path, name, format, within = [] }) => ({ path, name, format, within }));
  const what = canonicalJson({ program: programDigest(), options: withoutProgress(options), files });
  const own = secret.digest();
  return { id: createHash('sha256').update(own).update(what).digest(), secret: own };
};

/**
 * A repeated import of files to which nothing has happened since, nor to their session: its reports follow from the files,
 * the options, the program, the names and the ledger, and are remembered by all of them. Wherever any of these is not
 * surely the same, the files are taken. Null where imports are not remembered.
 */
export const repetitionOf = (
  target: ImportTarget,
  sources: readonly ImportSource[],
  options: ImportOptions,
): Repetition | null => {
  const { log, directory, settings } = target;
  const { session } = options;
  const key = parseLedgerUrl(settings.ledgerUrl).engine === 'memory' ? null : keyOf(target, sources, options);
  if (!key) return null;
  const remembered = rememberedReports(filesOf(settings).importReports);

  const rootOf = async (size: number): Promise<string> => Buffer.from(await log.tree.root(size)).toString('hex');
  const basisNow = async (): Promise<Basis> => {
    const size = (await log.head()) + 1;
    return { size, root: await rootOf(size), names: directory.digestOf(session) };
  };
  const isUnchanged = async ({ basis: { size, root, names }, isAlone }: Remembered): Promise<boolean> => {
    const since = (await log.head()) + 1 - size;
    if (since < 0 || since > MOST_SINCE || (since > 0 && !isAlone)) return false;
    if (names !== directory.digestOf(session) || (await rootOf(size)) !== root) return false;
    for await (const { streamId } of log.readAll({ after: size - 1 })) {
      if (!isOfOthers(streamId, session)) return false;
    }
    return true;
  };

  return {
    recall: async () => {
      const text = remembered.get(key);
      if (text === null) return null;
      const found = JSON.parse(text) as Remembered;
      return (await isUnchanged(found)) ? found.reports : null;
    },
    basis: async () => JSON.stringify(await basisNow()),
    remember: async (basis, reports) => {
      if (JSON.stringify(await basisNow()) !== basis) return;
      if (keyOf(target, sources, options)?.id.equals(key.id) !== true) return;
      const { opened } = await loadSession(log, session);
      const isAlone = (opened ?? options).contest === undefined;
      const found: Remembered = { basis: JSON.parse(basis) as Basis, isAlone, reports };
      remembered.put(key, JSON.stringify(found));
    },
  };
};

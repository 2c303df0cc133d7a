import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import {
  type AlteredEvent,
  type EventLog,
  LedgerError,
  checkStructure,
  claimIdentity,
  isBlank,
  openLedger,
  parseLedgerUrl,
  readIdentity,
  replaceIdentity,
  shownLedgerUrl,
} from '@app/ledger';
import { acceptedAlterations } from '../recovery/recorded';
import { openSignedHeads } from '../checkpoints/signed-heads';
import { isReadOnly } from '../runtime/database';
import { type Settings, filesOf } from '../runtime/settings';
import { findMismatch } from './find-mismatch';
import { guardedLog } from '../integrity/guarded-log';
import { type Integrity, type Mismatch, integrityOf, mismatchCode } from '../integrity/integrity';
import { type KnownBeside, forgetBeside, knownBeside } from './known-heads';

/**
 * What a process does with a ledger. A reader is warned of a mismatch and goes on, unless the
 * file is empty and there is nothing to read; whoever serves or writes is refused, but that a
 * server starts on an altered ledger, where it takes no appends. `begins` and `serves` make a ledger that is not there yet.
 */
export type Use = 'reads' | 'writes' | 'begins' | 'serves';

interface TrustedLedger {
  /** Refuses appends while a mismatch stands. */
  readonly log: EventLog;
  readonly integrity: Integrity;
  /** The identity of the ledger; null where it has none, as on an engine or in memory. */
  readonly identity: string | null;
}

const NOTHING_BESIDE: KnownBeside = { heads: [], ledger: null };

const ACCEPT =
  'Restore a backup, or, where there is none, go on knowingly with what is there: ' +
  'ledger recover --accept-alteration --reason TEXT (docs/operations.md, "A ledger that was altered")';

const WAYS_OUT =
  'Stop everything and keep the files as they are. Then restore a backup that has everything, or, where there is none, ' +
  'go on knowingly from what is left: ledger recover --new-origin --reason TEXT (docs/operations.md, "A ledger that was set back")';

/** What happened and the ways out, for an operator. */
export const mismatchText = (place: string, { kind, reason }: Mismatch): string =>
  kind === 'altered'
    ? `${place} was altered: ${reason}. ${ACCEPT}`
    : `${place} is not the ledger that it was: ${reason}. ${WAYS_OUT}`;

/**
 * Opens a ledger after a quick check that it is sound, is the one that the files beside it belong to, and continues what they know.
 * Rejects with a `LedgerError`: for one that serves or writes `LedgerSetBack` where it does not, `LedgerCorrupt` where the file is damaged.
 */
export const openTrusted = async (settings: Settings, use: Use): Promise<TrustedLedger> => {
  const parsed = parseLedgerUrl(settings.ledgerUrl);
  const file = parsed.engine === 'sqlite' ? parsed.file : null;
  const beside = parsed.engine === 'memory' ? NOTHING_BESIDE : knownBeside(settings);
  const altered = file === null ? null : checkFile(file, beside, use);
  const lost: Mismatch[] = [];
  let onLost = (mismatch: Mismatch): void => void lost.push(mismatch);
  const opened = await openLedger(settings.ledgerUrl, {
    create: use === 'begins' || use === 'serves',
    localCopy: filesOf(settings).ledgerCopy,
    onLost: ({ message }) => {
      onLost({ kind: 'replaced', reason: message });
    },
  }).catch((error: unknown) => {
    const mismatch = lostEngine(error);
    throw mismatch === null ? error : refusal(shownLedgerUrl(settings.ledgerUrl), mismatch);
  });
  try {
    const integrity = integrityOf(await acceptedAlterations(opened));
    onLost = integrity.report;
    lost.forEach(onLost);
    const identity = file === null ? null : readIdentity(file);
    const mismatch = await findMismatch({ log: opened, identity }, beside);
    if (mismatch !== null) {
      if (use !== 'reads') throw refusal(shownLedgerUrl(settings.ledgerUrl), mismatch);
      integrity.report(mismatch);
    }
    if (altered !== null) integrity.report({ kind: 'altered', ...altered });
    const found = integrity.mismatch();
    if (found !== null && (use === 'writes' || use === 'begins'))
      throw refusal(shownLedgerUrl(settings.ledgerUrl), found);
    const known = file === null || use === 'reads' ? identity : adopted(settings, file, identity, beside.ledger);
    return { log: guardedLog(opened, integrity), integrity, identity: known };
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** A ledger that is to be recovered, as it is. */
interface Untrusted {
  /** Takes appends, whatever is wrong. */
  readonly log: EventLog;
  /** Null where the ledger is what it was. */
  readonly mismatch: Mismatch | null;
}

/**
 * Opens a ledger to recover it; makes it where there is none. A local copy that has more than its engine is set aside: it may be the only one
 * that has the rest. Rejects with a `LedgerError`: `LedgerCorrupt` for a damaged file.
 */
export const openUntrusted = async (settings: Settings): Promise<Untrusted> => {
  const parsed = parseLedgerUrl(settings.ledgerUrl);
  const file = parsed.engine === 'sqlite' ? parsed.file : null;
  const beside = knownBeside(settings);
  if (file !== null && !isBlank(file)) checkStructure(file);
  const localCopy = filesOf(settings).ledgerCopy;
  const open = (): Promise<EventLog> => openLedger(settings.ledgerUrl, { create: true, localCopy });
  let lost: Mismatch | null = null;
  const log = await open().catch((error: unknown) => {
    lost = lostEngine(error);
    if (lost === null) throw error;
    setAside(localCopy);
    return open();
  });
  try {
    const identity = file === null ? null : readIdentity(file);
    return { log, mismatch: (await findMismatch({ log, identity }, beside)) ?? lost };
  } catch (error) {
    await log.close();
    throw error;
  }
};

/** Makes a recovered ledger the one that its files belong to: what they know of the lost history binds it no longer. */
export const settleRecovered = (settings: Settings, ended: readonly string[]): void => {
  const parsed = parseLedgerUrl(settings.ledgerUrl);
  const identity = parsed.engine === 'sqlite' ? randomUUID() : null;
  forgetBeside(settings);
  if (parsed.engine === 'sqlite' && identity !== null) replaceIdentity(parsed.file, identity);
  const signed = openSignedHeads(filesOf(settings).signedHeads);
  signed.belongTo(identity, ended);
  signed.close();
};

/** Why a ledger on an engine could not be opened, where the engine no longer has what the local copy has; null for any other error. */
const lostEngine = (error: unknown): Mismatch | null =>
  error instanceof LedgerError && error.code === 'LedgerSetBack' ? { kind: 'replaced', reason: error.message } : null;

const setAside = (file: string): void => {
  const aside = `${file}.set-aside-${new Date().toISOString().replaceAll(':', '')}`;
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, aside + part);
};

const refusal = (place: string, mismatch: Mismatch): LedgerError =>
  new LedgerError(mismatchCode(mismatch), mismatchText(place, mismatch));

/** Before it is opened, which would make a missing file and fold in the log of a damaged one. */
const checkFile = (file: string, { heads, ledger }: KnownBeside, use: Use): AlteredEvent | null => {
  if (!isBlank(file)) return use === 'reads' ? null : checkStructure(file);
  const expected = Math.max(0, ...heads.map(({ size }) => size));
  if (expected === 0 && ledger === null) return null;
  const reason = `the file is ${existsSync(file) ? 'empty' : 'not there'}, and the files beside it know of ${expected} events`;
  throw refusal(file, { kind: 'set-back', expected, found: 0, reason });
};

/** Records one identity in the ledger and beside it, as far as they have none. */
const adopted = (settings: Settings, file: string, inFile: string | null, beside: string | null): string | null => {
  let identity = inFile;
  try {
    identity ??= claimIdentity(file, beside ?? randomUUID());
    if (beside === null) {
      const signed = openSignedHeads(filesOf(settings).signedHeads);
      signed.belongTo(identity);
      signed.close();
    }
  } catch (error) {
    // On a medium that cannot be written nothing is signed or recorded either.
    if (!isReadOnly(error) && !(error instanceof LedgerError && error.code === 'LedgerReadOnly')) throw error;
  }
  return identity;
};

/** What is wrong with a ledger, in words for an operator; null where nothing is known to be. Changes nothing. */
export const warningAbout = async (settings: Settings): Promise<string | null> => {
  try {
    const { log, integrity } = await openTrusted(settings, 'reads');
    const mismatch = integrity.mismatch();
    await log.close();
    return mismatch && mismatchText(settings.ledgerUrl, mismatch);
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'LedgerSetBack') return error.message;
    throw error;
  }
};

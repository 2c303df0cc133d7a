import { existsSync } from 'node:fs';
import { type EventLog, type TreeHead, parseLedgerUrl, parseVerifierKey } from '@app/ledger';
import { ledgerKeys } from '../checkpoints/recorded';
import { openSignedHeads } from '../checkpoints/signed-heads';
import { type Settings, filesOf } from '../runtime/settings';
import { type BackgroundCheck, startBackgroundCheck } from '../integrity/background-check';
import { readCheckState } from '../integrity/check-state';
import type { Integrity } from '../integrity/integrity';
import { checkAtStart } from '../integrity/start-check';

/** A ledger of this process and what checks of it need to know. */
interface CheckedLedger {
  readonly settings: Settings;
  readonly log: EventLog;
  readonly integrity: Integrity;
  /** Told of what was not checked, or should be known. */
  readonly warn: (problem: string) => void;
}

/** The file of a ledger in SQLite; null for one in memory or on an engine elsewhere, which has checks of its own. */
const ledgerFile = ({ ledgerUrl }: Settings): string | null => {
  const url = parseLedgerUrl(ledgerUrl);
  return url.engine === 'sqlite' ? url.file : null;
};

/** What this installation signed last for the ledger, kept beside the key. */
const signedHeads = async ({ settings, log }: CheckedLedger): Promise<readonly TreeHead[]> => {
  const file = filesOf(settings).signedHeads;
  const key = (await ledgerKeys(log)).at(-1)?.key;
  const origin = key === undefined ? undefined : parseVerifierKey(key)?.name;
  if (origin === undefined || !existsSync(file)) return [];
  const signed = openSignedHeads(file);
  try {
    const last = signed.last(origin);
    return last === undefined ? [] : [last];
  } finally {
    signed.close();
  }
};

/** The check before a server serves: what it finds is reported to `integrity`. Nothing for a ledger that is no file. */
export const checkBeforeServing = async (checked: CheckedLedger): Promise<void> => {
  const { settings, integrity, warn } = checked;
  const ledger = ledgerFile(settings);
  if (ledger === null || integrity.mismatch() !== null) return;
  const stateFile = filesOf(settings).integrity;
  await checkAtStart({ ledger, stateFile, heads: await signedHeads(checked), integrity, warn });
};

/** Begins to check the whole ledger; null where nothing is to be checked: no file, or switched off. */
export const checkInBackground = (checked: CheckedLedger): BackgroundCheck | null => {
  const { settings, integrity, warn } = checked;
  const ledger = ledgerFile(settings);
  if (ledger === null || settings.integritySeconds === 0) return null;
  return startBackgroundCheck({
    ledger,
    stateFile: filesOf(settings).integrity,
    everySeconds: settings.integritySeconds,
    heads: () => signedHeads(checked),
    integrity,
    now: () => new Date(),
    complain: warn,
  });
};

/** How often the findings of another process are looked at, in milliseconds. */
const LOOK = 5_000;

/**
 * For a process that does not check the ledger itself: reports what the one that does has found since.
 * @returns ends it
 */
export const watchOtherCheck = ({ settings, integrity }: CheckedLedger): (() => void) => {
  const timer = setInterval(() => {
    const { found } = readCheckState(filesOf(settings).integrity);
    if (found === null || integrity.mismatch() !== null) return;
    const { position, reason } = found;
    integrity.report({ kind: 'altered', position, reason: `position ${position}: ${reason}` });
  }, LOOK).unref();
  return () => {
    clearInterval(timer);
  };
};

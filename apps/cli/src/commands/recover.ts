import { parseLedgerUrl, reasonOf, verifyEngine, verifyLedger } from '@app/ledger';
import type { Texts } from '@app/messages';
import type { Command } from 'commander';
import {
  acceptAlteration,
  filesOf,
  openSigner,
  openUntrusted,
  recoverUnderNewOrigin,
  type Settings,
  settingsFrom,
  settleRecovered,
} from '@app/application';
import type { PlaceOptions } from '../embedded';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { mismatchReason } from '../output/mismatch-text';
import { note, print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly newOrigin?: boolean;
  readonly acceptAlteration?: boolean;
  readonly reason?: string;
  readonly json?: boolean;
}

const newOrigin = async (settings: Settings, reason: string, json: boolean, { say }: Texts): Promise<void> => {
  const { log, mismatch } = await openUntrusted(settings);
  let ended: readonly string[];
  try {
    if (mismatch === null) throw new Failure(commandText('recover.nothing'));
    const signer = await openSigner(settings, log, () => new Date(), note);
    try {
      const recovered = await recoverUnderNewOrigin(signer, mismatch, reason);
      ended = recovered.ended;
      const { key, notice, checkpoint } = recovered;
      if (json) printJson({ key: key.verifierKey, found: mismatch.reason, ended, notice, checkpoint });
      else print(`${key.verifierKey}\n\n${notice}`);
    } finally {
      signer.signed.close();
    }
  } finally {
    await log.close();
  }
  settleRecovered(settings, ended);
  note(say(commandText('recover.recovered', { why: mismatchReason(mismatch) })));
  note(say(commandText('recover.give-key')));
};

const verified = (settings: Settings) => {
  const parsed = parseLedgerUrl(settings.ledgerUrl);
  return parsed.engine === 'sqlite'
    ? verifyLedger(parsed.file)
    : verifyEngine(settings.ledgerUrl, { localCopy: filesOf(settings).ledgerCopy });
};

const accept = async (settings: Settings, reason: string, json: boolean, { say }: Texts): Promise<void> => {
  const verdict = await verified(settings);
  if (verdict.ok) throw new Failure(commandText('recover.no-alteration'));
  const { position, reason: found } = verdict;
  if (position === undefined) throw new Failure(commandText('recover.not-in-event', { why: reasonOf(verdict) }));
  const { log, mismatch } = await openUntrusted(settings);
  try {
    if (mismatch !== null) throw new Failure(commandText('recover.set-back', { why: mismatchReason(mismatch) }));
    const accepted = await acceptAlteration(log, { position, reason: found }, reason, new Date());
    if (json) printJson(accepted);
    else print(say(commandText('recover.accepted', { position, why: reasonOf(verdict) })));
    note(say(commandText('recover.start-anew')));
  } finally {
    await log.close();
  }
};

const run = async (options: Options): Promise<void> => {
  const { newOrigin: isNewOrigin = false, acceptAlteration: isAcceptance = false, reason = '', json = false } = options;
  if (isNewOrigin === isAcceptance) throw new UsageError(commandText('recover.which'));
  if (reason.trim() === '') throw new UsageError(commandText('recover.say-why'));
  const settings = settingsFrom(process.env, options);
  if (parseLedgerUrl(settings.ledgerUrl).engine === 'memory') throw new UsageError(commandText('recover.in-memory'));
  await (isNewOrigin ? newOrigin : accept)(settings, reason.trim(), json, textsFor(options));
};

export const addRecover = (program: Command): void => {
  program
    .command('recover')
    .description('go on, on record, with a ledger that was set back or altered; with every server stopped')
    .option('--new-origin', 'the ledger lost events and no backup has them: sign what is left under a new origin')
    .option('--accept-alteration', 'an event was altered and cannot be restored: take commands all the same')
    .option('--reason <text>', 'why; it stays in the ledger')
    .option('--json', 'print one JSON document')
    .action(async (_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
};

import { parseLedgerUrl, verifyEngine, verifyLedger } from '@app/ledger';
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
import { note, print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly newOrigin?: boolean;
  readonly acceptAlteration?: boolean;
  readonly reason?: string;
  readonly json?: boolean;
}

const newOrigin = async (settings: Settings, reason: string, json: boolean): Promise<void> => {
  const { log, mismatch } = await openUntrusted(settings);
  let ended: readonly string[];
  try {
    if (mismatch === null)
      throw new Failure('the ledger continues what its files know of it: there is nothing to recover');
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
  note(`recovered: ${mismatch.reason}`);
  note(
    'Give the new verifier key and the signed note above to everybody who keeps checkpoints, and the key to every witness.',
  );
};

const verified = (settings: Settings) => {
  const parsed = parseLedgerUrl(settings.ledgerUrl);
  return parsed.engine === 'sqlite'
    ? verifyLedger(parsed.file)
    : verifyEngine(settings.ledgerUrl, { localCopy: filesOf(settings).ledgerCopy });
};

const accept = async (settings: Settings, reason: string, json: boolean): Promise<void> => {
  const verdict = await verified(settings);
  if (verdict.ok) throw new Failure('the ledger is what was recorded: there is no alteration to accept');
  const { position, reason: found } = verdict;
  if (position === undefined)
    throw new Failure(`the damage is not in an event, so that it cannot be accepted: ${found}; restore a backup`);
  const { log, mismatch } = await openUntrusted(settings);
  try {
    if (mismatch !== null)
      throw new Failure(`the ledger was set back as well: ${mismatch.reason}; first: ledger recover --new-origin`);
    const accepted = await acceptAlteration(log, { position, reason: found }, reason, new Date());
    if (json) printJson(accepted);
    else print(`accepted: the event at position ${position} as it is now (${found})`);
    note('Servers take commands again after they were started anew. Every check goes on finding this event.');
  } finally {
    await log.close();
  }
};

const run = async (options: Options): Promise<void> => {
  const { newOrigin: isNewOrigin = false, acceptAlteration: isAcceptance = false, reason = '', json = false } = options;
  if (isNewOrigin === isAcceptance) throw new UsageError('which? --new-origin, or --accept-alteration');
  if (reason.trim() === '') throw new UsageError('--reason: say why, for the record');
  const settings = settingsFrom(process.env, options);
  if (parseLedgerUrl(settings.ledgerUrl).engine === 'memory')
    throw new UsageError('a ledger in memory is gone with its process: there is nothing to recover');
  await (isNewOrigin ? newOrigin : accept)(settings, reason.trim(), json);
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

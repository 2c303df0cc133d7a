import { type EventLog, parseLedgerUrl } from '@app/ledger';
import { type Settings, filesOf } from '../runtime/settings';
import { keyFile, keyInMemory } from './key-store';
import { openSignedHeads } from './signed-heads';
import type { Signer } from './signer';
import { cosigned, readWitnesses } from './witnesses';

/**
 * The signer of a ledger, with its key in the data folder, and its witnesses. Nothing is made in the folder before it is
 * needed. Rejects with a `SettingsError`.
 * @param complain told of every witness that has not co-signed
 */
export const openSigner = async (
  settings: Settings,
  log: EventLog,
  now: () => Date,
  complain: (problem: string) => void,
): Promise<Signer> => {
  const isKept = parseLedgerUrl(settings.ledgerUrl).engine !== 'memory';
  const files = filesOf(settings);
  const witnesses = await readWitnesses(settings.witnesses);
  return {
    log,
    key: isKept ? keyFile(files.checkpointKey) : keyInMemory(),
    signed: openSignedHeads(isKept ? files.signedHeads : ':memory:'),
    now,
    cosign: (note) => cosigned(note, { log, witnesses, complain }),
  };
};

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { newCommandId, openLedger } from '@app/ledger';
import { keyFile } from '../key-store';
import { rotateKey } from '../rotate-key';
import { signCheckpoint } from '../sign-checkpoint';
import { openSignedHeads } from '../signed-heads';
import type { Signer } from '../signer';

/**
 * A signer that a test kills: `node worker.js <data folder>` changes the key, records something and signs, without end.
 * It says each time when it begins to change the key.
 */
const main = async ([data = '']: readonly string[]): Promise<void> => {
  const signer: Signer = {
    log: await openLedger(`sqlite:${join(data, 'ledger.db')}`),
    key: keyFile(join(data, 'checkpoint.key')),
    signed: openSignedHeads(join(data, 'signed.db')),
    now: () => new Date(),
    cosign: (note) => Promise.resolve(note),
  };
  for (;;) {
    writeSync(1, 'rotate\n');
    await rotateKey(signer);
    await signer.log.append('notes-1', [{ id: newCommandId(), type: 'Noted', data: {}, metadata: {} }], 'any');
    await signCheckpoint(signer);
  }
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

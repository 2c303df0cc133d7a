import { toHex, type EvidenceCrypto } from '../../evidence';
import type { Claim } from './claim';
import type { OwnRecord } from './entry-source';
import { takenOut, type Finding } from './finding';
import type { GivenKeys, KeyHistory } from './keys';
import { signedCheckpoint } from './notes';
import { checkpointRecord } from './own-records';

/** A checkpoint of the ledger, read ahead: what it claims, or what is wrong with it. */
export interface ReadAhead {
  readonly record: OwnRecord;
  readonly claim?: Claim;
  readonly finding?: Finding;
}

/**
 * The checkpoints that a ledger holds, in order, each checked by itself. A tree head is recorded after the last event that it
 * covers, and is needed when that event is met; so they are read one ahead of the pass. Nothing comes after the first
 * that is wrong.
 */
export async function* checkpointsAhead(
  records: AsyncIterable<OwnRecord>,
  history: KeyHistory,
  { witnesses }: GivenKeys,
  crypto: EvidenceCrypto,
): AsyncGenerator<ReadAhead, undefined> {
  let size = 0;
  for await (const record of records) {
    const checked = await check(record, size);
    yield checked;
    if (checked.claim === undefined) return undefined;
    size = checked.claim.size;
  }
  return undefined;

  async function check(record: OwnRecord, before: number): Promise<ReadAhead> {
    const { position } = record;
    const wrong = (kind: Finding['kind'], reason: string): ReadAhead => ({ record, finding: { kind, reason } });
    const said = checkpointRecord(record);
    if (said === undefined) return wrong('contradiction', 'it is not a checkpoint');
    const inForce = history.keys.findLast(({ from }) => from < said.size);
    if (inForce === undefined) return wrong('wrong-key', 'a checkpoint is recorded here of events before any key');
    const head = await signedCheckpoint(said.note, inForce.key, witnesses, crypto);
    if (typeof head === 'string') return wrong('unsigned', `the checkpoint recorded here cannot be believed: ${head}`);
    if (head.origin !== inForce.key.name)
      return wrong('contradiction', `its checkpoint is of the log ${head.origin}, not of ${inForce.key.name}`);
    const root = toHex(head.root);
    if (head.size !== said.size || root !== said.root)
      return wrong('contradiction', 'it does not say the same as the checkpoint that is signed in it');
    if (head.size > position) return { record, finding: takenOut(head.size, position) };
    if (head.size < before)
      return wrong(
        'contradiction',
        `its checkpoint is of ${head.size} events, fewer than ${before} in the one before it`,
      );
    return { record, claim: { size: head.size, root, words: `the checkpoint at position ${position}`, at: position } };
  }
}

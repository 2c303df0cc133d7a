import { toHex, type EvidenceCrypto } from '../../evidence';
import type { Reason } from '../../evidence/reason';
import type { Claim } from './claim';
import type { OwnRecord } from './entry-source';
import { takenOut, type Finding } from './finding';
import type { GivenKeys, KeyHistory } from './keys';
import { signedCheckpoint } from './notes';
import { checkpointRecord } from './own-records';
import { finding } from './reasons';

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
    const wrong = (kind: Finding['kind'], reason: Reason): ReadAhead => ({
      record,
      finding: { kind, ...reason },
    });
    const said = checkpointRecord(record);
    if (said === undefined) return wrong('contradiction', finding('ledger.no-checkpoint-record'));
    const inForce = history.keys.findLast(({ from }) => from < said.size);
    if (inForce === undefined) return wrong('wrong-key', finding('ledger.checkpoint-before-key'));
    const head = await signedCheckpoint(said.note, inForce.key, witnesses, crypto);
    if ('code' in head) return wrong('unsigned', finding('ledger.checkpoint-here-not-believed', { why: head }));
    if (head.origin !== inForce.key.name)
      return wrong(
        'contradiction',
        finding('ledger.checkpoint-other-log', { origin: head.origin, name: inForce.key.name }),
      );
    const root = toHex(head.root);
    if (head.size !== said.size || root !== said.root)
      return wrong('contradiction', finding('ledger.checkpoint-says-other'));
    if (head.size > position) return { record, finding: takenOut(head.size, position) };
    if (head.size < before)
      return wrong('contradiction', finding('ledger.checkpoint-smaller', { size: head.size, before }));
    const words = finding('ledger.checkpoint-at', { position });
    return { record, claim: { size: head.size, root, words, at: position } };
  }
}

import { parseBoardStream, parseSessionStream } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { type AppealDoc, appealsProjection, seesEverything } from '@app/documents';
import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from '../access/query-refusal';
import type { Documents } from '../read-models/read-models';
import type { AccessPolicy } from '../visibility/access-policy';
import type { EvidenceAddress } from './evidence-address';

/** These hold what is published anyway: the checkpoints that were signed, and the keys. */
const PUBLISHED: readonly string[] = ['ledger-checkpoints', 'ledger-keys'];

const seesStream = (stream: string, present: Documents, policy: AccessPolicy): boolean => {
  const board = parseBoardStream(stream);
  if (board) return policy.ofBoard(board) === 'whole';
  const session = parseSessionStream(stream);
  if (session !== null) return !policy.hasWithheld(session);
  const appeal = present.documents<AppealDoc>(appealsProjection.name).find(({ id }) => id === stream);
  return appeal ? policy.ofAppeal(appeal) === 'whole' : PUBLISHED.includes(stream) || stream.startsWith('appeal-');
};

const kept = (): QueryRefusal => new QueryRefusal('EvidenceKept', problem('nothing-to-prove'));

async function* named(log: EventLog, address: EvidenceAddress): AsyncIterable<RecordedEvent> {
  switch (address.kind) {
    case 'position':
      for await (const event of log.readAll({ after: address.position - 1, limit: 1 }))
        if (event.position === address.position) yield event;
      return;
    case 'event':
      yield* log.readStream(address.stream, { from: address.revision, limit: 1 });
      return;
    case 'stream':
      yield* log.readStream(address.stream);
  }
}

/**
 * Throws a `QueryRefusal` where an address names an event that the onlooker may not see whole: its proof is of all its bytes. By
 * a position he learns neither whether there is an event yet. How boards were dealt is never shown apart from the boards.
 * @param present the documents as they stand
 */
export const mayProve = async (
  log: EventLog,
  present: Documents,
  policy: AccessPolicy,
  address: EvidenceAddress,
): Promise<void> => {
  if (seesEverything(policy.principal)) return;
  if (address.kind !== 'position' && !seesStream(address.stream, present, policy)) throw kept();
  let found = 0;
  for await (const { streamId, type } of named(log, address)) {
    found += 1;
    if (type === 'DealsSet' || !seesStream(streamId, present, policy)) throw kept();
  }
  if (found === 0 && address.kind === 'position') throw kept();
};

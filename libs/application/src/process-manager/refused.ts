import { type LedgerEvent, SCHEMA_VERSION, decisionAddress, streamOf } from '@app/contract';
import { type EventLog, type JsonObject, eventIdOf } from '@app/ledger';
import { PROCESS_MANAGER } from '@app/documents';
import type { Outcome } from '../execute/outcome';
import { type FollowUp, happenedAt, originOf } from './follow-up';

/** The ledger's own record of what could not be done. */
const EFFECTS = 'ledger-effects';

export type FollowUpRefused = Extract<LedgerEvent, { type: 'FollowUpRefused' }>['data'];

/** For an operator, and for whoever has to see to it. */
export const refusedInWords = ({ cause, command, stream, code, message }: FollowUpRefused): string =>
  `what ${cause} calls for in ${stream} (${command}) was refused, and is not done: ${message} (${code})`;

const refusedData = ({ cause, command }: FollowUp, { code, message }: Outcome & { ok: false }): FollowUpRefused => ({
  cause: decisionAddress(cause.streamId, cause.revision),
  command: command.command.type,
  stream: streamOf(command),
  code,
  message,
});

const metadataOf = ({ id, cause }: FollowUp, recordedAt: string): JsonObject => {
  const { actor, correlationId, causationId } = originOf(cause);
  return {
    $correlationId: correlationId,
    $causationId: causationId,
    commandId: id,
    actor: { id: actor.id, role: actor.role },
    occurredAt: recordedAt,
    ...happenedAt(cause),
    recordedAt,
    schemaVersion: SCHEMA_VERSION,
  };
};

const wasGiven = async (log: EventLog, { id, command }: FollowUp): Promise<boolean> => {
  for await (const { metadata } of log.readStream(streamOf(command))) {
    const { actor } = metadata;
    const role = typeof actor === 'object' && actor !== null && 'role' in actor ? actor.role : undefined;
    if (metadata.commandId === id && role === PROCESS_MANAGER.role) return true;
  }
  return false;
};

/**
 * Records that a follow-up was refused, under the id that its first event would have had: the ledger has that id once
 * only, so a follow-up is either recorded or refused for good, whoever else works off the same ledger meanwhile.
 * Gives what was refused; null where that is known already, or somebody else has come through with it.
 */
export const recordRefused = async (
  log: EventLog,
  followUp: FollowUp,
  outcome: Outcome & { ok: false },
  recordedAt: string,
): Promise<FollowUpRefused | null> => {
  const data = refusedData(followUp, outcome);
  const append = (id: string) =>
    log.append(EFFECTS, [{ id, type: 'FollowUpRefused', data, metadata: metadataOf(followUp, recordedAt) }], 'any');
  const first = eventIdOf(followUp.id, 0);
  const appended = await append(first);
  if (appended.ok) return appended.repeated ? null : data;
  if (await wasGiven(log, followUp)) return null;
  // A stranger has used the id for a command of his own; what did not happen is to be seen all the same.
  const beside = await append(eventIdOf(first, 0));
  return beside.ok && !beside.repeated ? data : null;
};

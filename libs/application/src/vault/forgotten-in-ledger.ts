import { type LedgerEvent, SCHEMA_VERSION, decodeLedgerEvent, readable } from '@app/contract';
import { type EventLog, type RecordedEvent, derivedId, eventIdOf } from '@app/ledger';

/** The ledger's own record of who is forgotten. */
export const PEOPLE = 'ledger-people';

type PersonForgotten = Extract<LedgerEvent, { readonly type: 'PersonForgotten' }>;

/** Somebody who is forgotten; in every session for null. */
export type Forgotten = Pick<PersonForgotten['data'], 'person' | 'session'>;

const forgottenBy = (stored: RecordedEvent): readonly Forgotten[] => {
  const event = readable(stored, decodeLedgerEvent);
  return event.type === 'PersonForgotten' ? [event.data] : [];
};

/** Everybody whom the ledger has on record as forgotten. Throws `UnreadableEvent`. */
export const forgottenIn = async (log: EventLog): Promise<readonly Forgotten[]> => {
  const all: Forgotten[] = [];
  for await (const stored of log.readStream(PEOPLE)) all.push(...forgottenBy(stored));
  return all;
};

/** Whoever comes to be on record as forgotten after a position of the ledger, until the signal. */
export const followForgotten = async function* (
  log: EventLog,
  after: number,
  signal: AbortSignal,
): AsyncIterable<Forgotten> {
  for await (const followed of log.subscribeAll({ after, types: ['PersonForgotten'], signal })) {
    if (followed.kind === 'event') yield* forgottenBy(followed.event);
  }
};

/** Puts on record that somebody is forgotten: once, however often it is asked. */
export const recordForgotten = async (
  log: EventLog,
  { person, session }: Forgotten,
  reason: string | undefined,
  recordedAt: string,
): Promise<void> => {
  const known = await forgottenIn(log);
  if (known.some((one) => one.person === person && one.session === session)) return;
  const commandId = derivedId(new Date(0), 'forget', person, session ?? '');
  const event: PersonForgotten = {
    type: 'PersonForgotten',
    data: { person, session, ...(reason === undefined ? {} : { reason }) },
  };
  await log.append(
    PEOPLE,
    [
      {
        id: eventIdOf(commandId, 0),
        ...event,
        metadata: {
          $correlationId: commandId,
          $causationId: commandId,
          commandId,
          actor: { id: 'ledger', role: 'organiser' },
          occurredAt: recordedAt,
          recordedAt,
          schemaVersion: SCHEMA_VERSION,
        },
      },
    ],
    'any',
  );
};

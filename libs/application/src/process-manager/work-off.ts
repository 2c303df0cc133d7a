import { readable } from '@app/contract';
import { type EventLog, type RecordedEvent, eventIdOf } from '@app/ledger';
import { type DomainEvent, decoderOf, emptyStream, evolveStream, followUps } from '@app/session';
import { type Executor, executeOnStream } from '../execute/execute';
import { type Streams, loadOthers, loadStream } from '../execute/history';
import { type FollowUp, happenedAt, originOf } from './follow-up';
import { type FollowUpRefused, recordRefused } from './refused';

/** The streams as they were when the ledger had come to a position. */
const asOf = (log: EventLog, position: number): Streams => ({
  readStream: async function* (stream) {
    for await (const event of log.readStream(stream)) {
      if (event.position > position) return;
      yield event;
    }
  },
});

const nothing = (): Promise<readonly string[]> => Promise.resolve([]);

/** What an event calls for: the same whenever it is asked, because it is judged by what the ledger held at the event. */
const followUpsOf = async (log: EventLog, cause: RecordedEvent): Promise<readonly FollowUp[]> => {
  if (!emptyStream(cause.streamId)) return [];
  const before = await loadStream(asOf(log, cause.position - 1), cause.streamId);
  const after = evolveStream(before, readable<DomainEvent>(cause, decoderOf(before)));
  const then = asOf(log, cause.position);
  const others = await loadOthers(
    { load: (stream) => loadStream(then, stream), sessionsOf: nothing, appealsOf: nothing },
    [],
    after,
  );
  return followUps(cause, before, after, others).map((command, nth) => ({
    id: eventIdOf(cause.id, nth),
    cause,
    command,
  }));
};

/** Gives one follow-up. What was given before has its first outcome again; what was refused before stays refused. */
const give = async (executor: Executor, followUp: FollowUp): Promise<FollowUpRefused | null> => {
  const { id, command, cause } = followUp;
  const [outcome] = await executeOnStream(
    executor,
    [{ id, command, ...happenedAt(cause) }],
    originOf(cause),
    'all-or-none',
  );
  if (!outcome || outcome.ok) return null;
  // These say nothing about the follow-up: it is given again when the stream can be read, and is less in demand.
  if (outcome.code === 'TooMuchContention' || outcome.code === 'HistoryUnreadable') throw new Error(outcome.message);
  return recordRefused(executor.log, followUp, outcome, executor.now().toISOString());
};

/** Gives, in order, the commands that an event calls for in other streams, and tells which of them are refused. */
export const workOff = async (
  executor: Executor,
  cause: RecordedEvent,
  tell: (refused: FollowUpRefused) => void,
): Promise<void> => {
  for (const followUp of await followUpsOf(executor.log, cause)) {
    const refused = await give(executor, followUp);
    if (refused) tell(refused);
  }
};

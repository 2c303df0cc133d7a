import { readable } from '@app/contract';
import { type RecordedEvent, eventIdOf } from '@app/ledger';
import { type DomainEvent, decoderOf, emptyStream, evolveStream, followUps } from '@app/session';
import { type Executor, executeOnStream } from '../execute/execute';
import { type Streams, loadOthers } from '../execute/history';
import { type LoadState, knownStreams } from '../execute/stream-states';
import { type FollowUp, happenedAt, originOf } from './follow-up';
import { type FollowUpRefused, recordRefused } from './refused';

/** How many events of a stream are read in one go, to find where it stood at a position. */
const FEW = 16;

/** The streams as they were at positions that never go back: what was folded before is not read again. */
export interface PastStreams {
  readonly at: (position: number) => LoadState;
}

export const pastStreams = (log: Streams): PastStreams => {
  let until = -1;
  const { load } = knownStreams({
    readStream: async function* (stream, { from = 0 } = {}) {
      for (let next = from; ;) {
        const first = next;
        for await (const event of log.readStream(stream, { from: next, limit: FEW })) {
          if (event.position > until) return;
          yield event;
          next = event.revision + 1;
        }
        if (next < first + FEW) return;
      }
    },
  });
  return {
    at: (position) => {
      until = position;
      return async (stream) => (await load(stream)).state;
    },
  };
};

const nothing = (): Promise<readonly string[]> => Promise.resolve([]);

/** What an event calls for: the same whenever it is asked, because it is judged by what the ledger held at the event. */
const followUpsOf = async (past: PastStreams, cause: RecordedEvent): Promise<readonly FollowUp[]> => {
  if (!emptyStream(cause.streamId)) return [];
  const before = await past.at(cause.position - 1)(cause.streamId);
  const after = evolveStream(before, readable<DomainEvent>(cause, decoderOf(before)));
  const load = past.at(cause.position);
  const others = await loadOthers({ load, sessionsOf: nothing, appealsOf: nothing }, [], after);
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

/**
 * Gives, in order, the commands that an event calls for in other streams, and tells which of them are refused.
 * @param past for this event and those before it
 */
export const workOff = async (
  executor: Executor,
  past: PastStreams,
  cause: RecordedEvent,
  tell: (refused: FollowUpRefused) => void,
): Promise<void> => {
  for (const followUp of await followUpsOf(past, cause)) {
    const refused = await give(executor, followUp);
    if (refused) tell(refused);
  }
};

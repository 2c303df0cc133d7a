import type { EventLog } from '@app/ledger';
import { TRIGGERS } from '@app/session';
import type { Checkpoint } from './checkpoint';
import type { FollowUpRefused } from './refused';
import { pastStreams, workOff } from './work-off';

/** Told of every follow-up that is refused, once. */
type Tell = (refused: FollowUpRefused) => void;

interface ProcessManagerParts {
  readonly log: EventLog;
  readonly now: () => Date;
  readonly checkpoint: Checkpoint;
}

/**
 * Brings what is decided in one stream to the streams that it is about. Every command has an id that follows from the
 * event that calls for it, so that it takes effect once, however often a run is broken off, begun again, or done by
 * two at the same time.
 */
export interface ProcessManager {
  /** Works off everything that is in the ledger, and what comes of that. */
  readonly runPending: (tell: Tell, signal?: AbortSignal) => Promise<void>;
  /** The same, and goes on with whatever is appended, until the signal or until the ledger is closed. */
  readonly react: (tell: Tell, signal: AbortSignal) => Promise<void>;
  /** The position up to which everything is worked off; -1 before the first look. */
  readonly position: () => number;
  /** Whether the last run failed: effects are waiting. */
  readonly failing: () => boolean;
  readonly close: () => void;
}

/** How far the ledger may grow without a cause in it before the checkpoint is moved all the same. */
const FAR = 1_000;

/** The position up to which a ledger is known to have been worked off; -1 where the checkpoint is of another one. */
const startAfter = async (log: EventLog, checkpoint: Checkpoint): Promise<number> => {
  const kept = checkpoint.load();
  if (!kept) return -1;
  for await (const { position, id } of log.readAll({ after: kept.position - 1, limit: 1 })) {
    if (position === kept.position && id === kept.event) return position;
  }
  return -1;
};

export const processManager = ({ log, now, checkpoint }: ProcessManagerParts): ProcessManager => {
  let started = false;
  let at = -1;
  let saved = -1;
  let failing = false;

  const save = (position: number, event: string): void => {
    checkpoint.save({ position, event });
    saved = position;
  };

  const start = async (): Promise<void> => {
    if (started) return;
    saved = at = await startAfter(log, checkpoint);
    started = true;
  };

  let past = pastStreams(log);

  const runToEnd = async (tell: Tell, signal?: AbortSignal): Promise<void> => {
    await start();
    for (let head = await log.head(); at < head; head = await log.head()) {
      for await (const cause of log.readAll({ after: at, types: TRIGGERS })) {
        if (signal?.aborted === true) return;
        await workOff({ log, now }, past, cause, tell);
        at = cause.position;
        save(cause.position, cause.id);
      }
      at = Math.max(at, head);
    }
    if (at - saved < FAR) return;
    for await (const { position, id } of log.readAll({ after: at - 1, limit: 1 })) save(position, id);
  };

  const runPending = async (tell: Tell, signal?: AbortSignal): Promise<void> => {
    try {
      await runToEnd(tell, signal);
      failing = false;
    } catch (error) {
      failing = true;
      // The event that it failed at is looked at again, from before it.
      past = pastStreams(log);
      throw error;
    }
  };

  return {
    runPending,
    react: async (tell, signal) => {
      await runPending(tell, signal);
      // The subscription is only the bell (so it wants no events); what to work off, the position knows.
      for await (const followed of log.subscribeAll({ after: at, types: [], signal })) {
        if (followed.kind === 'caught-up' && followed.position > at) await runPending(tell, signal);
      }
    },
    position: () => at,
    failing: () => failing,
    close: checkpoint.close,
  };
};

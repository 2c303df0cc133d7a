import type { EventLog } from '@app/ledger';
import { keepRunning } from '../runtime/keep-running';
import { type Forgotten, followForgotten, forgottenIn, recordForgotten } from './forgotten-in-ledger';

/** A file that has something of people: their names, or what they said. */
export interface OfPeople {
  /** Destroys what it has of somebody; in every session for null. Does nothing where that is done. */
  readonly forget: (scope: string | null, person: string) => void;
}

/** Destroys what files have of people. A file that cannot be written now holds up no other; then it throws. */
export const forgetAll = (files: readonly OfPeople[], people: readonly Forgotten[]): void => {
  const problems: unknown[] = [];
  for (const { person, session } of people) {
    for (const file of files) {
      try {
        file.forget(session, person);
      } catch (error) {
        problems.push(error);
      }
    }
  }
  if (problems.length > 0) throw problems[0];
};

/**
 * Forgets somebody: on record first, then in the files. Where this is broken off between the two, whoever opens or
 * follows the ledger next goes on with it, and a repetition does as well.
 */
export const forgetPerson = async (
  log: EventLog,
  files: readonly OfPeople[],
  who: Forgotten,
  reason: string | undefined,
  now: Date,
): Promise<void> => {
  await recordForgotten(log, who, reason, now.toISOString());
  forgetAll(files, [who]);
};

/** Destroys what files have of everybody whom the ledger has on record as forgotten. */
export const forgetRecorded = async (log: EventLog, files: readonly OfPeople[]): Promise<void> => {
  forgetAll(files, await forgottenIn(log));
};

/** The same for as long as the signal lasts, also of those who are forgotten later. What fails is tried again. */
export const keepForgetting = (
  log: EventLog,
  files: readonly OfPeople[],
  signal: AbortSignal,
  complain: (problem: string) => void,
): Promise<void> =>
  keepRunning(
    async (until) => {
      const after = await log.head();
      await forgetRecorded(log, files);
      for await (const person of followForgotten(log, after, until)) forgetAll(files, [person]);
    },
    signal,
    complain,
  );

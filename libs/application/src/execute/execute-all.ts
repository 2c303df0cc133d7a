import { streamOf } from '@app/contract';
import { goesByPeriods } from '@app/session';
import { type Executor, type Origin, type Sourced, executeOnStream } from './execute';
import type { Outcome } from './outcome';

interface Run {
  readonly commands: Sourced[];
  /** The session that all of them are to; null where they are to several, or to none. */
  session: string | null;
  /** One of them looks at other sessions than its own. */
  looksAtOthers: boolean;
}

/** Whether a command goes side by side with those before it: what looks at other sessions comes after them. */
const belongsTo = (run: Run, { command }: Sourced): boolean => {
  if (run.commands[0]?.command.to !== command.to) return false;
  if (command.to !== 'session' || run.session === command.session) return true;
  return !run.looksAtOthers && !goesByPeriods(command);
};

/** Runs of commands to sessions and of commands to boards, as they follow one another. */
const runsOf = (envelopes: readonly Sourced[]): readonly (readonly Sourced[])[] => {
  const runs: Run[] = [];
  for (const envelope of envelopes) {
    const { command } = envelope;
    const session = command.to === 'session' ? command.session : null;
    const looksAtOthers = session !== null && goesByPeriods(command);
    const run = runs.at(-1);
    if (run && belongsTo(run, envelope)) {
      run.commands.push(envelope);
      run.session = run.session === session ? session : null;
      run.looksAtOthers ||= looksAtOthers;
    } else runs.push({ commands: [envelope], session, looksAtOthers });
  }
  return runs.map(({ commands }) => commands);
};

/** Every stream gets its commands in order; the streams go side by side, so that the ledger can commit them together. */
const executeRun = async (executor: Executor, run: readonly Sourced[], origin: Origin): Promise<readonly Outcome[]> => {
  const places = new Map<string, number[]>();
  for (const [index, { command }] of run.entries()) {
    const stream = streamOf(command);
    const known = places.get(stream);
    if (known) known.push(index);
    else places.set(stream, [index]);
  }
  const outcomes = new Map<number, Outcome>();
  await Promise.all(
    [...places.values()].map(async (indices) => {
      const envelopes = indices.flatMap((index) => run[index] ?? []);
      const settled = await executeOnStream(executor, envelopes, origin, 'each');
      for (const [nth, outcome] of settled.entries()) outcomes.set(indices[nth] ?? -1, outcome);
    }),
  );
  return run.map((_, index) => {
    const outcome = outcomes.get(index);
    if (!outcome) throw new Error('a command was left without an outcome');
    return outcome;
  });
};

/**
 * Gives many commands to many streams. Commands to a session come before and after commands to boards as they
 * stand; between them the streams go side by side, but for commands that look at other sessions (periods over a stage),
 * which keep their place. One outcome a command, in the order of the commands; a
 * refused one stops no other.
 */
export const executeAll = async (
  executor: Executor,
  envelopes: readonly Sourced[],
  origin: Origin,
): Promise<readonly Outcome[]> => {
  const outcomes: (readonly Outcome[])[] = [];
  for (const run of runsOf(envelopes)) outcomes.push(await executeRun(executor, run, origin));
  return outcomes.flat();
};

import { streamOf } from '@app/contract';
import { type Executor, type Origin, type Sourced, executeOnStream } from './execute';
import type { Outcome } from './outcome';

/** Runs of commands to sessions and of commands to boards, as they follow one another. */
const runsOf = (envelopes: readonly Sourced[]): readonly (readonly Sourced[])[] => {
  const runs: Sourced[][] = [];
  for (const envelope of envelopes) {
    const run = runs.at(-1);
    if (run?.[0]?.command.to === envelope.command.to) run.push(envelope);
    else runs.push([envelope]);
  }
  return runs;
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
 * stand; between them the streams go side by side. One outcome a command, in the order of the commands; a
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

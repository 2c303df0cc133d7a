import { percentiles } from '../latencies';
import { type EveningOptions, type EveningReport, evening } from './evening';

export interface Endurance extends EveningReport {
  /** Medians of the server's resident memory in the second and the last third of the time, in MiB. */
  readonly medians: readonly [middle: number, end: number];
  /** Null where the time is too short to tell. */
  readonly isFlat: boolean | null;
}

/** Seconds until a server has read all of its code, and filled its heap as far as it lets it grow. */
const WARM = 600;

/** By how much the memory of the last third may be above that of the second, so that it counts as flat. */
const FLAT = 1.15;

/** An evening without faults, and whether the memory of the server grows while it lasts. */
export const endurance = async (options: Omit<EveningOptions, 'faults'>): Promise<Endurance> => {
  const report = await evening({ ...options, faults: [] });
  const third = Math.floor(report.memory.length / 3);
  const [middle = NaN, end = NaN] = [report.memory.slice(third, 2 * third), report.memory.slice(2 * third)].flatMap(
    (part) => percentiles(part, 0.5),
  );
  const isFlat = options.seconds < WARM ? null : end <= middle * FLAT;
  const problems = isFlat !== false ? [] : [`memory grows: ${middle} MiB in the second third, ${end} MiB in the last`];
  return { ...report, medians: [middle, end], isFlat, problems: [...report.problems, ...problems] };
};

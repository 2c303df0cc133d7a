import { percentiles } from '../latencies';

/** A part of the time that a run takes, in seconds from its beginning. */
export interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What one phase has come to. Times are in milliseconds, from the first try of a command to its acknowledgment. */
export interface PhaseFigures {
  readonly phase: string;
  readonly seconds: number;
  readonly commands: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** Tries that were answered with 429 and 503, and whose connection broke. */
  readonly again: Readonly<Record<Again, number>>;
}

export const AGAIN = ['429', '503', 'broken'] as const;
export type Again = (typeof AGAIN)[number];

interface Counted {
  readonly times: number[];
  readonly again: Record<Again, number>;
}

/** Sorts what happens into phases, by when it began. */
export interface Phases {
  /** Begins the first phase. */
  readonly begin: () => void;
  /** Seconds since the beginning. */
  readonly elapsed: () => number;
  readonly acknowledged: (sentAt: number, milliseconds: number) => void;
  readonly again: (sentAt: number, why: Again) => void;
  readonly figures: () => readonly PhaseFigures[];
}

const rounded = (value: number): number => Number(value.toFixed(1));

export const phasesOf = (all: readonly Phase[]): Phases => {
  const counts = new Map<Phase, Counted>(
    all.map((phase) => [phase, { times: [], again: { '429': 0, '503': 0, broken: 0 } }]),
  );
  let began = NaN;
  const countedAt = (moment: number): Counted | undefined => {
    const second = (moment - began) / 1000;
    const phase = all.find(({ from, to }) => from <= second && second < to) ?? all.at(-1);
    return phase && counts.get(phase);
  };
  return {
    begin: () => {
      began = performance.now();
    },
    elapsed: () => (performance.now() - began) / 1000,
    acknowledged: (sentAt, milliseconds) => {
      countedAt(sentAt)?.times.push(milliseconds);
    },
    again: (sentAt, why) => {
      const counted = countedAt(sentAt);
      if (counted) counted.again[why] += 1;
    },
    figures: () =>
      all.map((phase) => {
        const { times, again } = counts.get(phase) ?? { times: [], again: { '429': 0, '503': 0, broken: 0 } };
        const [p50 = NaN, p95 = NaN, p99 = NaN, max = NaN] = percentiles(times, 0.5, 0.95, 0.99, 1);
        const seconds = rounded(phase.to - phase.from);
        return {
          ...{ phase: phase.name, seconds, commands: times.length, perSecond: rounded(times.length / seconds) },
          ...{ p50, p95, p99, max },
          again,
        };
      }),
  };
};

import type { LikelyError } from '@app/contract';
import { likelyErrors, scoreSession } from '@app/documents';
import { type DrawnEvening, drawnEvening } from './drawn-session';
import { type Plant, type Planted, PLANTS } from './planted';
import { randomFrom } from './random';

/** Whole ten-thousandths: what counts as found. */
export const THRESHOLD = 5000;

const thousandths = ({ likelihood }: LikelyError): number => Number(likelihood.slice(2));

/** How well one planted error is found. */
export interface Measured {
  readonly name: string;
  readonly kind: LikelyError['kind'];
  readonly sessions: number;
  /** Sessions in which it is reported by its own kind, at the threshold. */
  readonly found: number;
  /** Sessions in which its boards are reported at the threshold, by whatever kind. */
  readonly foundAsAny: number;
  /** Sessions in which it is listed at all. */
  readonly listed: number;
}

/** What is reported of a kind over all sessions, and how much of that was planted. */
export interface Precision {
  readonly kind: LikelyError['kind'];
  readonly reported: number;
  readonly right: number;
}

const reportsOf = (evening: DrawnEvening, { docs, recordOf }: Planted): readonly LikelyError[] => {
  const entries = new Map(evening.entries.map((entry) => [entry.doc.id, entry]));
  return likelyErrors(scoreSession(evening.session, docs), ({ id }) => {
    const entry = entries.get(id);
    return (entry && recordOf?.(entry)) ?? null;
  });
};

const isAbout = ({ boards }: LikelyError, { boards: wrong }: Planted): boolean =>
  boards.some(({ stream }) => wrong.includes(stream));

const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

interface Run {
  readonly plant: Plant;
  readonly planted: Planted;
  readonly reports: readonly LikelyError[];
}

const runsOf = (sessions: number): readonly Run[] =>
  PLANTS.flatMap((plant, nth) =>
    Array.from({ length: sessions }, (_, index): Run => {
      const seed = (nth + 1) * 10_000 + index;
      const evening = drawnEvening(seed);
      const planted = plant.plant(evening, randomFrom(-seed));
      return { plant, planted, reports: reportsOf(evening, planted) };
    }),
  );

const isFound = (report: LikelyError): boolean => thousandths(report) >= THRESHOLD;

/** Draws so many sessions with each error planted once, and measures what is found. */
export const measure = (
  sessions: number,
): { readonly recall: readonly Measured[]; readonly precision: readonly Precision[] } => {
  const runs = runsOf(sessions);
  const recall = PLANTS.map((plant): Measured => {
    const own = runs.filter((run) => run.plant === plant);
    const some = (is: (report: LikelyError) => boolean) =>
      count(own, ({ reports, planted }) => reports.some((report) => isAbout(report, planted) && is(report)));
    return {
      name: plant.name,
      kind: plant.kind,
      sessions: own.length,
      found: some((report) => isFound(report) && report.kind === plant.kind),
      foundAsAny: some(isFound),
      listed: some(() => true),
    };
  });
  const kinds = [...new Set(PLANTS.map(({ kind }) => kind))];
  const precision = kinds.map((kind): Precision => {
    const reported = runs.flatMap(({ planted, plant, reports }) =>
      reports
        .filter((report) => report.kind === kind && isFound(report))
        .map((report) => report.kind === plant.kind && isAbout(report, planted)),
    );
    return { kind, reported: reported.length, right: count(reported, Boolean) };
  });
  return { recall, precision };
};

import type { ContestantEntered } from '@app/contract';
import { type RetainedEvent, retainedOf } from './retained';

/** What a contestant is entered with that makes no score: the layers over the standings go by it. */
export type Grade = 'stratum' | 'handicap';

export interface CorrectedGrade {
  /** Null: it has none. */
  readonly value: string | null;
  /** Of the correction, in the session's stream. */
  readonly revision: number;
}

/** What corrections of entries have made of the strata or the handicaps, by contestant: the last of each counts. */
export const correctedGrades = (
  session: { readonly kept: readonly RetainedEvent[] },
  grade: Grade,
): ReadonlyMap<string, CorrectedGrade> =>
  new Map(
    retainedOf(session, 'EntryCorrected').flatMap(({ data, revision }) => {
      const value = data[grade];
      return value === undefined ? [] : [[data.contestant, { value, revision }] as const];
    }),
  );

/** What a contestant has, after corrections of its entry; null: none. */
export const gradeOf = (
  session: { readonly kept: readonly RetainedEvent[] },
  entered: ContestantEntered,
  grade: Grade,
): string | null => {
  const corrected = correctedGrades(session, grade).get(entered.contestant);
  return corrected ? corrected.value : (entered[grade] ?? null);
};

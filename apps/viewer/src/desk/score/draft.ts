import type { Filled } from './schema';

/** Which form of adjusted score, and what has been filled into it; `form` is null where the score is left alone. */
export interface ScoreDraft {
  readonly form: string | null;
  readonly value: Filled;
}

export const NO_SCORE: ScoreDraft = { form: null, value: {} };

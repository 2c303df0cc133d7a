import { type Filled, type Json, isFilled } from '../../forms/schema';

/** Which form of adjusted score, and what has been filled into it; `form` is null where the score is left alone. */
export type ScoreDraft = { readonly form: string | null; readonly value: Filled };

export const NO_SCORE: ScoreDraft = { form: null, value: {} };

export const isScoreDraft = (draft: Json | undefined): draft is ScoreDraft =>
  isFilled(draft) && isFilled(draft.value) && (draft.form === null || typeof draft.form === 'string');

import type { RetainedEvent } from './retained';
import { retainedOf } from './retained';

/** Whether a decision of the session was taken back, and that was not taken back itself. */
export const isRescinded = (session: { readonly kept: readonly RetainedEvent[] }, decision: number): boolean =>
  retainedOf(session, 'PenaltyRescinded').some(
    ({ data, revision }) => data.penalty === decision && !isRescinded(session, revision),
  );

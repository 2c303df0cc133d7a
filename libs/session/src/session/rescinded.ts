import type { KeptEvent } from './kept';
import { keptOf } from './kept';

/** Whether a decision of the session was taken back, and that was not taken back itself. */
export const isRescinded = (session: { readonly kept: readonly KeptEvent[] }, decision: number): boolean =>
  keptOf(session, 'PenaltyRescinded').some(
    ({ data, revision }) => data.penalty === decision && !isRescinded(session, revision),
  );

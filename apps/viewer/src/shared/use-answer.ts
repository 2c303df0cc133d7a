import type { Result } from '@app/bridge';
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../ledger/api';
import { untilAnswered } from './until-answered';

export interface Answered<T> {
  /** The last answer that there was, for as long as the next is on its way; null before the first. */
  readonly answer: Result<T, Problem> | null;
  /** It is the answer to what is asked now. */
  readonly current: boolean;
}

/**
 * What the server answers. While it cannot be reached it is asked again.
 * @param ask the same function as long as the same is asked; null while nothing is
 */
export const useAnswer = <T>(ask: (() => Promise<Result<T, Problem>>) | null): Answered<T> => {
  const [known, setKnown] = useState<{ readonly of: typeof ask; readonly answer: Result<T, Problem> } | null>(null);
  useEffect(() => (ask === null ? undefined : untilAnswered(ask, (answer) => setKnown({ of: ask, answer }))), [ask]);
  return { answer: known?.answer ?? null, current: known !== null && known.of === ask };
};

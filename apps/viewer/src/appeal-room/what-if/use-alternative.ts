import type { Result } from '@app/bridge';
import { ok } from '@app/bridge';
import type { Differences } from '@app/session';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Problem } from '../../ledger/api';
import { post } from '../../ledger/api';
import { useWork } from '../../shared/use-work';
import type { Alternative } from './courses';

/** So that typing does not ask for every letter. */
const PAUSE_MS = 300;

interface Answer {
  readonly alternatives: readonly { readonly differences: Differences }[];
}

/** The text once it has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
};

/**
 * What an alternative would move; null while that is being worked out. The value is null where nothing would.
 * @param position of what is on record: worked out anew when that has grown
 */
export const useAlternative = (
  board: string,
  alternative: Alternative | null,
  position: number,
): Result<Differences | null, Problem> | null => {
  const asked = useSettled(JSON.stringify({ alternative, position }));
  const work = useMemo(
    () => async (): Promise<Result<Differences | null, Problem>> => {
      const wanted = JSON.parse(asked) as { readonly alternative: Alternative | null };
      if (wanted.alternative === null) return ok(null);
      const answer = await post<Answer>(`/boards/${encodeURIComponent(board)}/what-if`, wanted.alternative);
      return answer.ok ? ok(answer.value.alternatives[0]?.differences ?? null) : answer;
    },
    [board, asked],
  );
  return useWork(work);
};

import { type Result, ok } from '@app/bridge';
import type { Differences } from '@app/documents';
import { useMemo } from 'preact/hooks';
import { type Problem, post } from '../../ledger/api';
import { useAnswer } from '../../shared/use-answer';
import { useSettled } from '../../shared/use-settled';
import type { Alternative } from './courses';

const PAUSE_MS = 300;

interface Answer {
  readonly alternatives: readonly { readonly differences: Differences }[];
}

/**
 * What an alternative would move; null while that is being worked out. The value is null where nothing would.
 * @param position of what is on record: worked out anew when that has grown
 */
export const useAlternative = (
  board: string,
  alternative: Alternative | null,
  position: number,
): Result<Differences | null, Problem> | null => {
  const asked = useSettled(JSON.stringify({ alternative, position }), PAUSE_MS);
  const ask = useMemo(
    () => async (): Promise<Result<Differences | null, Problem>> => {
      const wanted = JSON.parse(asked) as { readonly alternative: Alternative | null };
      if (wanted.alternative === null) return ok(null);
      const answer = await post<Answer>(`/boards/${encodeURIComponent(board)}/what-if`, wanted.alternative);
      return answer.ok ? ok(answer.value.alternatives[0]?.differences ?? null) : answer;
    },
    [board, asked],
  );
  const { answer, current } = useAnswer(ask);
  return current ? answer : null;
};

import type { Result } from '@app/bridge';
import type { Problem } from '../ledger/api';

/** A server that is away is asked again after this time. */
const RETRY_MS = 2000;

/**
 * Asks until the server answers, and tells what comes of it: also that it cannot be reached for now.
 * @returns stops asking, and telling
 */
export const untilAnswered = <T>(
  ask: () => Promise<Result<T, Problem>>,
  onAnswer: (answer: Result<T, Problem>) => void,
  retryMs = RETRY_MS,
): (() => void) => {
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const askNow = async (): Promise<void> => {
    const answer = await ask();
    if (stopped) return;
    onAnswer(answer);
    if (!answer.ok && answer.error.code === null) retry = setTimeout(() => void askNow(), retryMs);
  };
  void askNow();
  return () => {
    stopped = true;
    clearTimeout(retry);
  };
};

import type { Result } from '@app/bridge';
import { type Problem, isPassing } from '../ledger/api';

/** Something asked of the server once for the whole page, for everything on it that wants to know. */
interface WhoLooks<Me> {
  /** Null while nobody has asked, or nothing has answered. */
  readonly known: () => Me | null;
  /**
   * Tells what is known now, and whatever is known later: between a page's drawing and its listening it may have
   * become known.
   * @returns stops telling
   */
  readonly hear: (listener: (me: Me | null) => void) => () => void;
  /** Somebody else may look now. */
  readonly askAgain: () => void;
}

/** A server that is away is asked again after this time. */
const RETRY_MS = 2000;

/**
 * Who looks: asked when somebody first wants to know, and until the server answers. A server that answers and does
 * not know is not asked again: its answer to a bad token leads to the page to sign in.
 */
export const whoLooks = <Me>(ask: () => Promise<Result<Me, Problem>>, retryMs = RETRY_MS): WhoLooks<Me> => {
  const listeners = new Set<(me: Me | null) => void>();
  let me: Me | null = null;
  let asked = 0;

  const askAgain = async (): Promise<void> => {
    const turn = (asked += 1);
    const answer = await ask();
    if (turn !== asked) return;
    if (answer.ok) {
      me = answer.value;
      for (const listener of listeners) listener(me);
    } else if (isPassing(answer.error)) {
      setTimeout(() => turn === asked && void askAgain(), retryMs);
    }
  };

  return {
    known: () => me,
    hear: (listener) => {
      listeners.add(listener);
      listener(me);
      if (asked === 0) void askAgain();
      return () => {
        listeners.delete(listener);
      };
    },
    askAgain: () => void askAgain(),
  };
};

import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../ledger/api';
import type { GivenCommand, Recorded } from '../ledger/commands';
import { give, newCommandId } from '../ledger/commands';

type State =
  | { readonly kind: 'ready' }
  | { readonly kind: 'giving' }
  | { readonly kind: 'given'; readonly recorded: Recorded }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface Act {
  readonly state: State;
  /** Resolves with what was recorded; null where nothing was, or nobody knows. */
  readonly give: (command: GivenCommand) => Promise<Recorded | null>;
}

/** What makes two commands the same act; the board may have moved on between two tries. */
const contents = (command: GivenCommand): string => JSON.stringify({ ...command, expectedRevision: null });

/** Gives commands. One whose answer was lost is given again under the same id, so that it is recorded once. */
export const useAct = (): Act => {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const lost = useRef<{ readonly contents: string; readonly id: string } | null>(null);
  return {
    state,
    give: async (command) => {
      const same = contents(command);
      const id = lost.current?.contents === same ? lost.current.id : newCommandId();
      lost.current = { contents: same, id };
      setState({ kind: 'giving' });
      const answer = await give(command, id);
      if (answer.ok) {
        lost.current = null;
        setState({ kind: 'given', recorded: answer.value });
        return answer.value;
      }
      setState({ kind: 'refused', problem: answer.error });
      return null;
    },
  };
};

import { useState } from 'preact/hooks';
import type { Problem } from '../ledger/api';
import { give, type GivenCommand, newCommandId, type Recorded } from '../ledger/commands';

/** One act of a person: sent again after its answer was lost, it is the very same command, of the same moment. */
interface Attempt {
  readonly id: string;
  readonly what: string;
  readonly command: GivenCommand;
}

type State =
  | { readonly kind: 'ready' }
  /** `busy`: the server has too much to do, and is asked again. */
  | { readonly kind: 'giving'; readonly busy: boolean }
  | { readonly kind: 'given'; readonly recorded: Recorded }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer came: nobody knows whether it has been recorded. */
  | { readonly kind: 'lost'; readonly problem: Problem; readonly attempt: Attempt };

/** A command that has been recorded: of an act that is given again, the one of the first try. */
interface Given {
  readonly command: GivenCommand;
  readonly recorded: Recorded;
}

export interface Act {
  readonly state: State;
  /**
   * Resolves with the recorded command; null where nothing was recorded, or nobody knows.
   * @param what what the person does: as long as that is the same and no answer has come, it is the same act, whatever
   * the board or the case has become meanwhile; the command itself where nothing is said
   */
  readonly give: (command: GivenCommand, what?: string) => Promise<Given | null>;
}

/** What makes two commands the same act; the board may have moved on between two tries. */
const contents = (command: GivenCommand): string => JSON.stringify({ ...command, expectedRevision: null });

/** The command whose answer was lost, where that was this act; null for none. */
export const lostCommand = ({ state }: Act, what: string): GivenCommand | null =>
  state.kind === 'lost' && state.attempt.what === what ? state.attempt.command : null;

/**
 * Whether a recorded command is still on its way to this page: until it is there, another press would be about a board or a
 * case that is gone.
 * @param seen revision of the last event on the page; undefined where the stream is new
 */
export const isBehind = ({ state }: Act, seen: number | undefined): boolean =>
  state.kind === 'given' && seen !== undefined && seen < state.recorded.revision;

/** Gives commands. One whose answer was lost is given again under the same id, so that it is recorded once. */
export const useAct = (): Act => {
  const [state, setState] = useState<State>({ kind: 'ready' });
  return {
    state,
    give: async (command, what = contents(command)) => {
      const attempt =
        state.kind === 'lost' && state.attempt.what === what ? state.attempt : { id: newCommandId(), what, command };
      setState({ kind: 'giving', busy: false });
      const answer = await give(attempt.command, attempt.id, () => {
        setState({ kind: 'giving', busy: true });
      });
      if (answer.ok) {
        setState({ kind: 'given', recorded: answer.value });
        return { command: attempt.command, recorded: answer.value };
      }
      const { error: problem } = answer;
      setState(problem.code === null ? { kind: 'lost', problem, attempt } : { kind: 'refused', problem });
      return null;
    },
  };
};

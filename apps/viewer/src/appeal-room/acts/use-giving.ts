import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../../ledger/api';
import type { GivenCommand, Recorded } from '../../ledger/commands';
import { give, newCommandId } from '../../ledger/commands';

/** One thing that somebody does: sent again after a lost answer it is the very same command, of the same moment. */
interface Attempt {
  readonly id: string;
  readonly what: string;
  readonly command: GivenCommand;
}

/** A command that has been recorded. */
interface Given {
  readonly command: GivenCommand;
  readonly recorded: Recorded;
}

interface Giving {
  readonly busy: boolean;
  readonly problem: Problem | null;
  /**
   * Gives the command, and says what has been recorded; null where nothing has, or nobody knows.
   * @param what what was filled in: as long as that is the same and no answer came, it is the same act
   */
  readonly submit: (what: string, command: (now: Date) => GivenCommand) => Promise<Given | null>;
}

export const useGiving = (): Giving => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const submit: Giving['submit'] = async (what, command) => {
    const same =
      attempt.current?.what === what ? attempt.current : { id: newCommandId(), what, command: command(new Date()) };
    attempt.current = same;
    setBusy(true);
    const answer = await give(same.command, same.id);
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok || answer.error.code !== null) attempt.current = null;
    return answer.ok ? { command: same.command, recorded: answer.value } : null;
  };
  return { busy, problem, submit };
};

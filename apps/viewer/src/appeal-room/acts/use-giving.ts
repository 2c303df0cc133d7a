import { useRef, useState } from 'preact/hooks';
import type { Problem } from '../../ledger/api';
import type { GivenCommand } from '../../ledger/commands';
import { give, newCommandId } from '../../ledger/commands';

/** One thing that somebody does: sent again after a lost answer it is the same command, of the same moment. */
interface Attempt {
  readonly id: string;
  readonly now: Date;
  readonly what: string;
}

interface Giving {
  readonly busy: boolean;
  readonly problem: Problem | null;
  /**
   * Gives the command, and says whether it has been recorded.
   * @param what what was filled in: as long as that is the same and no answer came, it is the same act
   */
  readonly submit: (what: string, command: (now: Date) => GivenCommand) => Promise<boolean>;
}

export const useGiving = (): Giving => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const submit: Giving['submit'] = async (what, command) => {
    const same = attempt.current?.what === what ? attempt.current : { id: newCommandId(), now: new Date(), what };
    attempt.current = same;
    setBusy(true);
    const answer = await give(command(same.now), same.id);
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (answer.ok || answer.error.code !== null) attempt.current = null;
    return answer.ok;
  };
  return { busy, problem, submit };
};

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Problem } from '../ledger/api';
import { ProblemNote, SignInElsewhere } from '../shared/awaited';
import { formMessages } from '../strings/forms';
import { texts } from '../texts';
import type { Act } from './use-act';

/** How a room says that something was not recorded, and what to do about it. */
export interface RefusalTexts {
  /** No answer came. */
  readonly lost: string;
  /** By the code of the problem; its own title for any other. */
  readonly codes: Readonly<Record<string, string>>;
}

/** Every room has its own: what somebody writes at the desk is about a board, in the appeal room about a case. */
export const RefusalTexts = createContext<RefusalTexts>({ lost: '', codes: {} });

interface RefusedNoteProps {
  readonly problem: Problem;
}

/** Why something was not recorded; what the server says of it stands beside. */
const RefusedNote = ({ problem: { title, detail, code, reason } }: RefusedNoteProps) => {
  const own = useContext(RefusalTexts);
  const why = reason && texts.has(reason.code) ? texts.say(reason) : detail;
  return (
    <div class="problem" role="alert">
      <p>
        <strong>{(code === null ? own.lost : own.codes[code]) ?? title}</strong>
      </p>
      {why !== '' && <p>{why}</p>}
      <SignInElsewhere code={code} />
      {code !== null && <p class="quiet">{code}</p>}
    </div>
  );
};

/** Why there is no answer to something that was only asked: refused, or not for now. */
export const UnansweredNote = ({ problem }: RefusedNoteProps) =>
  problem.code === null ? <ProblemNote problem={problem} /> : <RefusedNote problem={problem} />;

/** Why the last try came to nothing, or waits; nothing where it does not. */
export const ActNote = ({ act: { state } }: { readonly act: Act }) => {
  if (state.kind === 'refused' || state.kind === 'lost') return <RefusedNote problem={state.problem} />;
  if (state.kind !== 'giving' || !state.busy) return null;
  return (
    <p class="quiet" role="status">
      {formMessages.busy}
    </p>
  );
};

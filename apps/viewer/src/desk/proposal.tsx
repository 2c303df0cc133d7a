import { useState } from 'preact/hooks';
import type { Result } from '@app/bridge';
import type { Problem } from '../ledger/api';
import type { GivenCommand } from '../ledger/commands';
import { r } from '../strings/desk';
import { Button } from './fields';
import { PreviewPanel } from './preview/preview-panel';
import type { Previewed } from './preview/preview';
import { preview } from './preview/preview';
import { RefusedNote } from './refused-note';
import { useAct } from './use-act';

interface Seen {
  readonly command: string;
  readonly answer: Result<Previewed, Problem>;
}

interface ProposalProps {
  /** Null as long as something is missing. */
  readonly command: GivenCommand | null;
  /** What is missing. */
  readonly missing: readonly string[];
  /** What giving it is called: `'Give the ruling'`. */
  readonly verb: string;
  readonly onGiven: () => void;
}

/** A command that is given only after its effects have been seen: exactly this one, on the board as it stands. */
export const Proposal = ({ command, missing, verb, onGiven }: ProposalProps) => {
  const [seen, setSeen] = useState<Seen | null>(null);
  const act = useAct();
  const text = command && JSON.stringify(command);
  const isSeen = seen !== null && seen.command === text && seen.answer.ok;
  const isGiving = act.state.kind === 'giving';
  const look = async (): Promise<void> => {
    if (command === null || text === null) return;
    setSeen({ command: text, answer: await preview(command) });
  };
  const give = async (): Promise<void> => {
    const recorded = command && (await act.give(command));
    if (!recorded) return;
    setSeen(null);
    onGiven();
  };
  return (
    <div>
      {missing.length > 0 && <p class="quiet">{r.missing(missing)}</p>}
      <p class="desk-acts">
        <Button onClick={() => void look()} idle={command === null}>
          {r.preview.see}
        </Button>
        <Button kind="main" onClick={() => void give()} idle={!isSeen || isGiving}>
          {verb}
        </Button>
      </p>
      {act.state.kind === 'refused' && <RefusedNote problem={act.state.problem} />}
      <div role="status" class="desk-preview-state">
        {isGiving ? r.giving : seen === null ? r.preview.first : seen.command === text ? r.preview.seen : r.preview.old}
      </div>
      {seen !== null && !seen.answer.ok && <RefusedNote problem={seen.answer.error} />}
      {seen?.answer.ok === true && (
        <section aria-label={r.preview.heading} class={isSeen ? undefined : 'desk-outdated'}>
          <h3>{r.preview.heading}</h3>
          <PreviewPanel previewed={seen.answer.value} />
        </section>
      )}
    </div>
  );
};

import { useMemo, useState } from 'preact/hooks';
import type { GivenCommand, Recorded } from '../ledger/commands';
import { useAnswer } from '../shared/use-answer';
import { ActNote, UnansweredNote } from '../forms/refused-note';
import { lostCommand, useAct } from '../forms/use-act';
import { deskMessages } from '../strings/desk';
import { Button } from '../forms/fields';
import { PreviewPanel } from './preview/preview-panel';
import { preview } from './preview/preview';

interface ProposalProps {
  /** Null as long as something is missing. */
  readonly command: GivenCommand | null;
  /** What somebody has written, whatever the board has become meanwhile. */
  readonly written: string;
  /** What is missing. */
  readonly missing: readonly string[];
  /** What giving it is called: `'Give the ruling'`. */
  readonly verb: string;
  readonly onGiven: (command: GivenCommand, recorded: Recorded) => void;
}

/** A command that is given only after its effects have been seen: exactly this one, on the board as it stands. */
export const Proposal = ({ command, written, missing, verb, onGiven }: ProposalProps) => {
  const [asked, ask] = useState<GivenCommand | null>(null);
  const { answer, current } = useAnswer(useMemo(() => asked && (() => preview(asked)), [asked]));
  const act = useAct();
  const isAsked = asked !== null && JSON.stringify(asked) === JSON.stringify(command);
  const seen = asked !== null && current ? answer : null;
  const isSeen = isAsked && seen?.ok === true;
  const lost = lostCommand(act, written);
  const isGiving = act.state.kind === 'giving';
  const toGive = lost ?? (isSeen ? command : null);
  const give = async (): Promise<void> => {
    if (!toGive) return;
    const given = await act.give(toGive, written);
    ask(null);
    if (given) onGiven(toGive, given.recorded);
  };
  const state = (): string => {
    if (isGiving) return deskMessages.giving;
    if (asked === null) return deskMessages.preview.first;
    if (!isAsked) return deskMessages.preview.old;
    if (seen === null) return deskMessages.preview.working;
    return seen.ok ? deskMessages.preview.seen : '';
  };
  return (
    <div>
      {missing.length > 0 && <p class="quiet">{deskMessages.missing(missing)}</p>}
      <p class="desk-acts">
        <Button onClick={() => ask(command && { ...command })} idle={command === null}>
          {deskMessages.preview.see}
        </Button>
        <Button kind="main" once onClick={() => void give()} idle={toGive === null || isGiving}>
          {verb}
        </Button>
      </p>
      {(asked === null || lost !== null || isGiving) && <ActNote act={act} />}
      <div role="status" class="desk-preview-state">
        {state()}
      </div>
      {seen?.ok === false && <UnansweredNote problem={seen.error} />}
      {seen?.ok === true && (
        <section aria-label={deskMessages.preview.heading} class={isSeen ? undefined : 'desk-outdated'}>
          <h3>{deskMessages.preview.heading}</h3>
          <PreviewPanel previewed={seen.value} />
        </section>
      )}
    </div>
  );
};

import { useEffect, useState, useContext, useMemo } from 'preact/hooks';
import { ActNote, RefusalTexts, UnansweredNote } from '../../forms/refused-note';
import { isBehind, useAct } from '../../forms/use-act';
import { useDraft } from '../../forms/use-draft';
import type { GivenCommand, ToAppeal } from '../../ledger/commands';
import { r } from '../../strings/appeals';
import type { Act, Option, Values } from './act';
import { ActField } from './field-input';
import { filledIn } from './filled';
import { reading } from './reading';
import { asked } from '../../ledger/api';
import { client } from '../../ledger/client';
import { ProblemNote } from '../../shared/awaited';
import { useAnswer } from '../../shared/use-answer';
import { CaseContext } from '../case-context';
import { ComparisonTable } from '../what-if/comparison-table';
import { figuresWith } from '../what-if/figures';
import { useFiguresNow } from '../what-if/use-figures-now';

/** What a decision would move if it were given now; nothing is recorded. */
const EffectsOfDecision = ({ command }: { readonly command: GivenCommand }) => {
  const room = useContext(CaseContext);
  const now = useFiguresNow(room);
  const { answer, current } = useAnswer(
    useMemo(() => () => asked(client.POST('/previews', { body: command })), [command, room?.position]),
  );
  if (!answer || !current || !now || !room) return <p role="status">{r.whatIf.working}</p>;
  if (!answer.ok) return <UnansweredNote problem={answer.error} />;
  if (!now.ok) return <ProblemNote problem={now.error} />;
  const after = figuresWith(now.value, answer.value.differences, room.board?.stream ?? '');
  return (
    <ComparisonTable
      caption={r.wouldMove}
      room={room}
      now={now.value}
      columns={[{ label: r.whatIf.after, figures: after }]}
    />
  );
};

interface ActFormProps {
  /** Without its category: `'a1'`; of one that is lodged here, unless the form gives it another. */
  readonly appeal: string;
  /** What is typed is kept for this: who does it, and what about, `'d02/a1'`. */
  readonly keptFor: string;
  /** Revision of the last event that the reader has seen; null for a case that is not there yet. */
  readonly seen: number | null;
  readonly act: Act;
  readonly people: readonly Option[];
  /** To be filled in now, over what was typed; null for nothing. */
  readonly taken?: Values | null;
  /** It has been filled in. */
  readonly onTaken?: () => void;
  /** @param appeal the case that it was given for */
  readonly onGiven: (act: Act, appeal: string) => void;
}

interface Tried {
  readonly command: GivenCommand;
  /** What was filled in then. */
  readonly what: string;
}

/** A form that gives one command. What was typed stays there until the command has been recorded. */
export const ActForm = ({ appeal, keptFor, seen, act, people, taken = null, onTaken, onGiven }: ActFormProps) => {
  const {
    value: values,
    change,
    clear,
  } = useDraft<Values>(`${keptFor}/${act.type}`, act.begins, (typed) => filledIn(act, typed));
  const sending = useAct();
  const [tried, setTried] = useState<Tried | null>(null);
  useEffect(() => {
    if (!taken) return;
    change(taken);
    onTaken?.();
  }, [taken]);
  const what = JSON.stringify(values);
  const idle = sending.state.kind === 'giving' || isBehind(sending, seen ?? undefined);
  const command = (now: Date): ToAppeal => {
    const read = reading(values, now);
    const to = act.type === 'LodgeAppeal' ? read.text('appeal') || appeal : appeal;
    return { ...act.command(read), appeal: to };
  };
  const record = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (idle) return;
    change({});
    const expected = seen === null ? {} : { expectedRevision: seen };
    const given = await sending.give({ ...command(new Date()), ...expected }, what);
    if (!given) return;
    clear();
    onGiven(act, 'appeal' in given.command ? given.command.appeal : appeal);
  };
  const tryOut = (form: HTMLFormElement | null): void => {
    if (form?.reportValidity() === true) setTried({ command: command(new Date()), what });
  };
  return (
    <RefusalTexts.Provider value={{ lost: r.tryAgain, codes: { StaleRevision: r.movedOn } }}>
      <form class="act" aria-label={r.act[act.type]} onSubmit={(event) => void record(event)}>
        {act.fields
          .filter(({ asked }) => asked?.(values) ?? true)
          .map((field) => (
            <ActField
              key={field.name}
              field={field}
              value={values[field.name]}
              people={people}
              onChange={(value) => change({ [field.name]: value })}
            />
          ))}
        <ActNote act={sending} />
        <p class="act-buttons">
          <button type="submit" class="primary" aria-disabled={idle}>
            {idle ? r.giving : r.act[act.type]}
          </button>
          {act.isDecision === true && (
            <button type="button" onClick={({ currentTarget }) => tryOut(currentTarget.form)}>
              {r.tryFirst}
            </button>
          )}
        </p>
        {tried?.what === what && <EffectsOfDecision command={tried.command} />}
      </form>
    </RefusalTexts.Provider>
  );
};

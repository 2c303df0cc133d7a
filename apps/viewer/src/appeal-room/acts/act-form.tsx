import type { PlayedResult } from '@app/contract';
import type { SessionDoc } from '@app/session';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Option } from '../../forms/fields';
import { Fields } from '../../forms/form';
import { FormContext, PLAIN_FORM } from '../../forms/form-context';
import { stillOffered } from '../../forms/offered';
import { readFields } from '../../forms/read-form';
import { ActNote, RefusalTexts, UnansweredNote } from '../../forms/refused-note';
import { type Filled, textOf } from '../../forms/schema';
import { isBehind, useAct } from '../../forms/use-act';
import { useDraft } from '../../forms/use-draft';
import { answerTo } from '../../ledger/api';
import { client } from '../../ledger/client';
import { type GivenCommand, checkedCommand } from '../../ledger/commands';
import { ProblemNote } from '../../shared/awaited';
import { useAnswer } from '../../shared/use-answer';
import { appealMessages } from '../../strings/appeals';
import { formMessages } from '../../strings/forms';
import { CaseContext } from '../case-context';
import { playedIn } from '../room-source';
import { ComparisonTable } from '../what-if/comparison-table';
import { figuresWith } from '../what-if/figures';
import { useFiguresNow } from '../what-if/use-figures-now';
import type { Act } from './act';
import { lawsIn } from './deciding';

type Names = Readonly<Record<string, string>>;

/** What a decision would move if it were given now; nothing is recorded. */
const EffectsOfDecision = ({ command }: { readonly command: GivenCommand }) => {
  const room = useContext(CaseContext);
  const now = useFiguresNow(room);
  const { answer, current } = useAnswer(
    useMemo(() => () => answerTo(client.POST('/previews', { body: command })), [command, room?.position]),
  );
  if (!answer || !current || !now || !room) return <p role="status">{appealMessages.whatIf.working}</p>;
  if (!answer.ok) return <UnansweredNote problem={answer.error} />;
  if (!now.ok) return <ProblemNote problem={now.error} />;
  const after = figuresWith(now.value, answer.value.differences, room.board?.stream ?? '');
  return (
    <ComparisonTable
      caption={appealMessages.wouldMove}
      room={room}
      now={now.value}
      columns={[{ label: appealMessages.whatIf.after, figures: after }]}
    />
  );
};

/** What the words are called that fields take, by the names of the fields. */
const choiceNames = (form: string): Readonly<Record<string, Names>> => ({
  about: appealMessages.vote.about,
  votes: {
    for: appealMessages.vote.for,
    against: appealMessages.vote.against,
    abstained: appealMessages.vote.abstained,
  },
  ruling: appealMessages.ruling,
  basis: appealMessages.basis,
  capacity: appealMessages.capacity,
  parts: appealMessages.part,
  party: appealMessages.party,
  procedure: appealMessages.procedure,
  to: appealMessages.instance,
  ground: form === 'ForfeitDeposit' ? appealMessages.forfeit : appealMessages.ground,
});

/** How forms of this room name their fields: a command may have its own name for what others have too. */
const inAppeals = (form: string, people: readonly Option[], played: PlayedResult | null): FormContext => {
  const fields: Names = appealMessages.field;
  const choices = choiceNames(form);
  return {
    ...PLAIN_FORM,
    form,
    label: (name) => fields[`${form}.${name}`] ?? fields[name] ?? name,
    choice: (word, name) => choices[name]?.[word] ?? word,
    people,
    submits: true,
    played,
  };
};

interface ActFormProps {
  /** Without its category: `'a1'`; of one that is lodged here, unless the form gives it another. */
  readonly appeal: string;
  /** Who does it, and what about, `'d02/a1'`: what is typed is stored for that. */
  readonly draftKey: string;
  /** Revision of the last event that the reader has seen; null for a case that is not there yet. */
  readonly seen: number | null;
  readonly session: SessionDoc;
  readonly act: Act;
  readonly people: readonly Option[];
  /** To be filled in now, over what was typed; null for nothing. */
  readonly taken?: Filled | null;
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
export const ActForm = (props: ActFormProps) => {
  const { appeal, draftKey, seen, session, act, people, taken = null, onTaken, onGiven } = props;
  const { value, change, clear } = useDraft(`${draftKey}/${act.type}`, (typed) => stillOffered(act, typed));
  const sending = useAct();
  const [tried, setTried] = useState<Tried | null>(null);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const room = useContext(CaseContext);
  useEffect(() => {
    if (!taken) return;
    change(taken);
    onTaken?.();
  }, [taken]);
  const what = JSON.stringify(value);
  const idle = sending.state.kind === 'giving' || isBehind(sending, seen ?? undefined);
  const commandNow = (): GivenCommand | null => {
    const reading = { now: new Date(), paragraphs: (text: string) => lawsIn(text, session) };
    const command = checkedCommand({
      type: act.type,
      appeal: textOf(value.appeal).trim() || appeal,
      data: act.data(readFields(act.schema, act.fields, value, reading)),
      ...(seen === null ? {} : { expectedRevision: seen }),
    });
    setInvalid(command.ok ? [] : command.error);
    return command.ok ? command.value : null;
  };
  const record = async (event: Event): Promise<void> => {
    event.preventDefault();
    const command = idle ? null : commandNow();
    if (!command) return;
    change({});
    const given = await sending.give(command, what);
    if (!given) return;
    clear();
    onGiven(act, 'appeal' in given.command ? given.command.appeal : appeal);
  };
  const tryOut = (form: HTMLFormElement | null): void => {
    const command = form?.reportValidity() === true ? commandNow() : null;
    if (command) setTried({ command, what });
  };
  return (
    <RefusalTexts.Provider value={{ lost: appealMessages.tryAgain, codes: { StaleRevision: appealMessages.movedOn } }}>
      <form class="act" aria-label={appealMessages.act[act.type]} onSubmit={(event) => void record(event)}>
        <FormContext.Provider value={{ ...inAppeals(act.type, people, room && playedIn(room)), invalid }}>
          <Fields schema={act.schema} fields={act.fields} value={value} onChange={change} />
        </FormContext.Provider>
        {invalid.length > 0 && (
          <p class="problem" role="alert">
            {formMessages.incomplete}
          </p>
        )}
        <ActNote act={sending} />
        <p class="act-buttons">
          <button type="submit" class="primary" aria-disabled={idle}>
            {idle ? appealMessages.giving : appealMessages.act[act.type]}
          </button>
          {act.isDecision && (
            <button type="button" onClick={({ currentTarget }) => tryOut(currentTarget.form)}>
              {appealMessages.tryFirst}
            </button>
          )}
        </p>
        {tried?.what === what && <EffectsOfDecision command={tried.command} />}
      </form>
    </RefusalTexts.Provider>
  );
};

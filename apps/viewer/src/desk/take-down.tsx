import { SEATS } from '@app/bridge';
import { BOARD_COMMANDS } from '@app/contract';
import { checkedCommand } from '../ledger/commands';
import { ActText } from '../board/act-link';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { type Desk, addressOf } from './desk';
import { useDraft } from '../forms/use-draft';
import { Check, SelectField } from '../forms/fields';
import { Fields } from '../forms/form';
import { type CommandData, readFields } from '../forms/read-form';
import { type FieldSpec, type Filled, schemaOf, textOf } from '../forms/schema';
import { ActNote } from '../forms/refused-note';
import { useAct } from '../forms/use-act';
import { GiveButton } from './give-button';

const KINDS = ['CallDirector', 'TakeStatement', 'FindFact', 'TakePoll'] as const;
type Kind = (typeof KINDS)[number];
const BASES = ['agreed', 'balance-of-probabilities'] as const;

const NOTHING: Filled = { kind: 'TakeStatement', by: 'N', text: '', basis: 'agreed', answers: '', isAbout: true };

/** Nothing here happens at another moment than now, or cites a paragraph. */
const READING = { now: null, paragraphs: () => null };

/** What each kind asks for; the text that was typed stays when another kind is chosen. */
const fieldsOf = (kind: Kind): readonly FieldSpec[] => {
  const by = {
    name: 'by',
    label: deskMessages.takeDown.by,
    options: SEATS.map((seat) => ({ value: seat, label: messages.seat(seat) })),
  };
  switch (kind) {
    case 'CallDirector':
      return [by];
    case 'TakeStatement':
      return [by, { name: 'text', label: deskMessages.takeDown.texts[kind], kind: 'long' }];
    case 'FindFact':
      return [
        { name: 'text', label: deskMessages.takeDown.texts[kind], kind: 'long' },
        {
          name: 'basis',
          label: deskMessages.takeDown.basis,
          options: BASES.map((basis) => ({ value: basis, label: deskMessages.takeDown.bases[basis] })),
        },
      ];
    case 'TakePoll':
      return [
        { name: 'text', label: deskMessages.takeDown.texts[kind], kind: 'long' },
        {
          name: 'answers',
          label: deskMessages.takeDown.answers,
          hint: deskMessages.takeDown.answersHint,
          kind: 'long',
        },
      ];
  }
};

const answersIn = (text: unknown) =>
  textOf(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((answer) => ({ answer }));

/** The data of the command: of a poll the text is the question, and its answers are a line each. */
const dataOf = (kind: Kind, { answers, ...rest }: CommandData): CommandData => {
  if (kind !== 'TakePoll') return rest;
  return { question: rest.text, asked: answersIn(answers) };
};

/** What the director hears, finds out and asks: it stands on the record, and a ruling can rest on it. */
export const TakeDown = ({ desk }: { readonly desk: Desk }) => {
  const { value, change, clear } = useDraft(`${desk.me.id}/${desk.view.id}/taken`, (typed) => ({
    ...NOTHING,
    ...typed,
  }));
  const act = useAct();
  const kind = KINDS.find((one) => one === value.kind) ?? 'TakeStatement';
  const [schema, fields] = [schemaOf(BOARD_COMMANDS[kind]), fieldsOf(kind)];
  const about = desk.about !== null && value.isAbout === true ? { act: desk.about } : {};
  const data = { ...dataOf(kind, readFields(schema, fields, value, READING)), ...about };
  const isAnswered = kind !== 'TakePoll' || answersIn(value.answers).length > 0;
  const command = checkedCommand({ ...addressOf(desk), type: kind, data });
  return (
    <section aria-labelledby="take-down" class="desk-form">
      <h2 id="take-down">{deskMessages.takeDown.heading}</h2>
      <SelectField
        name={deskMessages.takeDown.kind}
        value={kind}
        options={KINDS.map((one) => ({ value: one, label: deskMessages.takeDown.kinds[one] }))}
        onChange={(one) => change({ kind: one })}
      />
      <Fields schema={schema} fields={fields} value={value} onChange={change} />
      {desk.about !== null && (
        <Check checked={value.isAbout === true} onChange={(isAbout) => change({ isAbout })}>
          {messages.laws.about} <ActText event={desk.events[desk.about]} act={desk.about} />
        </Check>
      )}
      <p class="desk-acts">
        <GiveButton act={act} command={command.ok && isAnswered ? command.value : null} onGiven={clear}>
          {deskMessages.takeDown.record}
        </GiveButton>
      </p>
      <ActNote act={act} />
    </section>
  );
};

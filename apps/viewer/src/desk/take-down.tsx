import { type Seat, SEATS } from '@app/bridge';
import type { ToldToBoard } from '../ledger/commands';
import { ActText } from '../board/act-link';
import { t } from '../strings';
import { r } from '../strings/desk';
import { type Desk, toBoard } from './desk';
import { useDraft } from '../forms/use-draft';
import { Check, SelectField, TextArea } from '../forms/fields';
import { ActNote } from '../forms/refused-note';
import { useAct } from '../forms/use-act';
import { GiveButton } from './give-button';

const KINDS = ['CallDirector', 'TakeStatement', 'FindFact', 'TakePoll'] as const;
type Kind = (typeof KINDS)[number];
const BASES = ['agreed', 'balance-of-probabilities'] as const;

interface Taken {
  readonly kind: Kind;
  readonly by: Seat;
  readonly text: string;
  readonly basis: (typeof BASES)[number];
  /** Of a poll: an answer a line, once for each who gave it. */
  readonly answers: string;
  readonly isAbout: boolean;
}

const NOTHING: Taken = { kind: 'TakeStatement', by: 'N', text: '', basis: 'agreed', answers: '', isAbout: true };

const answersIn = (text: string): readonly { readonly answer: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((answer) => ({ answer }));

/** Null as long as something is missing. */
const commandOf = ({ kind, by, text, basis, answers, isAbout }: Taken, act: number | null): ToldToBoard | null => {
  const about = act !== null && isAbout ? { act } : {};
  if (kind === 'CallDirector') return { type: kind, data: { by, ...about } };
  if (text.trim() === '') return null;
  switch (kind) {
    case 'TakeStatement':
      return { type: kind, data: { by, text, ...about } };
    case 'FindFact':
      return { type: kind, data: { text, basis, ...about } };
    case 'TakePoll': {
      const asked = answersIn(answers);
      return asked.length === 0 ? null : { type: kind, data: { question: text, asked, ...about } };
    }
  }
};

const isOneOf = <T extends string>(all: readonly T[], text: string): text is T => all.some((one) => one === text);

/** What the director hears, finds out and asks: it stands on the record, and a ruling can rest on it. */
export const TakeDown = ({ desk }: { readonly desk: Desk }) => {
  const { value, change, clear } = useDraft(`${desk.me.id}/${desk.view.id}/taken`, NOTHING);
  const act = useAct();
  const command = commandOf(value, desk.about);
  const { kind } = value;
  return (
    <section aria-labelledby="take-down" class="desk-form">
      <h2 id="take-down">{r.takeDown.heading}</h2>
      <SelectField
        name={r.takeDown.kind}
        value={kind}
        choices={KINDS.map((one) => ({ value: one, label: r.takeDown.kinds[one] }))}
        onChange={(one) => isOneOf(KINDS, one) && change({ kind: one })}
      />
      {(kind === 'CallDirector' || kind === 'TakeStatement') && (
        <SelectField
          name={r.takeDown.by}
          value={value.by}
          choices={SEATS.map((seat) => ({ value: seat, label: t.seat(seat) }))}
          onChange={(seat) => isOneOf(SEATS, seat) && change({ by: seat })}
        />
      )}
      {kind !== 'CallDirector' && (
        <TextArea name={r.takeDown.texts[kind]} value={value.text} onChange={(text) => change({ text })} />
      )}
      {kind === 'FindFact' && (
        <SelectField
          name={r.takeDown.basis}
          value={value.basis}
          choices={BASES.map((one) => ({ value: one, label: r.takeDown.bases[one] }))}
          onChange={(one) => isOneOf(BASES, one) && change({ basis: one })}
        />
      )}
      {kind === 'TakePoll' && (
        <TextArea
          name={r.takeDown.answers}
          hint={r.takeDown.answersHint}
          value={value.answers}
          onChange={(answers) => change({ answers })}
        />
      )}
      {desk.about !== null && (
        <Check checked={value.isAbout} onChange={(isAbout) => change({ isAbout })}>
          {t.laws.about} <ActText event={desk.events[desk.about]} act={desk.about} />
        </Check>
      )}
      <p class="desk-acts">
        <GiveButton act={act} command={command && toBoard(desk, command)} onGiven={clear}>
          {r.takeDown.record}
        </GiveButton>
      </p>
      <ActNote act={act} />
    </section>
  );
};

import { useState } from 'preact/hooks';
import type { BoardEvent } from '@app/contract';
import { isInForce } from '@app/session';
import { ActText } from '../board/act-link';
import { EventNumber } from '../board/event-number';
import { Awaited } from '../shared/awaited';
import { EventText } from '../shared/event-text';
import { messages } from '../strings';
import { deskMessages } from '../strings/desk';
import { formMessages } from '../strings/forms';
import type { Desk } from './desk';
import { useDraft } from '../forms/use-draft';
import { Button, Check, Group, SelectField } from '../forms/fields';
import { Fields } from '../forms/form';
import { FormContext, PLAIN_FORM } from '../forms/form-context';
import type { Filled } from '../forms/schema';
import { lawsIn } from './laws-cited';
import { Proposal } from './proposal';
import { type RulingDraft, commandOf, groundsIn, lawsOfForm, missingIn, rulingWritten } from './ruling';
import { RULING, appealField, exceptionField, listFields, mainFields, raisedField } from './ruling-fields';
import { NO_SCORE } from './score/draft';
import { useForms, useWorth } from './score/forms';
import { ScorePart } from './score/score-part';

interface PartProps {
  readonly desk: Desk;
  readonly draft: RulingDraft;
  readonly change: (some: Filled) => void;
}

const toggled = (all: readonly number[], one: number, isIn: boolean): readonly number[] =>
  isIn ? [...all, one].sort((a, b) => a - b) : all.filter((other) => other !== one);

/** The act that an event speaks of, where that may well be what a ruling is about. */
const spokenOf = (event: BoardEvent): number | undefined => {
  if (event.type === 'InfractionNoted' || event.type === 'TempoNoted') return event.data.act;
  return event.type === 'DirectorCalled' ? event.data.act : undefined;
};

/** Acts that a ruling may well be about: what was irregular, or slow, and what the director was called to. */
const actsIn = ({ events, about }: Desk): readonly number[] => {
  const spoken = events.map(spokenOf).filter((act) => act !== undefined);
  return [...new Set([...(about === null ? [] : [about]), ...spoken])].sort((a, b) => a - b);
};

const AboutPart = ({ desk, draft, change }: PartProps) => (
  <Group name={messages.rulings.about}>
    {actsIn(desk).map((act) => (
      <p key={act} class="desk-act">
        <Check
          checked={draft.about.includes(act)}
          onChange={(isIn) => change({ about: toggled(draft.about, act, isIn) })}
        >
          <ActText event={desk.events[act]} act={act} />
        </Check>
        <EventNumber id={desk.view.id} at={act} />
      </p>
    ))}
  </Group>
);

const GroundsPart = ({ desk, draft, change }: PartProps) => {
  const ticked = groundsIn(desk, draft);
  return (
    <Group name={messages.rulings.restsOn}>
      {desk.board.grounds.length === 0 && <p class="quiet">{deskMessages.ruling.noGrounds}</p>}
      {desk.board.grounds.map(({ at }) => {
        const event = desk.events[at];
        return (
          <p key={at} class="desk-act">
            <Check checked={ticked.includes(at)} onChange={(isIn) => change({ grounds: toggled(ticked, at, isIn) })}>
              {event && <EventText event={event} />}
            </Check>
            <EventNumber id={desk.view.id} at={at} />
          </p>
        );
      })}
    </Group>
  );
};

const AmendsPart = ({ desk: { board }, draft, change }: PartProps) => {
  const standing = board.decisions.rulings.filter(({ at }) => isInForce(board.decisions, at));
  if (standing.length === 0) return null;
  return (
    <SelectField
      name={messages.rulings.amends}
      value={draft.amends === null ? '' : String(draft.amends)}
      none={formMessages.none}
      options={standing.map(({ at, data }) => ({
        value: String(at),
        label: `${messages.laws.event(at + 1)}: ${data.reasons}`,
      }))}
      onChange={(at) => change({ amends: at === '' ? null : Number(at) })}
    />
  );
};

/** What has been given last; `from` is the number of events that the board had then. */
interface Given {
  readonly kind: 'ruling' | 'field';
  readonly from: number;
}

const givenText = ({ view: { rulings } }: Desk, { kind, from }: Given): string => {
  if (kind === 'field') return deskMessages.ruling.fieldGiven;
  const ruling = rulings.find(({ at }) => at >= from);
  return ruling === undefined || ruling.told.length === 0
    ? deskMessages.ruling.given
    : deskMessages.ruling.givenAndTold;
};

/** A ruling as it is written: tried out by its effects, then given. */
export const RulingForm = ({ desk }: { readonly desk: Desk }) => {
  const { view, events, me } = desk;
  const { value: draft, change, clear } = useDraft(`${me.id}/${view.id}/ruling`, (typed) => rulingWritten(desk, typed));
  const [given, setGiven] = useState<Given | null>(null);
  const { answer } = useForms(view.id, events.length);
  const forms = answer?.ok === true ? answer.value.forms : [];
  const form = forms.find(({ id }) => id === draft.score.form) ?? null;
  const worth = useWorth(view.id, form, draft.score.value, events.length);
  const filled = worth.current && worth.answer?.ok === true ? worth.answer.value : null;
  const part = { desk, draft, change };
  const fields = { schema: RULING, value: draft, onChange: change };
  return (
    <section aria-labelledby="ruling" class="desk-form">
      <h2 id="ruling">{deskMessages.ruling.heading}</h2>
      <AboutPart {...part} />
      <GroundsPart {...part} />
      {answer?.ok === true ? (
        <ScorePart
          desk={desk}
          forms={forms}
          worth={worth}
          draft={draft.score}
          onChange={(score) => change({ score })}
        />
      ) : (
        <Awaited problem={answer?.error ?? null} />
      )}
      <FormContext.Provider value={{ ...PLAIN_FORM, invalid: lawsIn(view.laws, draft.laws) === null ? ['laws'] : [] }}>
        <Fields {...fields} fields={mainFields(lawsOfForm(filled))} />
        <details>
          <summary>{deskMessages.ruling.more}</summary>
          <Fields {...fields} fields={listFields(desk)} />
          <AmendsPart {...part} />
        </details>
        <Fields {...fields} fields={[raisedField(), exceptionField(), appealField()]} />
      </FormContext.Provider>
      <Proposal
        command={commandOf(desk, draft, filled)}
        missing={missingIn(desk, draft, filled).map((one) => deskMessages.ruling.missing[one])}
        verb={deskMessages.ruling.give}
        written={JSON.stringify(draft)}
        onGiven={({ type }) => {
          if (type === 'GiveRuling') clear();
          else change({ score: NO_SCORE });
          setGiven({ kind: type === 'GiveRuling' ? 'ruling' : 'field', from: events.length });
        }}
      />
      <p role="status">{given !== null && givenText(desk, given)}</p>
      <Button onClick={clear}>{deskMessages.ruling.discard}</Button>
    </section>
  );
};

import { playedIn } from '@app/session';
import type { Answered } from '../../shared/use-answer';
import { isReady, started } from '../../forms/schema';
import { deskMessages } from '../../strings/desk';
import { formMessages } from '../../strings/forms';
import type { Desk } from '../desk';
import { Group, SelectField } from '../../forms/fields';
import { Fields } from '../../forms/form';
import { FormContext, PLAIN_FORM } from '../../forms/form-context';
import { UnansweredNote } from '../../forms/refused-note';
import { type ScoreDraft, NO_SCORE } from './draft';
import type { FilledAnswer, OfferedForm } from './forms';
import { WorthTable } from './worth-table';

/** What the table itself made of the board; null where that is nothing, not known, or passed out. */
export const playedAt = ({ view: { result } }: Desk) => playedIn(result) ?? null;

interface ScorePartProps {
  readonly desk: Desk;
  readonly forms: readonly OfferedForm[];
  readonly draft: ScoreDraft;
  readonly worth: Answered<FilledAnswer>;
  readonly onChange: (draft: ScoreDraft) => void;
}

/** The score of a ruling: a form, filled in, with what it is worth while it is filled in. */
export const ScorePart = ({ desk, forms, draft, worth, onChange }: ScorePartProps) => {
  const form = forms.find(({ id }) => id === draft.form);
  const played = playedAt(desk);
  const { answer, current } = worth;
  return (
    <Group name={deskMessages.ruling.score}>
      <SelectField
        name={deskMessages.score.form}
        value={draft.form ?? ''}
        none={deskMessages.score.alone}
        options={forms.map(({ id, title }) => ({ value: id, label: deskMessages.score.formName(id, title) }))}
        onChange={(id) => {
          const chosen = forms.find((one) => one.id === id);
          onChange(chosen ? { form: id, value: started(chosen.schema, played) } : NO_SCORE);
        }}
      />
      {form && (
        <>
          <FormContext.Provider
            value={{
              ...PLAIN_FORM,
              form: form.id,
              label: deskMessages.score.field,
              choice: deskMessages.score.choice,
              none: formMessages.choose,
              played,
              polls: desk.view.polls,
            }}
          >
            <Fields schema={form.schema} value={draft.value} onChange={(value) => onChange({ form: form.id, value })} />
          </FormContext.Provider>
          {!isReady(form.schema, draft.value) && <p class="quiet">{deskMessages.score.unfinished}</p>}
          {answer?.ok === true && <WorthTable filled={answer.value} current={current} names={desk.names} />}
          {answer?.ok === false && <UnansweredNote problem={answer.error} />}
        </>
      )}
    </Group>
  );
};

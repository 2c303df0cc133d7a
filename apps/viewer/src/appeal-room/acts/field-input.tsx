import type { ComponentChildren } from 'preact';
import { OutcomeEditor } from '../outcome-editor';
import type { OutcomeDraft } from '../outcome-draft';
import { draftOf } from '../outcome-draft';
import { LAST_MOMENT } from '../../shared/instants';
import { r } from '../../strings/appeals';
import type { Field, FieldValue, Option } from './act';
import { PersonInput } from './person-input';
import { VotesInput } from './votes-input';

export interface FieldInputProps {
  readonly id: string;
  readonly field: Field;
  readonly value: FieldValue | undefined;
  readonly people: readonly Option[];
  readonly onChange: (value: FieldValue) => void;
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: FieldValue | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

const Group = ({ field, children }: { readonly field: Field; readonly children: ComponentChildren }) => (
  <fieldset class="field">
    <legend>{r.field[field.name]}</legend>
    {children}
    {field.hint !== undefined && <p class="quiet">{field.hint}</p>}
  </fieldset>
);

const People = ({ id, field, value, people, onChange }: FieldInputProps) => {
  const all = listOf(value);
  return (
    <Group field={field}>
      {all.map((one, index) => (
        <PersonInput
          key={index}
          id={`${id}-${index}`}
          label={`${r.field[field.name]} ${index + 1}`}
          value={one}
          people={people}
          required={index === 0}
          onChange={(person) => onChange(all.map((old, at) => (at === index ? person : old)))}
        />
      ))}
      <button type="button" onClick={() => onChange([...all, ''])}>
        {r.addPerson}
      </button>
    </Group>
  );
};

const Several = ({ field, value, onChange, options }: FieldInputProps & { readonly options: readonly Option[] }) => {
  const all = listOf(value);
  return (
    <Group field={field}>
      {options.map((one) => (
        <label key={one.value} class="tick">
          <input
            type="checkbox"
            checked={all.includes(one.value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...all, one.value] : all.filter((other) => other !== one.value))
            }
          />{' '}
          {one.label}
        </label>
      ))}
    </Group>
  );
};

const Plain = ({ id, field, value, people, onChange }: FieldInputProps) => {
  const text = textOf(value);
  const required = field.optional !== true;
  switch (field.kind) {
    case 'line':
      return (
        <input
          id={id}
          value={text}
          required={required}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'long':
      return (
        <textarea
          id={id}
          rows={3}
          value={text}
          required={required}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'when':
      return (
        <input
          id={id}
          type="datetime-local"
          step={1}
          max={LAST_MOMENT}
          value={text}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'choice':
      return (
        <select id={id} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {field.options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      );
    case 'person':
      return <PersonInput id={id} value={text} people={people} required={required} onChange={onChange} />;
    case 'people':
    case 'several':
    case 'votes':
    case 'flag':
    case 'outcome':
      return null;
  }
};

const hintOf = ({ kind, hint, optional }: Field): string | null => {
  if (hint !== undefined) return hint;
  if (kind === 'when') return r.hint.when;
  return optional === true ? r.hint.optional : null;
};

/** One field of a form, with its label. */
export const FieldInput = (props: FieldInputProps) => {
  const { id, field, value, onChange } = props;
  switch (field.kind) {
    case 'people':
      return <People {...props} />;
    case 'several':
      return <Several {...props} options={field.options} />;
    case 'votes':
      return (
        <Group field={field}>
          <VotesInput id={id} members={field.options} value={value} onChange={onChange} />
        </Group>
      );
    case 'outcome':
      return (
        <Group field={field}>
          <OutcomeEditor
            draft={typeof value === 'object' && 'sides' in value ? (value as OutcomeDraft) : draftOf(null)}
            onChange={onChange}
          />
        </Group>
      );
    case 'flag':
      return (
        <label class="field tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />{' '}
          {r.field[field.name]}
        </label>
      );
    case 'line':
    case 'long':
    case 'when':
    case 'choice':
    case 'person':
      return (
        <p class="field">
          <label for={id}>
            {r.field[field.name]}
            {hintOf(field) !== null && <span class="quiet"> {hintOf(field)}</span>}
          </label>
          <Plain {...props} />
        </p>
      );
  }
};

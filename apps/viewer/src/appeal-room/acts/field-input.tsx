import { FieldInput, textsOf } from '../../forms/field-input';
import { Group, Labelled } from '../../forms/fields';
import { r } from '../../strings/appeals';
import { draftOf, type OutcomeDraft } from '../outcome-draft';
import { OutcomeEditor } from '../outcome-editor';
import type { Field, FieldValue, Option } from './act';
import { PersonInput } from './person-input';
import { VotesInput } from './votes-input';

interface ActFieldProps {
  readonly field: Field;
  readonly value: FieldValue | undefined;
  readonly people: readonly Option[];
  readonly onChange: (value: FieldValue) => void;
}

const People = ({ field, value, people, onChange }: ActFieldProps) => {
  const all = textsOf(value);
  const label = r.field[field.name];
  return (
    <Group name={label} hint={field.hint}>
      {all.map((one, index) => (
        <PersonInput
          key={index}
          label={`${label} ${index + 1}`}
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

const hintOf = ({ kind, hint, optional }: Field): string | undefined => {
  if (hint !== undefined) return hint;
  if (kind === 'when') return r.hint.when;
  return optional === true && kind !== 'several' && kind !== 'flag' ? r.hint.optional : undefined;
};

/** One field of an act on a case: what its form asks for, and the inputs that only cases have. */
export const ActField = (props: ActFieldProps) => {
  const { field, value, people, onChange } = props;
  const label = r.field[field.name];
  const required = field.optional !== true;
  switch (field.kind) {
    case 'people':
      return <People {...props} />;
    case 'person':
      return (
        <Labelled name={label} hint={hintOf(field)}>
          {(id) => (
            <PersonInput
              id={id}
              value={typeof value === 'string' ? value : ''}
              people={people}
              required={required}
              onChange={onChange}
            />
          )}
        </Labelled>
      );
    case 'votes':
      return (
        <Group name={label} hint={field.hint}>
          <VotesInput members={field.options} value={value} onChange={onChange} />
        </Group>
      );
    case 'outcome':
      return (
        <Group name={label} hint={field.hint}>
          <OutcomeEditor
            draft={typeof value === 'object' && 'sides' in value ? (value as OutcomeDraft) : draftOf(null)}
            onChange={onChange}
          />
        </Group>
      );
    case 'line':
    case 'long':
    case 'when':
    case 'flag':
    case 'choice':
    case 'several':
      return (
        <FieldInput
          label={label}
          hint={hintOf(field)}
          field={field}
          required={required}
          value={value}
          onChange={onChange}
        />
      );
  }
};

import { FieldInput, textsOf } from '../../forms/field-input';
import { Group, Labelled, SelectField } from '../../forms/fields';
import { r } from '../../strings/appeals';
import { draftOf, type OutcomeDraft } from '../outcome-draft';
import { OutcomeEditor } from '../outcome-editor';
import type { Field, FieldValue, Option } from './act';
import { PersonInput } from './person-input';

const VOTES = ['for', 'against', 'abstained'] as const;

interface VotesInputProps {
  readonly members: readonly Option[];
  readonly value: FieldValue | undefined;
  readonly onChange: (votes: Readonly<Record<string, string>>) => void;
}

/** How each member votes. */
const VotesInput = ({ members, value, onChange }: VotesInputProps) => {
  const votes: Readonly<Record<string, string>> =
    typeof value === 'object' && !Array.isArray(value) ? (value as Readonly<Record<string, string>>) : {};
  return (
    <>
      {members.map(({ value: member, label }) => (
        <SelectField
          key={member}
          name={label}
          value={votes[member] ?? 'abstained'}
          choices={VOTES.map((vote) => ({ value: vote, label: r.vote[vote] }))}
          onChange={(vote) => onChange({ ...votes, [member]: vote })}
        />
      ))}
    </>
  );
};

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

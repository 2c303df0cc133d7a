import { useContext } from 'preact/hooks';
import { formMessages } from '../strings/forms';
import { Group, Labelled, type Option } from './fields';
import { type FieldProps, FormContext, useNames } from './form-context';
import { textOf, textsOf } from './schema';

const PEOPLE_LIST = 'people-of-the-directory';

/** Everybody whom the directory knows, for all inputs of persons on the page. */
export const PeopleList = ({ people }: { readonly people: readonly Option[] }) => (
  <datalist id={PEOPLE_LIST}>
    {people.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
);

/** The id of whoever is typed by name or by id. */
const idOf = (people: readonly Option[], typed: string): string =>
  people.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())?.value ?? typed;

interface PersonInputProps {
  /** Its id where it has a label, or the label itself. */
  readonly attributes: { readonly id: string } | { readonly 'aria-label': string };
  readonly value: string;
  readonly people: readonly Option[];
  readonly required: boolean;
  readonly onChange: (id: string) => void;
}

/** An id, with the name of whoever has it beside. */
const PersonInput = ({ attributes, value, people, required, onChange }: PersonInputProps) => (
  <span class="person">
    <input
      {...attributes}
      list={PEOPLE_LIST}
      value={value}
      required={required}
      autoComplete="off"
      placeholder={formMessages.hint.person}
      onInput={({ currentTarget }) => onChange(idOf(people, currentTarget.value))}
    />
    <span class="quiet">{people.find((one) => one.value === value)?.label}</span>
  </span>
);

/** The id of somebody, chosen from the directory or typed. */
export const PersonField = (props: FieldProps) => {
  const { required, onChange } = props;
  const names = useNames(props);
  const { people } = useContext(FormContext);
  const value = textOf(props.value);
  return (
    <Labelled {...names}>
      {(attributes) => (
        <PersonInput attributes={attributes} value={value} people={people} required={required} onChange={onChange} />
      )}
    </Labelled>
  );
};

/** Several people, with room for another. */
export const PeopleField = (props: FieldProps) => {
  const { onChange } = props;
  const names = useNames(props);
  const { people } = useContext(FormContext);
  const all = textsOf(props.value);
  return (
    <Group {...names}>
      {all.map((one, index) => (
        <PersonInput
          key={index}
          attributes={{ 'aria-label': `${names.name} ${index + 1}` }}
          value={one}
          people={people}
          required={index === 0}
          onChange={(person) => onChange(all.map((old, at) => (at === index ? person : old)))}
        />
      ))}
      <button type="button" onClick={() => onChange([...all, ''])}>
        {formMessages.addPerson}
      </button>
    </Group>
  );
};

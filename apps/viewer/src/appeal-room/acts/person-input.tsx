import { r } from '../../strings/appeals';
import type { Option } from './act';

const PEOPLE_LIST = 'appeal-people';

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
export const idOf = (people: readonly Option[], typed: string): string =>
  people.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())?.value ?? typed;

interface PersonInputProps {
  /** Of the label that it has; left out where `label` names it. */
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  readonly people: readonly Option[];
  readonly required: boolean;
  readonly onChange: (id: string) => void;
}

/** An id, with the name of whoever has it beside. */
export const PersonInput = ({ id, label, value, people, required, onChange }: PersonInputProps) => (
  <span class="person">
    <input
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      list={PEOPLE_LIST}
      value={value}
      required={required}
      autoComplete="off"
      placeholder={r.hint.person}
      onInput={({ currentTarget }) => onChange(idOf(people, currentTarget.value))}
    />
    <span class="quiet">{people.find((one) => one.value === value)?.label}</span>
  </span>
);

import { useContext, useState } from 'preact/hooks';
import { r } from '../../strings/desk';
import { Check, SelectField, TextField, WholeField } from '../../forms/fields';
import { OnBoard } from './context';
import { type FieldKind, type Json, type Schema, isListed } from './schema';

export interface FieldProps {
  /** Of the field, as the form calls it. */
  readonly name: string;
  readonly schema: Schema;
  readonly value: Json | undefined;
  /** It may be left out. */
  readonly optional?: boolean;
  /** Undefined: it is left out. */
  readonly onChange: (value: Json | undefined) => void;
}

/** Which of the polls taken on the board: there is nothing to choose where there was none. */
export const PollField = ({ name, value, onChange }: FieldProps) => {
  const { polls, form } = useContext(OnBoard);
  if (polls.length === 0) return null;
  return (
    <SelectField
      name={r.score.field(name, form)}
      value={typeof value === 'number' ? String(value) : ''}
      none={r.none}
      choices={polls.map(({ question }, index) => ({ value: String(index + 1), label: question }))}
      onChange={(nth) => onChange(nth === '' ? undefined : Number(nth))}
    />
  );
};

interface WordsProps {
  readonly title: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Words with commas between: what is typed stands as it is typed, for as long as it says the same. */
const WordsField = ({ title, words, onChange }: WordsProps) => {
  const [typed, setTyped] = useState('');
  const shown = wordsIn(typed).join() === words.join() ? typed : words.join(', ');
  return (
    <TextField
      name={title}
      hint={r.partedByCommas}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(wordsIn(text));
      }}
    />
  );
};

type PlainKind = Extract<FieldKind, 'words' | 'choice' | 'whole' | 'flag' | 'text'>;

/** A field that has no fields in it. */
export const PlainField = ({ kind, name, schema, value, onChange }: FieldProps & { readonly kind: PlainKind }) => {
  const title = r.score.field(name, useContext(OnBoard).form);
  switch (kind) {
    case 'words':
      return (
        <WordsField
          title={title}
          words={isListed(value) ? value.filter((one) => typeof one === 'string') : []}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <SelectField
          name={title}
          value={typeof value === 'string' ? value : ''}
          none={r.choose}
          choices={(schema.enum ?? []).map((one) => ({ value: one, label: r.score.choice(one) }))}
          onChange={(one) => onChange(one === '' ? undefined : one)}
        />
      );
    case 'whole':
      return (
        <WholeField
          name={title}
          value={typeof value === 'number' ? value : undefined}
          least={schema.minimum ?? 0}
          most={schema.maximum ?? 99}
          onChange={onChange}
        />
      );
    case 'flag':
      return (
        <Check checked={value === true} onChange={(checked) => onChange(checked ? true : undefined)}>
          {title}
        </Check>
      );
    case 'text':
      return (
        <TextField
          name={title}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
  }
};

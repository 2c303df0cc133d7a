import { useContext, useState } from 'preact/hooks';
import { formMessages } from '../strings/forms';
import { Check, Group, SelectField, TextArea, TextField, WholeField } from './fields';
import { type FieldProps, FormContext, useNames } from './form-context';
import { PeopleField, PersonField } from './person-field';
import { type FieldKind, isFilled, textOf, textsOf } from './schema';

const useOptions = ({ spec, schema }: Pick<FieldProps, 'spec' | 'schema'>) => {
  const { form, choice } = useContext(FormContext);
  const words = schema.enum ?? schema.items?.enum ?? [];
  return spec.options ?? words.map((word) => ({ value: word, label: choice(word, spec.name, form) }));
};

/** Where nothing is submitted, the room says what is missing. */
const useRequired = ({ required }: FieldProps): boolean => useContext(FormContext).submits && required;

const LineField = (props: FieldProps) => (
  <TextField {...useNames(props)} value={textOf(props.value)} required={useRequired(props)} onChange={props.onChange} />
);

const LongField = (props: FieldProps) => (
  <TextArea {...useNames(props)} value={textOf(props.value)} required={useRequired(props)} onChange={props.onChange} />
);

const MomentField = (props: FieldProps) => {
  const { value, onChange } = props;
  const { submits } = useContext(FormContext);
  return (
    <TextField {...useNames(props)} value={textOf(value)} type="datetime-local" seconds={submits} onChange={onChange} />
  );
};

const FlagField = (props: FieldProps) => (
  <Check checked={props.value === true} onChange={props.onChange}>
    {useNames(props).name}
  </Check>
);

const WholeNumberField = (props: FieldProps) => {
  const { schema, value, onChange } = props;
  return (
    <WholeField
      {...useNames(props)}
      value={typeof value === 'number' ? value : undefined}
      least={schema.minimum ?? 0}
      most={schema.maximum ?? 99}
      onChange={onChange}
    />
  );
};

const ChoiceField = (props: FieldProps) => {
  const { spec, value, onChange } = props;
  const none = useContext(FormContext).none ?? spec.none;
  return (
    <SelectField
      {...useNames(props)}
      value={textOf(value)}
      {...(none === undefined ? {} : { none })}
      options={useOptions(props)}
      onChange={onChange}
    />
  );
};

/** Several of what can be chosen, each with its tick. */
const SeveralField = (props: FieldProps) => {
  const { value, onChange } = props;
  const all = textsOf(value);
  return (
    <Group {...useNames(props)}>
      {useOptions(props).map((one) => (
        <Check
          key={one.value}
          checked={all.includes(one.value)}
          onChange={(isIn) => onChange(isIn ? [...all, one.value] : all.filter((other) => other !== one.value))}
        >
          {one.label}
        </Check>
      ))}
    </Group>
  );
};

const wordsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Words with commas between: what is typed stands as it is typed, for as long as it says the same. */
const WordsField = (props: FieldProps) => {
  const { value, onChange } = props;
  const [typed, setTyped] = useState('');
  const words = textsOf(value);
  const shown = wordsIn(typed).join() === words.join() ? typed : words.join(', ');
  return (
    <TextField
      {...useNames(props)}
      hint={formMessages.partedByCommas}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(wordsIn(text));
      }}
    />
  );
};

/** Which of the polls taken on the board: there is nothing to choose where there was none. */
const PollField = (props: FieldProps) => {
  const { value, onChange } = props;
  const names = useNames(props);
  const { polls } = useContext(FormContext);
  if (polls.length === 0) return null;
  return (
    <SelectField
      {...names}
      value={typeof value === 'number' ? String(value) : ''}
      none={formMessages.none}
      options={polls.map(({ question }, index) => ({ value: String(index + 1), label: question }))}
      onChange={(nth) => onChange(nth === '' ? undefined : Number(nth))}
    />
  );
};

const VOTES = ['for', 'against', 'abstained'] as const;

/** How each member votes. */
const VotesField = (props: FieldProps) => {
  const { spec, value, onChange } = props;
  const { form, choice } = useContext(FormContext);
  const votes = isFilled(value) ? value : {};
  return (
    <Group {...useNames(props)}>
      {spec.options?.map(({ value: member, label }) => (
        <SelectField
          key={member}
          name={label}
          value={textOf(votes[member] ?? 'abstained')}
          options={VOTES.map((vote) => ({ value: vote, label: choice(vote, spec.name, form) }))}
          onChange={(vote) => onChange({ ...votes, [member]: vote })}
        />
      ))}
    </Group>
  );
};

/** The editors of fields that have no fields in them. */
export const PLAIN_EDITORS = {
  text: LineField,
  paragraphs: LineField,
  long: LongField,
  moment: MomentField,
  flag: FlagField,
  whole: WholeNumberField,
  choice: ChoiceField,
  several: SeveralField,
  words: WordsField,
  poll: PollField,
  votes: VotesField,
  person: PersonField,
  people: PeopleField,
} as const satisfies Partial<Record<FieldKind, (props: FieldProps) => unknown>>;

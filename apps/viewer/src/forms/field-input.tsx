import { Check, Group, type Option, SelectField, TextArea, TextField } from './fields';

/** Inputs that need nothing but what is described. `when`: a moment, to the second; now where it is left empty. */
export type Described =
  | { readonly kind: 'line' | 'long' | 'when' | 'flag' }
  | { readonly kind: 'choice' | 'several'; readonly options: readonly Option[] };

/** What is filled in: a text, a tick, or several of the options. */
type DescribedValue = string | boolean | readonly string[];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

interface FieldInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly field: Described;
  /** It must be filled in before the form can be sent. */
  readonly required?: boolean;
  /** What is filled in; a value of another kind counts as nothing. */
  readonly value: unknown;
  readonly onChange: (value: DescribedValue) => void;
}

/** One field of a form, by its description. */
export const FieldInput = ({ label, hint, field, required = false, value, onChange }: FieldInputProps) => {
  const named = { name: label, hint };
  switch (field.kind) {
    case 'line':
      return <TextField {...named} value={textOf(value)} required={required} onChange={onChange} />;
    case 'long':
      return <TextArea {...named} value={textOf(value)} required={required} onChange={onChange} />;
    case 'when':
      return <TextField {...named} value={textOf(value)} type="datetime-local" seconds onChange={onChange} />;
    case 'choice':
      return <SelectField {...named} value={textOf(value)} choices={field.options} onChange={onChange} />;
    case 'several': {
      const all = textsOf(value);
      return (
        <Group {...named}>
          {field.options.map((one) => (
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
    }
    case 'flag':
      return (
        <Check checked={value === true} onChange={onChange}>
          {label}
        </Check>
      );
  }
};

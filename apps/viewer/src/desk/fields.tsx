import type { ComponentChildren } from 'preact';
import { LAST_MOMENT } from '../shared/instants';

interface Named {
  readonly name: string;
  /** What is meant, where the name alone does not say it. */
  readonly hint?: string | undefined;
}

interface LabelProps extends Named {
  readonly children: ComponentChildren;
}

const Label = ({ name, hint, children }: LabelProps) => (
  <label class="desk-field">
    <span class="desk-field-name">{name}</span>
    {hint !== undefined && <span class="desk-field-hint">{hint}</span>}
    {children}
  </label>
);

interface TextProps extends Named {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'datetime-local';
  /** What is written cannot be read. */
  readonly invalid?: boolean;
}

export const TextField = ({ name, hint, value, onChange, type = 'text', invalid = false }: TextProps) => (
  <Label name={name} hint={hint}>
    <input
      type={type}
      value={value}
      aria-invalid={invalid}
      autocomplete="off"
      {...(type === 'datetime-local' ? { max: LAST_MOMENT } : {})}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Label>
);

export const TextArea = ({ name, hint, value, onChange }: Omit<TextProps, 'type' | 'invalid'>) => (
  <Label name={name} hint={hint}>
    <textarea rows={3} value={value} onInput={({ currentTarget }) => onChange(currentTarget.value)} />
  </Label>
);

interface WholeProps extends Named {
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}

export const WholeField = ({ name, hint, value, least, most, onChange }: WholeProps) => (
  <Label name={name} hint={hint}>
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      value={value ?? ''}
      onInput={({ currentTarget: { value: text, valueAsNumber } }) =>
        onChange(text === '' ? undefined : Math.trunc(valueAsNumber))
      }
    />
  </Label>
);

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Named {
  readonly value: string;
  readonly choices: readonly Choice[];
  /** What stands there while nothing is chosen; left out where something always is. */
  readonly none?: string;
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ name, hint, value, choices, none, onChange }: SelectProps) => (
  <Label name={name} hint={hint}>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} selected={choice.value === value}>
          {choice.label}
        </option>
      ))}
    </select>
  </Label>
);

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

export const Check = ({ checked, onChange, children }: CheckProps) => (
  <label class="desk-tick">
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{children}</span>
  </label>
);

interface ButtonProps {
  readonly onClick: () => void;
  /** Stays in its place and can be found, and does nothing. */
  readonly idle?: boolean;
  /** The second press of a double click is none of its own. */
  readonly once?: boolean;
  readonly kind?: 'main' | 'plain';
  readonly label?: string;
  readonly children: ComponentChildren;
}

export const Button = ({ onClick, idle = false, once = false, kind = 'plain', label, children }: ButtonProps) => (
  <button
    type="button"
    class={kind === 'main' ? 'desk-main-act' : undefined}
    aria-disabled={idle}
    aria-label={label}
    onClick={({ detail: presses }) => {
      if (!idle && !(once && presses > 1)) onClick();
    }}
  >
    {children}
  </button>
);

interface GroupProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

export const Group = ({ name, children }: GroupProps) => (
  <fieldset class="desk-group">
    <legend>{name}</legend>
    {children}
  </fieldset>
);

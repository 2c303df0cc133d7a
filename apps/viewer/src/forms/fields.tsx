import '../styles/forms.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { LAST_MOMENT } from '../shared/instants';

interface Named {
  readonly name: string;
  /** What is meant, where the name alone does not say it. */
  readonly hint?: string | undefined;
  /** What is wrong with what stands there. */
  readonly error?: string | undefined;
}

/** What an input needs, so that its label and its error are said with it. */
interface InputAttributes {
  readonly id: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}

interface LabelledProps extends Named {
  readonly children: (attributes: InputAttributes) => ComponentChildren;
}

/** An input with its label above it, and its error below. */
export const Labelled = ({ name, hint, error, children }: LabelledProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div class="field">
      <label for={id}>
        <span class="field-name">{name}</span>
        {hint !== undefined && (
          <>
            {' '}
            <span class="field-hint">{hint}</span>
          </>
        )}
      </label>
      {children({ id, ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }) })}
      {error !== undefined && (
        <p id={errorId} class="field-error">
          {error}
        </p>
      )}
    </div>
  );
};

interface TextProps extends Named {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'datetime-local';
  readonly required?: boolean;
  /** The text cannot be read. */
  readonly invalid?: boolean;
  /** Of a moment: to the second. */
  readonly seconds?: boolean;
}

export const TextField = (props: TextProps) => {
  const { value, onChange, type = 'text', required = false, invalid = false, seconds = false } = props;
  return (
    <Labelled {...props}>
      {(attributes) => (
        <input
          type={type}
          value={value}
          required={required}
          aria-invalid={invalid}
          {...attributes}
          autocomplete="off"
          {...(type === 'datetime-local' ? { max: LAST_MOMENT } : {})}
          {...(seconds ? { step: 1 } : {})}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Labelled>
  );
};

export const TextArea = (props: Omit<TextProps, 'type' | 'invalid' | 'seconds'>) => (
  <Labelled {...props}>
    {(attributes) => (
      <textarea
        {...attributes}
        rows={3}
        value={props.value}
        required={props.required}
        onInput={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
    )}
  </Labelled>
);

interface WholeProps extends Named {
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}

export const WholeField = ({ value, least, most, onChange, ...named }: WholeProps) => (
  <Labelled {...named}>
    {(attributes) => (
      <input
        {...attributes}
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
    )}
  </Labelled>
);

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Named {
  readonly value: string;
  readonly options: readonly Option[];
  /** What stands there while nothing is chosen; left out where something always is. */
  readonly none?: string;
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ value, options, none, onChange, ...named }: SelectProps) => (
  <Labelled {...named}>
    {(attributes) => (
      <select {...attributes} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

export const Check = ({ checked, onChange, children }: CheckProps) => (
  <label class="tick">
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

interface GroupProps extends Named {
  readonly children: ComponentChildren;
}

/** Several fields under one name. */
export const Group = ({ name, hint, error, children }: GroupProps) => (
  <fieldset class="fields">
    <legend>{name}</legend>
    {children}
    {hint !== undefined && <p class="quiet">{hint}</p>}
    {error !== undefined && <p class="field-error">{error}</p>}
  </fieldset>
);

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PlayedResult } from '@app/contract';
import type { BoardView } from '@app/session';
import { formMessages } from '../strings/forms';
import type { Option } from './fields';
import { type FieldSpec, type Json, type Schema, kindOf } from './schema';

/** What the fields of a form know of the form, its room and its board. */
export interface FormContext {
  /** Which form it is: `'claim'`, `'TakeVote'`. */
  readonly form: string;
  /** The label of a field in the room's catalogue. */
  readonly label: (name: string, form: string) => string;
  /** What one of the words is called that a field takes. */
  readonly choice: (word: string, name: string, form: string) => string;
  /** Everybody whom the directory knows. */
  readonly people: readonly Option[];
  /** What a choice shows until something is chosen; undefined where something always is. */
  readonly none: string | undefined;
  /** It is submitted as a whole: the browser asks for what is required, and a moment that is left empty is now. */
  readonly submits: boolean;
  /** Paths of what the contract does not accept: `'penalties[0].amount'`. */
  readonly invalid: readonly string[];
  /** The result of the table; null where it is passed out or there is none. */
  readonly played: PlayedResult | null;
  readonly polls: BoardView['polls'];
  /** Which of the polls the weights come from, from 1; undefined for none. */
  readonly poll: number | undefined;
}

export const PLAIN_FORM: FormContext = {
  form: '',
  label: (name) => name,
  choice: (word) => word,
  people: [],
  none: undefined,
  submits: false,
  invalid: [],
  played: null,
  polls: [],
  poll: undefined,
};

export const FormContext = createContext<FormContext>(PLAIN_FORM);

/** What every editor of a field is given. */
export interface FieldProps {
  readonly spec: FieldSpec;
  /** Where it stands in what is filled in: `'penalties[0].amount'`. */
  readonly path: string;
  readonly schema: Schema;
  readonly value: Json | undefined;
  readonly required: boolean;
  /** Undefined: it is left out. */
  readonly onChange: (value: Json | undefined) => void;
}

/** The label, the hint and the error of a field. */
export const useNames = ({ spec, path, schema, required }: Omit<FieldProps, 'value' | 'onChange'>) => {
  const { form, label, invalid, submits } = useContext(FormContext);
  const kind = kindOf(schema, spec);
  const hint = (): string | undefined => {
    if (!submits) return undefined;
    if (kind === 'moment') return formMessages.hint.when;
    return required || kind === 'several' || kind === 'flag' ? undefined : formMessages.hint.optional;
  };
  return {
    name: spec.label ?? label(spec.name, form),
    hint: spec.hint ?? hint(),
    error: invalid.includes(path) ? formMessages.invalid : undefined,
  };
};

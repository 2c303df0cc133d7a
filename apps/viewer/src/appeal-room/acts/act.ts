import type { Described } from '../../forms/field-input';
import type { Option } from '../../forms/fields';
import type { AppealCommandType, DataOf, Told } from '../../ledger/commands';
import type { Read } from './reading';
import type { FieldName, Values } from './values';

export type { Option } from '../../forms/fields';
export type { FieldName, FieldValue, Values } from './values';

/**
 * What a form asks for. `person`: the id of somebody, chosen from the
 * directory or typed; `people`: several of them; `votes`: how each of these members votes.
 */
export type Field = {
  readonly name: FieldName;
  readonly optional?: boolean;
  readonly hint?: string;
  /** Whether it is asked for at all; always, where left out. */
  readonly asked?: (values: Values) => boolean;
} & (
  | Described
  | { readonly kind: 'person' | 'people' | 'outcome' }
  | { readonly kind: 'votes'; readonly options: readonly Option[] }
);

interface Form {
  readonly fields: readonly Field[];
  /** What the form has in it at first. */
  readonly begins: Values;
  /** A decision whose effects can be looked at before it is given. */
  readonly isDecision?: boolean;
}

interface FormOf<T extends AppealCommandType> extends Form {
  /** The data of the command, from what was filled in. */
  readonly data: (read: Read) => DataOf<T>;
}

interface ActOf<T extends AppealCommandType> extends Form {
  readonly type: T;
  /** The command, from what was filled in. */
  readonly command: (read: Read) => Told<T>;
}

/** Something that can be done with a case, as a form that gives one command. */
export type Act = { readonly [T in AppealCommandType]: ActOf<T> }[AppealCommandType];

export const act = <T extends AppealCommandType>(type: T, { data, ...form }: FormOf<T>): ActOf<T> => ({
  ...form,
  type,
  command: (read) => ({ type, data: data(read) }),
});

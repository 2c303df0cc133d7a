import type { AppealCommand, AppealCommandType } from '@app/session';
import type { Read } from './reading';
import type { FieldName, Values } from './values';

export type { FieldName, FieldValue, Values } from './values';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * What a form asks for. `when`: a moment, now where it is left empty; `person`: the id of somebody, chosen from the
 * directory or typed; `people`: several of them; `votes`: how each of these members votes.
 */
export type Field = {
  readonly name: FieldName;
  readonly optional?: boolean;
  readonly hint?: string;
  /** Whether it is asked for at all; always, where left out. */
  readonly asked?: (values: Values) => boolean;
} & (
  | { readonly kind: 'line' | 'long' | 'when' | 'flag' | 'person' | 'people' | 'outcome' }
  | { readonly kind: 'choice' | 'several' | 'votes'; readonly options: readonly Option[] }
);

type DataOf<T extends AppealCommandType> = Extract<AppealCommand, { type: T }>['data'];

interface ActOf<T extends AppealCommandType> {
  readonly type: T;
  readonly fields: readonly Field[];
  /** What the form has in it at first. */
  readonly begins: Values;
  /** The data of the command, from what was filled in. */
  readonly data: (read: Read) => DataOf<T>;
  /** A decision whose effects can be looked at before it is given. */
  readonly isDecision?: boolean;
}

/** Something that can be done with a case, as a form that gives one command. */
export type Act = { readonly [T in AppealCommandType]: ActOf<T> }[AppealCommandType];

export const act = <T extends AppealCommandType>(type: T, rest: Omit<ActOf<T>, 'type'>): ActOf<T> => ({
  type,
  ...rest,
});

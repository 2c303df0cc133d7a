import { type AppealCommand, APPEAL_COMMANDS } from '@app/contract';
import type { CommandData } from '../../forms/read-form';
import { type FieldSpec, type Filled, type Schema, schemaOf } from '../../forms/schema';

/** Something that can be done with a case: a form by the schema of the command that it gives. */
export interface Act {
  readonly type: AppealCommand['type'];
  readonly schema: Schema;
  readonly fields: readonly FieldSpec[];
  /** What the form has in it at first. */
  readonly begins: Filled;
  /** A decision whose effects can be looked at before it is given. */
  readonly isDecision: boolean;
  /** The data of the command, from what was filled in. */
  readonly data: (filled: CommandData) => CommandData;
}

interface Form {
  /** Which fields of the command it asks for, in which order: by name, or with what the schema does not say. */
  readonly fields: readonly (string | FieldSpec)[];
  readonly begins?: Filled;
  /** Data that nobody is asked for. */
  readonly fixed?: CommandData;
  readonly isDecision?: boolean;
  /** Fields that are asked for in another way than the command has them. */
  readonly instead?: Readonly<Record<string, Schema>>;
  /** The fields of the command, from those that are asked for in another way. */
  readonly data?: (filled: CommandData) => CommandData;
}

export const act = (type: AppealCommand['type'], form: Form): Act => {
  const { fields, begins = {}, fixed = {}, isDecision = false, instead = {}, data = (filled) => filled } = form;
  const { properties = {}, required: all = [] } = schemaOf(APPEAL_COMMANDS[type]);
  const required = all.filter((name) => !(name in instead));
  return {
    type,
    schema: { type: 'object', properties: { ...properties, ...instead }, required },
    fields: fields.map((field) => (typeof field === 'string' ? { name: field } : field)),
    begins,
    isDecision,
    data: (filled) => ({ ...fixed, ...data(filled) }),
  };
};

export const long = (name: string): FieldSpec => ({ name, kind: 'long' });
export const person = (name: string): FieldSpec => ({ name, kind: 'person' });

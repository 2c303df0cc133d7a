import { type OfferedForm, isRecord } from '@app/contract';
import { fieldOfForm, titleOfForm } from '@app/documents';
import type { Texts } from '@app/messages';
import { commandText } from './command-texts';
import { table } from './table';

/** More words than that are not listed. */
const MOST_WORDS = 6;

const words = (all: readonly unknown[]): string =>
  all.length > MOST_WORDS ? `${String(all[0])} ... ${String(all.at(-1))}` : all.map(String).join(' | ');

const namesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The fields of an object's schema, each with its schema; those that may be left out have a question mark. */
const fieldsOf = (schema: unknown): readonly (readonly [name: string, field: unknown])[] => {
  if (!isRecord(schema) || !isRecord(schema.properties)) return [];
  const needed = namesIn(schema.required);
  return Object.entries(schema.properties).map(([name, field]) => [needed.includes(name) ? name : `${name}?`, field]);
};

/** What a field holds, as it would be written: `[{ result: ..., weight?: text }]`, `NS | EW`, `0 ... 13`. */
const written = (schema: unknown, texts: Texts): string => {
  if (!isRecord(schema)) return texts.say(commandText('form.anything'));
  if (Array.isArray(schema.enum)) return words(schema.enum);
  if (Array.isArray(schema.anyOf))
    return texts.say(
      commandText('form.or', { list: { list: schema.anyOf.map((one) => written(one, texts)), joined: 'or' } }),
    );
  switch (schema.type) {
    case 'object':
      return `{ ${fieldsOf(schema)
        .map(([name, field]) => `${name}: ${written(field, texts)}`)
        .join(', ')} }`;
    case 'array':
      return `[${written(schema.items, texts)}]`;
    case 'integer':
      return `${String(schema.minimum)} ... ${String(schema.maximum)}`;
    case 'string':
      return texts.say(commandText('form.text'));
    default:
      return String(schema.type);
  }
};

const meaning = (form: string, field: string, { say }: Texts): string => {
  const said = fieldOfForm(form, field);
  return said ? say(said) : '';
};

/** What a form asks for; a field with a question mark may be left out. */
export const formFields = ({ id, schema }: OfferedForm, texts: Texts): string =>
  [
    texts.say(titleOfForm(id)),
    '',
    table(
      (['field', 'what', 'written'] as const).map((one) => ({
        heading: texts.say(commandText(`form.heading.${one}`)),
      })),
      fieldsOf(schema).map(([name, field]) => [name, meaning(id, name.replace('?', ''), texts), written(field, texts)]),
    ),
  ].join('\n');

import { type EventDefinitions, type SchemaFields, type Schema, APPEAL_EVENTS, BOARD_EVENTS, LEDGER_EVENTS, SESSION_EVENTS, expectedBy, isOptional, nameOf, someConditions } from '@app/contract';

/** The fields of an object; nothing where it is a record of alike values, which its line says whole. */
const fieldsOf = (schema: Schema<unknown>): SchemaFields => {
  const { properties } = schema as Schema<unknown> & { readonly properties?: SchemaFields };
  return properties && expectedBy(schema) === 'an object' ? properties : {};
};

const fieldLines = (fields: SchemaFields, indent: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, schema]) => {
    const line = `${indent}- \`${name}\`${isOptional(schema) ? ' (may be left out)' : ''}: ${expectedBy(schema)}`;
    if (nameOf(schema) === nameOf(someConditions)) return [`${line} as [conditions.md](conditions.md) has it`];
    return [line, ...fieldLines(fieldsOf(schema), `${indent}  `)];
  });

const eventLines = ([type, schema]: [string, Schema<unknown>]): readonly string[] => [
  `### ${type}`,
  '',
  ...(Object.keys(fieldsOf(schema)).length > 0 ? fieldLines(fieldsOf(schema), '') : ['No data.']),
  '',
];

const section = (title: string, definitions: EventDefinitions): readonly string[] => [
  `## ${title}`,
  '',
  ...Object.entries(definitions).flatMap(eventLines),
];

/** `docs/events.md`: every event with its fields, from the schemas that the code itself uses. */
export const eventsPage = (): string =>
  [
    '# Events',
    '',
    'The storage format, version 1. Generated from `libs/contract/src/*/events.ts`; `UPDATE_DOCS=1 npm test` writes it anew.',
    '',
    ...section('board-{session}.{table}.{board}[.{attempt}]', BOARD_EVENTS),
    ...section('session-{id}', SESSION_EVENTS),
    ...section('appeal-{id}', APPEAL_EVENTS),
    ...section('ledger-{name}', LEDGER_EVENTS),
  ]
    .join('\n')
    .trimEnd() + '\n';

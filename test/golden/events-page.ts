import type { EventDefinitions } from '@app/session';
import { APPEAL_EVENTS, BOARD_EVENTS, LEDGER_EVENTS, SESSION_EVENTS } from '@app/session';

interface Shown {
  readonly expected: string;
  readonly optional?: true;
  readonly fields?: Readonly<Record<string, Shown>>;
  /** Of a document with a page and a schema of its own: the conditions of contest. */
  readonly schema?: object;
}

const fieldLines = (fields: Readonly<Record<string, Shown>>, indent: string): readonly string[] =>
  Object.entries(fields).flatMap(([name, shape]) => {
    const line = `${indent}- \`${name}\`${shape.optional === true ? ' (may be left out)' : ''}: ${shape.expected}`;
    if (shape.schema) return [`${line} as [conditions.md](conditions.md) has it`];
    return [line, ...(shape.fields ? fieldLines(shape.fields, `${indent}  `) : [])];
  });

const eventLines = ([type, shape]: [string, Shown]): readonly string[] => [
  `### ${type}`,
  '',
  ...(shape.fields && Object.keys(shape.fields).length > 0 ? fieldLines(shape.fields, '') : ['No data.']),
  '',
];

const section = (title: string, definitions: EventDefinitions): readonly string[] => [
  `## ${title}`,
  '',
  ...Object.entries(definitions).flatMap(eventLines),
];

/** `docs/events.md`: every event with its fields, from the shapes that the code itself uses. */
export const eventsPage = (): string =>
  [
    '# Events',
    '',
    'The storage format, version 1. Generated from `libs/session/src/*/events.ts`; `UPDATE_DOCS=1 npm test` writes it anew.',
    '',
    ...section('board-{session}.{table}.{board}[.{attempt}]', BOARD_EVENTS),
    ...section('session-{id}', SESSION_EVENTS),
    ...section('appeal-{id}', APPEAL_EVENTS),
    ...section('ledger-{name}', LEDGER_EVENTS),
  ]
    .join('\n')
    .trimEnd() + '\n';

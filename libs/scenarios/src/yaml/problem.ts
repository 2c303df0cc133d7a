import type { Message } from '@app/bridge';
import type { Texts } from '@app/messages';

/** Where something begins in a file, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a file: where, which field, why. */
export interface FileProblem extends Place {
  readonly field: string;
  readonly message: string;
}

/** The same of conditions of contest: as a text what the contract expects of a field, else with its code. */
export interface ConditionsProblem extends Omit<FileProblem, 'message'> {
  readonly message: string | Message;
}

/** Where in the document: keys of objects, places in lists. */
export type Path = readonly (string | number)[];

/** A problem that is not yet placed on a line. */
export interface PathProblem {
  readonly path: Path;
  readonly message: string;
}

/** `'/steps/0/make-call'` of a JSON pointer. */
export const pathOfPointer = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replace(/~1/g, '/').replace(/~0/g, '~')));

/** `'percent.NS'`, `'deals[3].board'` of a shape. */
export const pathOfField = (field: string): Path =>
  field
    .split(/[.[\]]/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** As a message spells it: `steps[2].make-call.seat`. */
export const fieldOf = (path: Path): string =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
    '',
  );

/** Problems of a file, one a line: `cup.yaml:12:3: stages[0].form: expected ...`. */
export const problemLines = (
  file: string,
  problems: readonly ConditionsProblem[],
  { sayAny }: Pick<Texts, 'sayAny'>,
): readonly string[] =>
  problems.map(
    ({ line, column, field, message }) =>
      `${file}:${line}:${column}: ${field === '' ? '' : `${field}: `}${sayAny(message)}`,
  );

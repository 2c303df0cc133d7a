import { existsSync } from 'node:fs';
import type { Result } from '@app/bridge';
import type { Conditions } from '@app/session';
import { Failure } from '../failure';
import type { FileProblem } from '../yaml/problem';
import { textOf } from '../read-file';
import { pathOfConditions } from './library';
import { readConditions } from './read-conditions';

/** The conditions in a file, which may be one of those that come with the ledger. */
export const readConditionsFile = (file: string): Result<Conditions, readonly FileProblem[]> =>
  readConditions(textOf(file, existsSync(file) ? file : pathOfConditions(file)));

/** Problems of a file, one a line: `cup.yaml:12:3: stages[0].form: expected ...`. */
export const problemLines = (file: string, problems: readonly FileProblem[]): readonly string[] =>
  problems.map(
    ({ line, column, field, message }) => `${file}:${line}:${column}: ${field === '' ? '' : `${field}: `}${message}`,
  );

/** The same, where nothing can be done without them. */
export const conditionsIn = (file: string): Conditions => {
  const read = readConditionsFile(file);
  if (read.ok) return read.value;
  throw new Failure(`these are no conditions of contest\n${problemLines(file, read.error).join('\n')}`);
};

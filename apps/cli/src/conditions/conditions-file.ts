import { existsSync } from 'node:fs';
import type { Result } from '@app/bridge';
import type { Conditions } from '@app/contract';
import type { Texts } from '@app/messages';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import { type ConditionsProblem, problemLines, readConditions } from '@app/scenarios';
import { textOf } from '../read-file';
import { pathOfConditions } from './library';

/** The conditions in a file, which may be one of those that come with the ledger. */
export const readConditionsFile = (file: string): Result<Conditions, readonly ConditionsProblem[]> =>
  readConditions(textOf(file, existsSync(file) ? file : pathOfConditions(file)));

/** The conditions that were read, where nothing can be done without them. */
export const soundConditions = (
  file: string,
  read: Result<Conditions, readonly ConditionsProblem[]>,
  texts: Texts,
): Conditions => {
  if (read.ok) return read.value;
  throw new Failure([texts.say(commandText('conditions.none')), ...problemLines(file, read.error, texts)].join('\n'));
};

/** The same of those in a file. */
export const conditionsIn = (file: string, texts: Texts): Conditions =>
  soundConditions(file, readConditionsFile(file), texts);

import type { Conditions } from '@app/contract';
import type { Texts } from '@app/messages';
import { readConditions } from '@app/scenarios';
import { soundConditions } from '../conditions/conditions-file';
import { UsageError } from '../failure';
import { commandText } from './import-texts';

/** Conditions of contest in a folder or an archive, or named among the files. */
export interface NamedConditions {
  readonly path: string;
  readonly text: () => string;
}

const FIELDS = ['contestants', 'stages'];

/** Whether a file has conditions of contest, by its first bytes: YAML or JSON with the fields that all of them have. */
export const looksLikeConditions = (start: Uint8Array): boolean => {
  const text = Buffer.from(start).toString('utf8');
  return FIELDS.every((field) => new RegExp(String.raw`^[ \t{]*"?${field}"?[ \t]*:`, 'm').test(text));
};

/** The conditions among the files of a contest; null where there are none. Throws a `UsageError` where there are several. */
export const conditionsAmong = (all: readonly NamedConditions[], texts: Texts): Conditions | null => {
  const [only, ...others] = all;
  if (!only) return null;
  if (others.length > 0) {
    throw new UsageError(commandText('conditions-several', { files: { list: all.map(({ path }) => path) } }));
  }
  return soundConditions(only.path, readConditions(only.text()), texts);
};

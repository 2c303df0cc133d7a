import { type Directory, type DirectoryEntry, notEntered } from '@app/application';
import type { Texts } from '@app/messages';
import { note } from '../output/print';
import { commandText } from './import-texts';

/** Notes a name that the directory refused, because nobody is to be known under its id any longer. */
export const noteRefused =
  ({ say }: Texts) =>
  (entry: DirectoryEntry): void => {
    note(say(commandText('name-refused', { why: notEntered(entry) })));
  };

/** Enters names, and notes those that it cannot, because nobody is to be known under their ids any longer. */
export const enterInto = (
  directory: Directory,
  entries: readonly DirectoryEntry[],
  texts: Texts,
): readonly DirectoryEntry[] => {
  const refused = directory.enter(entries);
  refused.forEach(noteRefused(texts));
  return refused;
};

import { type Directory, type DirectoryEntry, notEntered } from '@app/application';
import { note } from '../output/print';

/** Notes a name that the directory refused, because nobody is to be known under its id any longer. */
export const noteRefused = (entry: DirectoryEntry): void => {
  note(`name REFUSED: ${notEntered(entry)}`);
};

/** Enters names, and notes those that it cannot, because nobody is to be known under their ids any longer. */
export const enterInto = (directory: Directory, entries: readonly DirectoryEntry[]): readonly DirectoryEntry[] => {
  const refused = directory.enter(entries);
  refused.forEach(noteRefused);
  return refused;
};

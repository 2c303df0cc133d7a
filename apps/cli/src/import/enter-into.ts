import { type Directory, type DirectoryEntry, notEntered } from '@app/application';
import { note } from '../output/print';

/** Enters names, and notes those that it cannot, because nobody is to be known under their ids any longer. */
export const enterInto = (directory: Directory, entries: readonly DirectoryEntry[]): readonly DirectoryEntry[] => {
  const refused = directory.enter(entries);
  for (const entry of refused) note(`name REFUSED: ${notEntered(entry)}`);
  return refused;
};

import { tagLine } from './write-text';

/** How many notes a section can have (PBN 2.1, 3.6). */
const MOST = 32;

/** The notes of a section, numbered from 1, and what there was no number left for. */
export interface NotesWritten {
  readonly notes: readonly string[];
  readonly beyond: readonly string[];
}

export const NO_NOTES: NotesWritten = { notes: [], beyond: [] };

/** Notes with one more, and the reference to it behind its call or card; nothing where there is nothing to note. */
export const noted = (
  { notes, beyond }: NotesWritten,
  text: string,
): { readonly notes: NotesWritten; readonly reference: string } => {
  if (text === '') return { notes: { notes, beyond }, reference: '' };
  const known = notes.indexOf(text) + 1;
  if (known > 0) return { notes: { notes, beyond }, reference: ` =${known}=` };
  if (notes.length === MOST) return { notes: { notes, beyond: [...beyond, text] }, reference: '' };
  return { notes: { notes: [...notes, text], beyond }, reference: ` =${notes.length + 1}=` };
};

/** The notes of a section as tags behind it. */
export const noteTags = ({ notes }: NotesWritten): readonly string[] =>
  notes.map((text, at) => tagLine('Note', `${at + 1}:${text}`));

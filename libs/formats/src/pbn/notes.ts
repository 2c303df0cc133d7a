import type { Finding, Found } from './findings';
import { deviation, quoted } from './findings';
import type { Tag } from './records';

/** The texts of a section's notes, by their index. */
export type Notes = ReadonlyMap<number, string>;

const LAST_INDEX = 32;

/** The index of a note, 1 to 32; null where the text is none. */
export const noteIndex = (text: string): number | null => {
  const index = /^\d+$/.test(text) ? Number(text) : 0;
  return index >= 1 && index <= LAST_INDEX ? index : null;
};

/** Reads the notes of one section: `[Note "1: 11-13"]`. */
export const readNotes = (tags: readonly Tag[]): Found<Notes> => {
  const notes = new Map<number, string>();
  const findings: Finding[] = [];
  for (const { value, line } of tags) {
    const colon = value.indexOf(':');
    const index = noteIndex(value.slice(0, Math.max(colon, 0)).trim());
    if (index === null) findings.push(deviation('note-index', line, `note ${quoted(value)} has no index from 1 to 32`));
    else if (notes.has(index)) findings.push(deviation('note-twice', line, `note ${index} is explained already`));
    else notes.set(index, value.slice(colon + 1).trim());
  }
  return { value: notes, findings };
};

/** Notes that are referred to and not explained, or explained and not referred to. */
export const noteFindings = (
  notes: Notes,
  references: ReadonlyMap<number, number>,
  line: number,
): readonly Finding[] => [
  ...[...references]
    .filter(([index]) => !notes.has(index))
    .map(([index, at]) => deviation('note-missing', at, `there is no note for =${index}=`)),
  ...[...notes.keys()]
    .filter((index) => !references.has(index))
    .map((index) => deviation('note-unused', line, `note ${index} is not referred to`)),
];

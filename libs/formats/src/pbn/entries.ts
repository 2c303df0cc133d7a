import { type Finding, type Found, contradiction, deviation, quoted, refused } from './findings';
import type { Tag } from './records';
import type { Word } from './scan';

type Section = 'auction' | 'play';

/** A call, a card, or what stands in its place (`-`, `+`, `*`, `^S`), with what is attached to it. */
export interface Entry {
  readonly text: string;
  readonly line: number;
  /** Irregularities before it: `I` insufficient, `R` revoke, `L` lead out of turn. */
  readonly marks: readonly string[];
  /** The note that explains it. */
  readonly note: number | null;
}

interface Entries {
  readonly entries: readonly Entry[];
  /** Notes that are referred to, with the first line on which that is. */
  readonly references: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
}

/** `^S` takes the place of a call; the other markers stand before the call or card that they are about. */
const MARKS: Readonly<Record<Section, readonly string[]>> = { auction: ['I'], play: ['R', 'L'] };
/** NAGs (PBN 2.1, 3.7): the six opinions of calls, of cards, and "corrected manually". */
const OPINIONS: Readonly<Record<Section, readonly [from: number, to: number]>> = { auction: [1, 6], play: [7, 12] };
const CORRECTED: Readonly<Record<Section, number>> = { auction: 13, play: 14 };
const LAST_NAG = 255;

const PIECES = /\^.?|\$[0-9A-Za-z]*|=[^=]*=?|[!?]{1,2}|[+*]|[A-Za-z0-9-]+|./gsu;

interface Draft {
  readonly text: string;
  readonly line: number;
  readonly marks: readonly string[];
  note: number | null;
  opinion: boolean;
}

const OTHER: Readonly<Record<Section, Section>> = { auction: 'play', play: 'auction' };

const within = (nag: number, [from, to]: readonly [number, number]): boolean => nag >= from && nag <= to;

/** Whether a NAG is an opinion, something else, or none that can stand in this section. */
const nagKind = (text: string, section: Section): 'opinion' | 'other' | 'bad' => {
  const nag = /^\$\d{1,3}$/.test(text) ? Number(text.slice(1)) : Number.NaN;
  const other = OTHER[section];
  if (!(nag <= LAST_NAG) || within(nag, OPINIONS[other]) || nag === CORRECTED[other]) return 'bad';
  return within(nag, OPINIONS[section]) ? 'opinion' : 'other';
};

/** Reads the words of an auction or a play: calls or cards with their markers, suffixes, NAGs and notes. */
export const readEntries = (words: readonly Word[], section: Section): Entries => {
  const entries: Draft[] = [];
  const references = new Map<number, number>();
  const findings: Finding[] = [];
  let marks: readonly string[] = [];

  const opinion = (line: number, nag: string): void => {
    const last = entries.at(-1);
    if (!last) findings.push(deviation('double-nag.before-first', line, { nag, section }));
    else if (last.opinion) findings.push(deviation('double-nag.second', line, { nag, text: quoted(last.text) }));
    else last.opinion = true;
  };
  const suffixed = (line: number, suffix: string): void => {
    const last = entries.at(-1);
    if (!last) findings.push(deviation('double-suffix.before-first', line, { suffix, section }));
    else if (last.opinion) findings.push(deviation('double-suffix.second', line, { suffix, text: quoted(last.text) }));
    else last.opinion = true;
  };
  const nag = (piece: string, line: number): void => {
    const kind = nagKind(piece, section);
    if (kind === 'bad') findings.push(deviation('bad-nag', line, { text: quoted(piece), section }));
    if (kind === 'opinion') opinion(line, piece);
  };
  const reference = (piece: string, line: number): void => {
    const index = noteIndex(piece.slice(1, -1));
    const last = entries.at(-1);
    if (index !== null && !references.has(index)) references.set(index, line);
    if (index === null || !last) findings.push(deviation('bad-note', line, { text: quoted(piece) }));
    else if (last.note !== null) findings.push(deviation('double-note', line, { text: piece, note: last.note }));
    else last.note = index;
  };
  const mark = (piece: string, line: number): void => {
    const letter = piece.slice(1).toUpperCase();
    if (!MARKS[section].includes(letter)) {
      findings.push(refused('bad-marker.unknown', line, { text: quoted(piece), section }));
    } else if (marks.includes(letter)) {
      findings.push(deviation('double-marker', line, { mark: piece, section }));
    } else {
      if (marks.length > 0) {
        findings.push(contradiction('mixed-markers', line, { mark: piece, before: `^${marks.join(' ^')}` }));
      }
      marks = [...marks, letter];
    }
  };
  const entry = (piece: string, line: number): void => {
    entries.push({ text: piece, line, marks, note: null, opinion: false });
    marks = [];
  };

  /** The marker of a skipped player takes the place of a call; a note before it is about the next call. */
  const skipped = (line: number): void => {
    entries.push({ text: '^S', line, marks: [], note: null, opinion: false });
  };

  for (const { text, line } of words) {
    for (const [piece] of text.matchAll(PIECES)) {
      if (section === 'auction' && /^\^S$/i.test(piece)) skipped(line);
      else if (piece.startsWith('^')) mark(piece, line);
      else if (piece.startsWith('$')) nag(piece, line);
      else if (piece.startsWith('=')) reference(piece, line);
      else if (/^[!?]/.test(piece)) suffixed(line, piece);
      else entry(piece, line);
    }
  }
  if (marks.length > 0) {
    const line = words.at(-1)?.line ?? 0;
    findings.push(refused('bad-marker.before-nothing', line, { marks: `^${marks.join(' ^')}` }));
  }
  return { entries, references, findings };
};

/** The texts of a section's notes, by their index. */
export type Notes = ReadonlyMap<number, string>;

const LAST_INDEX = 32;

/** The index of a note, 1 to 32; null where the text is none. */
const noteIndex = (text: string): number | null => {
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
    if (index === null) findings.push(deviation('note-index', line, { text: quoted(value) }));
    else if (notes.has(index)) findings.push(deviation('note-twice', line, { note: index }));
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
    .map(([index, at]) => deviation('note-missing', at, { note: index })),
  ...[...notes.keys()]
    .filter((index) => !references.has(index))
    .map((index) => deviation('note-unused', line, { note: index })),
];

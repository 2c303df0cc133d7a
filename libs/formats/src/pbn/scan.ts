import { type Place, type Lines, endOfComment, endOfNested, isEscaped, isSemiEmpty, matchAt } from './lines';
import { type Finding, deviation, quoted, refused } from './findings';
import { isTable, readTag } from './tag-syntax';

/** A token of a section: a call, a card, an annotation, an element of a table. Lines count from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
}

/** What a file is made of, comments and escaped lines left out. */
export type Item =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly line: number }
  | ({ readonly kind: 'word' } & Word)
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'end-of-record'; readonly line: number };

/** In the rows of a table comments are forbidden and braces and brackets mean nothing. */
type Within = 'text' | 'table-tag' | 'table-rows';

interface Step {
  readonly items: readonly Item[];
  readonly next: Place;
  readonly within: Within;
}

const SPACE = /\s*/y;
const WORD = /[^\s{}[\];"]+/y;
const STRING = /"[^"]*"?/y;

const found = (finding: Finding): Item => ({ kind: 'finding', finding });

const tagAt = (lines: Lines, place: Place): Step => {
  const { tag, findings, next } = readTag(lines, place);
  const read: readonly Item[] = tag ? [{ kind: 'tag', ...tag, line: place.index + 1 }] : [];
  return { items: [...read, ...findings.map(found)], next, within: tag && isTable(tag.name) ? 'table-tag' : 'text' };
};

/** Takes comments. How far a search for the end of nested ones went in vain is remembered: the lines are read once. */
const commentReader = (lines: Lines): ((place: Place, within: Within) => Step) => {
  let searched = 0;
  return ({ index, at }, within) => {
    const end = endOfComment(lines, { index, at: at + 1 });
    if (!end.closed) {
      return { items: [found(refused('comment-not-closed', index + 1))], next: end.resume, within: 'text' };
    }
    const byStandard: Step = { items: [], next: end.after, within };
    if (end.inner === 0 || end.after.index < searched) return byStandard;
    const nested = endOfNested(lines, end.after, end.inner);
    if (nested.closed) {
      return { items: [found(deviation('comment-in-comment', index + 1))], next: nested.after, within };
    }
    searched = nested.searched;
    return byStandard;
  };
};

const wordAt = (text: string, { index, at }: Place, within: Within): Step => {
  const string = text.charAt(at) === '"' ? matchAt(STRING, text, at) : '';
  const word = string || matchAt(WORD, text, at) || text.charAt(at);
  return {
    items: [{ kind: 'word', text: word, line: index + 1 }],
    next: { index, at: at + word.length },
    within: within === 'text' ? 'text' : 'table-rows',
  };
};

/** A character that no element of a table may have (the standard's section token). */
const NOT_IN_ELEMENT = '[]{}%';

const elementAt = (lines: Lines, place: Place, firstOfLine: boolean): Step => {
  const { index, at } = place;
  const text = lines.at(index) ?? '';
  const next = text.charAt(at);
  if (next === '[' && firstOfLine) return tagAt(lines, place);
  if (next === ';') {
    const finding = deviation('comment-in-table', index + 1);
    return { items: [found(finding)], next: { index: index + 1, at: 0 }, within: 'table-rows' };
  }
  if (!NOT_IN_ELEMENT.includes(next)) return wordAt(text, place, 'table-rows');
  const finding = deviation('bad-element', index + 1, { text: quoted(next) });
  return { items: [found(finding)], next: { index, at: at + 1 }, within: 'table-rows' };
};

const textAt = (lines: Lines, place: Place, within: Within, commentAt: ReturnType<typeof commentReader>): Step => {
  const text = lines.at(place.index) ?? '';
  const next = text.charAt(place.at);
  if (next === '[') return tagAt(lines, place);
  if (next === '{') return commentAt(place, within);
  if (next === ';') return { items: [], next: { index: place.index + 1, at: 0 }, within };
  return wordAt(text, place, within);
};

/**
 * Takes a file apart into tags, words and ends of records. Linear in the length of the file, and total:
 * what cannot be read is a finding, and reading goes on behind it.
 */
export function* scan(lines: Lines): Generator<Item> {
  const commentAt = commentReader(lines);
  let within: Within = 'text';
  let place: Place = { index: 0, at: 0 };
  for (let text = lines.at(0); text !== undefined; text = lines.at(place.index)) {
    const { index, at } = place;
    const nextLine = { index: index + 1, at: 0 };
    if (at === 0 && isEscaped(text)) {
      place = nextLine;
      continue;
    }
    if (at === 0 && isSemiEmpty(text)) {
      yield { kind: 'end-of-record', line: index + 1 };
      within = 'text';
      place = nextLine;
      continue;
    }
    const start = at + matchAt(SPACE, text, at).length;
    if (start >= text.length) {
      place = nextLine;
      continue;
    }
    const here = { index, at: start };
    const step: Step =
      within === 'table-rows' ? elementAt(lines, here, at === 0) : textAt(lines, here, within, commentAt);
    yield* step.items;
    place = step.next;
    within = step.within;
  }
}

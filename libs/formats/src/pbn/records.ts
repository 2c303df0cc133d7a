import { type Finding, deviation, quoted, refused } from './findings';
import type { LineWindow, Lines } from './lines';
import { type Item, type Word, scan } from './scan';

/** A tag pair and the words of the section that it opens. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly words: readonly Word[];
}

/** One record ("game"): its tags in the order of the file, the same name possibly more than once. */
export interface RawRecord {
  /** Its place in the file, from 1, and the line on which it begins. */
  readonly number: number;
  readonly line: number;
  readonly tags: readonly Tag[];
  readonly findings: readonly Finding[];
}

/** The standard's 255 characters count the end of the line. */
const LONGEST_LINE = 254;
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** What is wrong with lines as lines, comments included. */
const lineFindings = (lines: Lines, from: number, to: number): readonly Finding[] => {
  const findings: Finding[] = [];
  for (let index = from; index < to; index += 1) {
    const text = lines.at(index);
    if (text === undefined) break;
    if (text.length > LONGEST_LINE) {
      findings.push(deviation('line-too-long', index + 1, { length: text.length, most: LONGEST_LINE }));
    }
    if (CONTROL.test(text)) findings.push(deviation('bad-character.control', index + 1));
  }
  return findings;
};

/** A record is in memory as a whole. Real ones have some hundred tags and words; a file without empty lines is one record. */
const MOST_ITEMS = 100_000;

const tooLong = (line: number): Finding => refused('record-too-long.items', line, { most: MOST_ITEMS });

interface Draft {
  line: number | null;
  readonly tags: { readonly name: string; readonly value: string; readonly line: number; readonly words: Word[] }[];
  readonly findings: Finding[];
}

const emptyDraft = (): Draft => ({ line: null, tags: [], findings: [] });

type Content = Exclude<Item, { kind: 'end-of-record' }>;

const lineOf = (item: Content): number => (item.kind === 'finding' ? item.finding.line : item.line);

const add = (draft: Draft, item: Content): void => {
  const line = lineOf(item);
  // A comment alone is no record, whatever there is to say about it.
  if (item.kind !== 'finding' || item.finding.grade === 'refused') draft.line ??= line;
  switch (item.kind) {
    case 'tag':
      draft.tags.push({ name: item.name, value: item.value, line, words: [] });
      return;
    case 'finding':
      draft.findings.push(item.finding);
      return;
    case 'word': {
      const tag = draft.tags.at(-1);
      if (tag) tag.words.push({ text: item.text, line });
      else draft.findings.push(refused('stray-text.before-tags', line, { text: quoted(item.text) }));
    }
  }
};

/** Each with the one after it. */
function* withNext(items: Iterable<Item>): Generator<readonly [Item, Item | null]> {
  let before: Item | null = null;
  for (const item of items) {
    if (before) yield [before, item];
    before = item;
  }
  if (before) yield [before, null];
}

/**
 * Whether a tag begins another record where no empty line ends the one before it: its Event and a section have been read,
 * and this is an Event with more tags behind it, not one that is given twice.
 */
const beginsAnother = ({ tags }: Draft, item: Content, next: Item | null): boolean =>
  item.kind === 'tag' &&
  item.name === 'Event' &&
  next?.kind === 'tag' &&
  tags.some(({ name }) => name === 'Event') &&
  tags.some(({ words }) => words.length > 0);

/**
 * Takes a file apart into records, one after the other. Comments and escaped lines between two semi-empty lines are no
 * record.
 * @param loose takes the findings about lines that belong to no record
 */
export function* rawRecords(lines: LineWindow, loose: (finding: Finding) => void): Generator<RawRecord> {
  let number = 0;
  let draft = emptyDraft();
  let from = 0;
  const finished = (to: number): RawRecord | null => {
    const findings = [...draft.findings, ...lineFindings(lines, from, to)];
    const { line, tags } = draft;
    draft = emptyDraft();
    from = to;
    if (line === null) {
      findings.forEach(loose);
      return null;
    }
    number += 1;
    return { number, line, tags, findings };
  };
  let items = 0;
  for (const [item, next] of withNext(scan(lines))) {
    if (item.kind !== 'end-of-record') {
      if (beginsAnother(draft, item, next)) {
        const before = finished(lineOf(item) - 1);
        if (before) yield before;
        items = 0;
        draft.findings.push(deviation('no-empty-line', lineOf(item)));
      }
      items += 1;
      if (items <= MOST_ITEMS) {
        add(draft, item);
        continue;
      }
      const line = lineOf(item);
      if (items === MOST_ITEMS + 1) draft.findings.push(tooLong(line));
      from = Math.max(from, line - 1);
      lines.forget(from);
      continue;
    }
    items = 0;
    const record = finished(item.line);
    if (record) yield record;
    lines.forget(from);
  }
  const last = finished(Infinity);
  if (last) yield last;
}

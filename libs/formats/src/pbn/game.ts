import { type Finding, contradiction, deviation, note, quoted, refused } from './findings';
import type { RawRecord, Tag } from './records';
import { isStandardTag, isTable, mayInherit } from './tag-syntax';

/** A record with its tags by name, each once. */
export interface Game {
  readonly number: number;
  readonly line: number;
  readonly tags: ReadonlyMap<string, Tag>;
  /** Explanations of calls and of cards; the two are numbered apart. */
  readonly notes: { readonly auction: readonly Tag[]; readonly play: readonly Tag[] };
  readonly findings: readonly Finding[];
}

type Section = 'auction' | 'play';

const sectionOf = (name: string): Section | null => (name === 'Auction' ? 'auction' : name === 'Play' ? 'play' : null);

/** A tag of the same name again: the standard ignores it. */
const repeated = (first: Tag, again: Tag): Finding => {
  const where = { tag: again.name, first: first.line };
  if (again.value === first.value && again.words.length === 0) return deviation('tag-twice.same', again.line, where);
  const values = { kept: quoted(first.value), again: quoted(again.value) };
  return contradiction('tag-twice.other', again.line, { ...where, ...values });
};

const unknownTag = ({ name, line }: Tag): Finding => deviation('unknown-tag', line, { tag: quoted(name) });

/** Words that stand behind a tag which opens no section. Sections of others (PBN 4.9) may be skipped. */
const strayWords = ({ name, words }: Tag): readonly Finding[] => {
  const [first] = words;
  if (!first || sectionOf(name) || isTable(name) || !isStandardTag(name)) return [];
  return [refused('stray-text.no-section', first.line, { text: quoted(first.text) })];
};

/** A record's tags by name. */
export const gameOf = (record: RawRecord): Game => {
  const tags = new Map<string, Tag>();
  const notes: Record<Section, Tag[]> = { auction: [], play: [] };
  const findings: Finding[] = [...record.findings];
  let section: Section | null = null;
  for (const tag of record.tags) {
    findings.push(...strayWords(tag));
    if (tag.name === 'Note') {
      if (section) notes[section].push(tag);
      else findings.push(deviation('note-without-section', tag.line));
      continue;
    }
    const first = tags.get(tag.name);
    if (first) findings.push(repeated(first, tag));
    else tags.set(tag.name, tag);
    section = sectionOf(tag.name) ?? section;
    if (!isStandardTag(tag.name)) findings.push(unknownTag(tag));
  }
  return { number: record.number, line: record.line, tags, notes, findings };
};

/** The value of a tag, or null: no such tag, not applicable (`""`) or not known (`"?"`). */
export const valueOf = (tags: Game['tags'], name: string): string | null => {
  const value = tags.get(name)?.value.trim() ?? '';
  return value === '' || value === '?' ? null : value;
};

/** Where a tag stands, or where the record begins. */
export const lineOf = ({ tags, line }: Game, name: string): number => tags.get(name)?.line ?? line;

/** What later games can inherit: the last real value of each tag, and which tags hold without being repeated. */
interface Memory {
  readonly values: Map<string, string>;
  readonly standing: Map<string, Tag>;
}

interface Resolved {
  readonly tag: Tag;
  readonly findings: readonly Finding[];
}

const forbidden = ({ name, line }: Tag): Finding => refused('inheritance-forbidden', line, { tag: name });

/** `"#"`: the value of the nearest game before; empty where there is none. */
const fromBefore = (tag: Tag, memory: Memory): Resolved => {
  memory.standing.delete(tag.name);
  const value = memory.values.get(tag.name);
  if (value !== undefined) return { tag: { ...tag, value }, findings: [] };
  return { tag: { ...tag, value: '' }, findings: [note('nothing-to-inherit', tag.line, { tag: tag.name })] };
};

const resolve = (tag: Tag, memory: Memory): Resolved => {
  const standing = tag.value.startsWith('##');
  if ((standing || tag.value === '#') && !mayInherit(tag.name)) {
    return { tag: { ...tag, value: '' }, findings: [forbidden(tag)] };
  }
  if (tag.value === '#') return fromBefore(tag, memory);
  const real = standing ? { ...tag, value: tag.value.slice(2) } : tag;
  memory.values.set(tag.name, real.value);
  // A plain value redefines a standing one, for the games after this too.
  if (isStandardTag(tag.name) && (standing || memory.standing.has(tag.name))) {
    memory.standing.set(tag.name, { ...real, words: [] });
  }
  return { tag: real, findings: [] };
};

/**
 * Puts in, record after record, what they inherit in so many words (PBN 2.1, 4.8): `"#"` is the value of the nearest game before,
 * `"##value"` holds for all games after, until it is given anew.
 */
export const inheriting = (): ((game: Game) => Game) => {
  const memory: Memory = { values: new Map(), standing: new Map() };
  return (game) => {
    const tags = new Map<string, Tag>();
    const findings: Finding[] = [];
    for (const stated of game.tags.values()) {
      const { tag, findings: inherited } = resolve(stated, memory);
      tags.set(tag.name, tag);
      findings.push(...inherited);
    }
    for (const [name, tag] of memory.standing) if (!tags.has(name)) tags.set(name, tag);
    return { ...game, tags, findings: [...game.findings, ...findings] };
  };
};

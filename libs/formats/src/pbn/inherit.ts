import type { Finding } from './findings';
import { note, refused } from './findings';
import type { Game } from './game';
import type { Tag } from './records';
import { isStandardTag, mayInherit } from './tag-names';

/** What later games can inherit: the last real value of each tag, and which tags hold without being repeated. */
interface Memory {
  readonly values: Map<string, string>;
  readonly standing: Map<string, Tag>;
}

interface Resolved {
  readonly tag: Tag;
  readonly findings: readonly Finding[];
}

const forbidden = ({ name, line }: Tag): Finding =>
  refused('inheritance-forbidden', line, `${name} must not inherit: its value belongs to one game`);

/** `"#"`: the value of the nearest game before; empty where there is none. */
const fromBefore = (tag: Tag, memory: Memory): Resolved => {
  memory.standing.delete(tag.name);
  const value = memory.values.get(tag.name);
  if (value !== undefined) return { tag: { ...tag, value }, findings: [] };
  const message = `no game before this one has ${tag.name} to inherit`;
  return { tag: { ...tag, value: '' }, findings: [note('nothing-to-inherit', tag.line, message)] };
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
      const { tag, findings: said } = resolve(stated, memory);
      tags.set(tag.name, tag);
      findings.push(...said);
    }
    for (const [name, tag] of memory.standing) if (!tags.has(name)) tags.set(name, tag);
    return { ...game, tags, findings: [...game.findings, ...findings] };
  };
};

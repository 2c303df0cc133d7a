/** What a pattern with the flag `y` matches at a place of a text; empty where it matches nothing. */
export const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** The lines of a file by their index, from 0; undefined behind the last one. */
export interface Lines {
  at(index: number): string | undefined;
}

/** Lines that are read on demand. Only those from some line on are in memory. */
export interface LineWindow extends Lines {
  /** Drops the lines before this one. */
  forget(before: number): void;
}

export const lineWindow = (lines: Iterable<string>): LineWindow => {
  const rest = lines[Symbol.iterator]();
  const held: string[] = [];
  let first = 0;
  let ended = false;
  return {
    at: (index) => {
      while (!ended && index >= first + held.length) {
        const next = rest.next();
        if (next.done === true) ended = true;
        else held.push(next.value);
      }
      return index < first ? undefined : held[index - first];
    },
    forget: (before) => {
      const gone = Math.max(0, Math.min(before - first, held.length));
      held.splice(0, gone);
      first += gone;
    },
  };
};

/** A place in a file: index of the line (from 0) and character in it. */
export interface Place {
  readonly index: number;
  readonly at: number;
}

/** Where a `{` comment ends, or that it has no end and where reading goes on. */
type CommentEnd =
  /** @property inner how many `{` stand in it */
  | { readonly closed: true; readonly after: Place; readonly inner: number }
  | { readonly closed: false; readonly resume: Place };

/** A line with nothing but spaces and tabs: between two records, unless it stands in a comment. */
export const isSemiEmpty = (line: string): boolean => line.trim() === '';

/** `%` in the first column: the line is for other programs, wherever it stands. */
export const isEscaped = (line: string): boolean => line.startsWith('%');

const BRACE = /[{}]/g;

const openings = (text: string): number => text.split('{').length - 1;

/** Lines of a comment are in memory until its end is found; a comment of more has lost its `}`. */
const LONGEST_COMMENT = 10_000;

/**
 * Finds the `}` of a comment whose text begins at a place. Comments may hold semi-empty lines and do not nest.
 * One that goes past a semi-empty line and then meets another `{` has lost its `}`: reading on would
 * swallow the records in between, so it is given up, and reading resumes at that semi-empty line.
 */
export const endOfComment = (lines: Lines, start: Place): CommentEnd => {
  let firstEmpty: number | null = null;
  let inner = 0;
  let { index } = start;
  const limit = start.index + LONGEST_COMMENT;
  for (let line = lines.at(index); line !== undefined && index < limit; index += 1, line = lines.at(index)) {
    if (isEscaped(line)) continue;
    if (isSemiEmpty(line)) firstEmpty ??= index;
    const from = index === start.index ? start.at : 0;
    const close = line.indexOf('}', from);
    const open = line.indexOf('{', from);
    if (firstEmpty !== null && open >= 0 && (close < 0 || open < close)) break;
    inner += openings(line.slice(from, close < 0 ? undefined : close));
    if (close >= 0) return { closed: true, after: { index, at: close + 1 }, inner };
  }
  return { closed: false, resume: { index: firstEmpty ?? index, at: 0 } };
};

/** What stands behind a comment with `{` in it: the place after the `}` that closes it, or the line at which the search ended. */
type NestedEnd =
  { readonly closed: true; readonly after: Place } | { readonly closed: false; readonly searched: number };

/**
 * Finds the `}` of a comment in which others stand, as its writer counted them. The standard ends a comment at its first
 * `}`; the rest is then text that nobody can read. Looks no further than the next tag or semi-empty line.
 * @param open how many `{` before `start` have no `}` yet
 */
export const endOfNested = (lines: Lines, start: Place, open: number): NestedEnd => {
  let depth = open;
  let { index } = start;
  const limit = start.index + LONGEST_COMMENT;
  for (let line = lines.at(index); line !== undefined && index < limit; index += 1, line = lines.at(index)) {
    const isFirst = index === start.index;
    if (!isFirst && isEscaped(line)) continue;
    if (!isFirst && (isSemiEmpty(line) || line.startsWith('['))) break;
    BRACE.lastIndex = isFirst ? start.at : 0;
    for (let brace = BRACE.exec(line); brace; brace = BRACE.exec(line)) {
      depth += brace[0] === '{' ? 1 : -1;
      if (depth === 0) return { closed: true, after: { index, at: BRACE.lastIndex } };
    }
  }
  return { closed: false, searched: index };
};

import type { Problem } from '@app/contract';
import { nameProblem, printable, textProblem } from './forbidden-text';

/** An object or array that has begun. `keys` is null for an array. */
interface Open {
  readonly keys: Set<string> | null;
  /** The key of the value to come, or the index in an array. */
  at: string | number;
}

/** More problems than this help nobody, and neither does the whole path of something very deep. */
const MOST = 20;
const LONGEST_PATH = 200;

const STRING = /"(?:[^"\\]+|\\.)*"/y;
const UP_TO_TOKEN = /[^"{}[\],:]*/y;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;

const pathOf = (open: readonly Open[]): string => {
  let path = '';
  for (const { at } of open) {
    if (path.length > LONGEST_PATH) return `${path}...`;
    if (typeof at === 'number') path += `[${at}]`;
    else path += path === '' ? printable(at) : `.${printable(at)}`;
  }
  return path;
};

/**
 * What `JSON.parse` passes over silently: a key that an object has twice (the last one would win), keys that name the
 * prototype, and forbidden characters in keys and strings. Linear in the length of the text.
 * @param json a text that `JSON.parse` accepts
 */
export const jsonProblems = (json: string): readonly Problem[] => {
  const problems: Problem[] = [];
  const open: Open[] = [];
  let place = 0;
  let isKey = false;

  const stringAt = (): string => {
    STRING.lastIndex = place;
    const literal = STRING.exec(json)?.[0] ?? '""';
    place += literal.length;
    return literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1);
  };
  const report = (message: string | null): void => {
    if (message !== null) problems.push({ path: pathOf(open), message });
  };
  const key = (inside: Open, name: string): void => {
    inside.at = name;
    report(nameProblem(name));
    if (inside.keys?.has(name) === true) report('stands twice in one object');
    inside.keys?.add(name);
  };
  const string = (): void => {
    const text = stringAt();
    const inside = open.at(-1);
    if (isKey && inside) key(inside, text);
    else report(textProblem(text));
  };
  const comma = (): void => {
    const inside = open.at(-1);
    if (typeof inside?.at === 'number') inside.at += 1;
    isKey = inside?.keys != null;
  };

  while (place < json.length && problems.length < MOST) {
    UP_TO_TOKEN.lastIndex = place;
    place += UP_TO_TOKEN.exec(json)?.[0].length ?? 0;
    const token = json.charCodeAt(place);
    if (token === QUOTE) {
      string();
      continue;
    }
    if (token === COMMA) comma();
    else if (token === COLON) isKey = false;
    else if (json.charAt(place) === '{') {
      open.push({ keys: new Set(), at: '' });
      isKey = true;
    } else if (json.charAt(place) === '[') {
      open.push({ keys: null, at: 0 });
      isKey = false;
    } else {
      open.pop();
      isKey = false;
    }
    place += 1;
  }
  return problems;
};

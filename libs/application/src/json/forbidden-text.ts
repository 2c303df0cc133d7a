/**
 * Characters that no string of a request may have: control characters but tab and the two ends of a line (NUL cuts a text
 * short for other programs, ESC commands a terminal), and those that turn the direction of the text after them (what a person
 * reads is then not what was recorded). Marks of direction (U+200E, U+200F, U+061C), which change nothing around them, pass.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

/** Names by which JavaScript reaches the prototype of an object. */
const PROTOTYPE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a text cannot be accepted, `'has the control character U+0000'`; null where it can. */
export const textProblem = (text: string): string | null => {
  const [character] = FORBIDDEN.exec(text) ?? [];
  if (character === undefined) return null;
  const code = character.charCodeAt(0);
  const kind = code > 0xff ? 'a character that overrides the direction of text' : 'the control character';
  return `has ${kind}${code > 0xff ? ',' : ''} U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
};

/** Why a field or parameter cannot have this name; null where it can. */
export const nameProblem = (name: string): string | null =>
  PROTOTYPE_NAMES.has(name) ? 'is no name for a field' : textProblem(name);

/** A name as it can stand in a message: without what is forbidden, and not too long. */
export const printable = (name: string): string => {
  const short = name.length > 60 ? `${name.slice(0, 60)}...` : name;
  return short.replace(new RegExp(FORBIDDEN.source, 'g'), '\uFFFD');
};

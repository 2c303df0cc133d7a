import type { TextSource } from '../text-source';

/** A part of a JSON document that is one object: a member of it, or an element of the array that is split. */
export type JsonPart = {
  /** Its JSON. */
  readonly text: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
} & ({ readonly kind: 'member'; readonly name: string } | { readonly kind: 'element' });

type Mode = 'before' | 'key' | 'value' | 'element' | 'after';

/**
 * Takes a JSON document apart without reading it whole: its members one after the other, and of one of them, an array, the
 * elements. What is no JSON is found when a part is parsed; the text ends where the object does.
 * @param array the name of the member that is split
 */
export function* jsonParts(text: TextSource, array: string): Generator<JsonPart> {
  let mode: Mode = 'before';
  let held: string[] = [];
  let name = '';
  let depth = 0;
  let [inString, isEscaped] = [false, false];
  let [line, first] = [1, 1];
  const taken = (): string => {
    const whole = held.join('').trim();
    held = [];
    return whole;
  };
  const part = (): JsonPart | null => {
    const whole = taken();
    if (mode === 'element') return whole === '' ? null : { kind: 'element', text: whole, line: first };
    return { kind: 'member', name, text: whole, line: first };
  };
  for (const piece of text) {
    let from = 0;
    const hold = (to: number): void => {
      if (to > from) held.push(piece.slice(from, to));
    };
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece.charAt(at);
      if (character === '\n') line += 1;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
        continue;
      }
      if (character === '"') inString = true;
      const opens = character === '{' || character === '[';
      const closes = character === '}' || character === ']';
      if (mode === 'before') {
        from = at + 1;
        if (character === '{') mode = 'key';
      } else if (mode === 'key' && character === ':') {
        hold(at);
        name = taken().replace(/^"|"$/g, '');
        [from, first] = [at + 1, line];
        mode = 'value';
        depth = 0;
      } else if (mode === 'key' && character === '}') {
        return;
      } else if (mode === 'after') {
        from = at + 1;
        if (character === ',') mode = 'key';
        if (character === '}') return;
      } else if (mode === 'value' && depth === 0 && character === '[' && name === array) {
        hold(at);
        taken();
        [from, first] = [at + 1, line];
        mode = 'element';
      } else if ((mode === 'value' || mode === 'element') && depth === 0 && (closes || character === ',')) {
        hold(at);
        const found = part();
        if (found) yield found;
        [from, first] = [at + 1, line];
        if (closes && mode === 'value') return;
        mode = closes ? 'after' : mode === 'value' ? 'key' : 'element';
      } else if (mode !== 'key') {
        depth += opens ? 1 : closes ? -1 : 0;
        if (/\S/.test(character) && held.length === 0 && piece.slice(from, at).trim() === '') first = line;
      }
    }
    hold(piece.length);
  }
  if (mode === 'value' || mode === 'element') {
    const found = part();
    if (found) yield found;
  }
}

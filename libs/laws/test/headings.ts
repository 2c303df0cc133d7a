import type { Edition } from '@app/bridge';

/** A numbered place in the text of an edition. */
interface Heading {
  /** `'27B1a'` */
  readonly at: string;
  /** Must be in the registry: a letter, a Law without letters, or a number with text of its own. */
  readonly required: boolean;
}

/** How an edition prints a number: the Danish text has `1.` and `a.`, the Swedish `1.` and `(a)`. */
interface Print {
  readonly law: RegExp;
  readonly letter: RegExp;
  readonly digit: RegExp;
  readonly small: RegExp;
  readonly roman: RegExp;
}

const PRINT: Readonly<Record<Edition, Print>> = {
  'wbf-2017': {
    law: /^§ (\d+)\. /,
    letter: /^([A-H])\. /,
    digit: /^(\d)\. (.*)$/,
    small: /^([a-l])\. (.*)$/,
    roman: /^([ivx]+)\. /,
  },
  'wbf-2007': {
    law: /^(\d+)\. [A-ZÅÄÖ][A-ZÅÄÖ0-9 ,–-]+$/,
    letter: /^([A-H])\. /,
    digit: /^(\d)\. (.*)$/,
    small: /^\(([a-l])\) (.*)$/,
    roman: /^\(([ivx]+)\) /,
  },
};

const LAST_LAW = 93;

interface Place {
  readonly law: string;
  readonly letter: string;
  readonly digit: string;
  readonly small: string;
}

/** A digit under no letter is told from the law's own number by a point: `'35.1'`. */
const numbered = ({ law, letter, digit, small }: Place, roman = ''): string =>
  `${law}${letter}${letter === '' && digit !== '' ? '.' : ''}${digit}${small}${roman === '' ? '' : `(${roman})`}`;

/** Numbers follow one another; a line that begins with any other number is text or a table. */
const follows = (digit: string, before: string): boolean => Number(digit) === Number(before === '' ? 0 : before) + 1;

/** Every numbered place of Laws 1 to 93 in the text of an edition, in the order of the text. */
export const headingsOf = (edition: Edition, text: string): readonly Heading[] => {
  const print = PRINT[edition];
  const found: Heading[] = [];
  let place: Place = { law: '0', letter: '', digit: '', small: '' };

  const add = (required: boolean, roman?: string): void => {
    found.push({ at: numbered(place, roman), required });
  };

  const read = (line: string): void => {
    const law = print.law.exec(line)?.[1];
    if (law !== undefined && Number(law) === Number(place.law) + 1) {
      place = { law, letter: '', digit: '', small: '' };
      add(false);
      return;
    }
    if (place.law === '0') return;
    const letter = print.letter.exec(line)?.[1];
    if (letter !== undefined) {
      place = { ...place, letter, digit: '', small: '' };
      add(true);
      return;
    }
    const [, digit = '', afterDigit = ''] = print.digit.exec(line) ?? [];
    if (digit !== '' && follows(digit, place.digit)) {
      place = { ...place, digit, small: '' };
      const opens = print.small.test(afterDigit);
      add(!opens);
      if (opens) read(afterDigit);
      return;
    }
    const [, small = '', afterSmall = ''] = print.small.exec(line) ?? [];
    const roman = print.roman.exec(line)?.[1];
    // (i) is the letter after (h), and otherwise a Roman one.
    if (small !== '' && (roman === undefined || place.small === 'h')) {
      place = { ...place, small };
      const opens = print.roman.test(afterSmall);
      add(!opens);
      if (opens) read(afterSmall);
      return;
    }
    if (roman !== undefined && place.small !== '') add(true, roman);
  };

  for (const raw of text.split('\n')) {
    const line = raw.replaceAll('\u00a0', ' ').trim();
    if (edition === 'wbf-2007' && Number(place.law) === LAST_LAW && line.startsWith('94. ')) break;
    read(line);
  }
  // A Law with no paragraphs is one itself.
  return found.map(({ at, required }, i) => ({
    at,
    required: required || (/^\d+$/.test(at) && found[i + 1]?.at.startsWith(`${Number(at) + 1}`) !== false),
  }));
};

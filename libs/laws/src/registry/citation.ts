const PARTS = /^(\d{1,2})(?:\.([1-9])|\.?([a-h])\.?(?:([1-9])(?:\(?([a-l])\)?(?:\(?([ivx]+)\)?)?)?)?)?$/i;

/** What a paragraph's number looks like in the registry: `'27B1a'`, `'12C1e(i)'`, `'35.1'`. */
export const PARAGRAPH_NUMBER = /^[1-9]\d?(?:\.\d|[A-H](?:\d(?:[a-l](?:\([ivx]+\))?)?)?)?$/;

/**
 * A paragraph's number as the registry spells it, from the ways that people write it; null if it is none.
 *
 * @example spelled('§ 27 b1(A)') // '27B1a'
 * @example spelled('12C1(e)(i)') // '12C1e(i)'
 */
export const spelled = (citation: string): string | null => {
  const parts = PARTS.exec(citation.replace(/\s|§|^(law|lag)/gi, ''));
  if (parts === null) return null;
  const [, law = '', alone = '', letter = '', digit = '', small = '', roman = ''] = parts;
  const number = `${Number(law)}${alone === '' ? '' : `.${alone}`}${letter.toUpperCase()}${digit}${small.toLowerCase()}`;
  const whole = roman === '' ? number : `${number}(${roman.toLowerCase()})`;
  return PARAGRAPH_NUMBER.test(whole) ? whole : null;
};

/** The number of the Law that a paragraph belongs to. */
export const lawNumber = (paragraph: string): number => Number.parseInt(paragraph, 10);

/** Whether a number is this paragraph's own, or that of one below it: 27B1a is below 27B1, and 20 not below 2. */
export const isWithin = (number: string, paragraph: string): boolean =>
  number.startsWith(paragraph) && lawNumber(number) === lawNumber(paragraph);

/** The paragraph that this one is part of: 27B1 for 27B1a; null for a whole Law. */
export const above = (paragraph: string): string | null => {
  const shorter = paragraph.replace(/(?:\.\d|\([ivx]+\)|[A-Za-z]|\d)$/, '');
  return /[^\d]/.test(paragraph) ? shorter : null;
};

/** In the order of the Laws. */
export const byNumber = (a: string, b: string): number => lawNumber(a) - lawNumber(b) || (a < b ? -1 : Number(a > b));

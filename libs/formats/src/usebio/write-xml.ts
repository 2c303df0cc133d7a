/** Characters that XML 1.0 admits; others are left out. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** An element with a text; nothing where there is none. */
export const leaf = (name: string, text: string | number | null | undefined): readonly string[] =>
  text === null || text === undefined || text === '' ? [] : [`<${name}>${escaped(String(text))}</${name}>`];

/** An element around lines. */
export const element = (name: string, lines: readonly string[], attributes = ''): readonly string[] => [
  `<${name}${attributes}>`,
  ...lines.map((line) => ` ${line}`),
  `</${name}>`,
];

/** A comment, in which no two hyphens can stand together. */
export const comment = (text: string): string =>
  `<!-- ${text
    .replace(FORBIDDEN, '')
    .replace(/-(?=-)/g, '- ')
    .replace(/-$/, '- ')} -->`;

import type { PersonalText } from '@app/bridge';
import { saidText } from '@app/session';

/** Markup that is safe to print: every text in it has been escaped. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that are not seen and change how what is around them is read: controls, and overrides of direction. */
const UNSEEN = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

const isBreak = (character: string): boolean => character === '\n' || character === '\t';

/** Text as a page may have it: nothing in it is markup, and nothing that cannot be seen has an effect. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, (one) => (isBreak(one) ? one : codeOf(one)))
    .replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

const isMarkup = (value: Value): value is Html => typeof value === 'object' && 'markup' in value;

const printed = (value: Value): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(value);
  return isMarkup(value) ? value.markup : value.map(({ markup }) => markup).join('');
};

/**
 * A piece of a page; whatever is put into it is escaped, unless it is a piece of a page itself.
 *
 * @example html`<p>${'a < b'}</p>`.markup // '<p>a &lt; b</p>'
 */
export const html = (parts: readonly string[], ...values: readonly Value[]): Html => ({
  markup: parts.map((part, index) => part + (index < values.length ? printed(values[index] ?? '') : '')).join(''),
});

export const NOTHING: Html = { markup: '' };

/** What somebody has said or written: it reads in its own direction, and disturbs nothing around it. */
export const said = (text: PersonalText): Html => html`<bdi dir="auto" class="said">${saidText(text)}</bdi>`;

/** A list, or a word in its place where there is nothing in it. */
export const list = (all: readonly Html[], none = 'None.'): Html =>
  all.length === 0
    ? html`<p class="none">${none}</p>`
    : html`<ul>
        ${all.map((one) => html`<li>${one}</li>`)}
      </ul>`;

/** Names and what they stand for. */
export const facts = (all: readonly (readonly [name: string, value: Html | string | null])[]): Html =>
  html`<dl>
    ${all
      .filter(([, value]) => value !== null && value !== '')
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value ?? ''}</dd>
          </div>`,
      )}
  </dl>`;

/** A table; the first cell of a row heads it. */
export const table = (
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...others]) =>
          html`<tr>
            <th scope="row">${first ?? ''}</th>
            ${others.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

/** A part of the page with its heading, to which the contents lead. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

export const section = (id: string, title: string, ...body: readonly Html[]): Section => ({
  id,
  title,
  body: html`${body}`,
});

import type { Result } from '@app/bridge';
import { err, ok } from '@app/bridge';
import { SaxesParser } from 'saxes';

/** An element with the line (from 1) on which its start tag ends. Names are in upper case, text is trimmed. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

export interface XmlError {
  readonly line: number;
  readonly message: string;
}

interface Draft {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** Pieces, joined at the end: text arrives in parts. */
  readonly text: string[];
}

/** Real files nest some eight deep; nothing is gained by following what is no USEBIO file. */
const DEEPEST = 100;

const open = (name: string, line: number, attributes: Readonly<Record<string, string>> = {}): Draft => ({
  name: name.toUpperCase(),
  line,
  attributes: new Map(Object.entries(attributes).map(([key, value]) => [key.toUpperCase(), value.trim()])),
  children: [],
  text: [],
});

const closed = ({ name, line, attributes, children, text }: Draft): XmlElement => ({
  name,
  line,
  attributes,
  children,
  text: text.join('').trim(),
});

/**
 * A bare `&` is the slip that writers of names make most; the parser takes it for an entity that goes on to the next
 * semicolon, and stumbles far behind it.
 */
const bareAmpersand = (text: string): string => {
  const at = text.search(/&(?!(?:[A-Za-z_][\w.-]*|#[0-9]+|#x[0-9A-Fa-f]+);)/);
  return at < 0 ? '' : ` (line ${text.slice(0, at).split('\n').length} has a bare '&', to be written '&amp;')`;
};

/** The parser's `12:7: unclosed tag: BOARD.`, taken apart. */
const parseError = (caught: unknown, line: number, text: string): XmlError => {
  const said = caught instanceof Error ? caught.message : String(caught);
  const [, at, message] = /^(\d+):\d+: ([^]*)$/.exec(said) ?? [];
  return { line: at ? Number(at) : line, message: (message ?? said).replace(/\.$/, '') + bareAmpersand(text) };
};

/**
 * Parses XML into a tree; the first error of well-formedness ends it. A DOCTYPE is passed over unread: no external
 * file is fetched, and the entities it may define do not exist here, so that none can expand.
 */
export const parseXml = (text: string): Result<XmlElement, XmlError> => {
  const parser = new SaxesParser();
  const top = open('', 1);
  const path: Draft[] = [top];
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length > DEEPEST) parser.fail(`elements nested more than ${DEEPEST} deep`);
    path.push(open(name, parser.line, attributes));
  });
  parser.on('text', (piece) => path.at(-1)?.text.push(piece));
  parser.on('cdata', (piece) => path.at(-1)?.text.push(piece));
  parser.on('closetag', () => {
    const element = path.pop();
    if (element) path.at(-1)?.children.push(closed(element));
  });
  try {
    parser.write(text).close();
  } catch (caught) {
    return err(parseError(caught, parser.line, text));
  }
  const [root] = top.children;
  return root ? ok(root) : err({ line: 1, message: 'no element at all' });
};

export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

export const childOf = (element: XmlElement, ...names: readonly string[]): XmlElement | null =>
  element.children.find((child) => names.includes(child.name)) ?? null;

const unlessEmpty = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** The text of the first child of one of these names; null where there is none or it is empty. */
export const textOf = (element: XmlElement, ...names: readonly string[]): string | null =>
  unlessEmpty(childOf(element, ...names)?.text);

/** An attribute, or a child element of that name: writers differ. */
export const valueOf = (element: XmlElement, name: string): string | null =>
  unlessEmpty(element.attributes.get(name)) ?? textOf(element, name);

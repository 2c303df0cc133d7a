import { type Message, type Result, err, ok } from '@app/bridge';
import { SaxesParser } from 'saxes';
import { said } from '../import-texts';
import { type TextSource, detached } from '../text-source';

/** An element with the line (from 1) on which its start tag ends. Names are in upper case, text is trimmed. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  /** How many start tags the file has up to this one: the same number each time the file is read. */
  readonly nth: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface XmlError {
  readonly line: number;
  readonly problem: Message;
}

/** An element that is handed over when it is complete, and the element in which it stands. */
export interface XmlUnit {
  readonly element: XmlElement;
  /** `nth` of its parent. */
  readonly parent: number;
}

interface OpenElement {
  readonly name: string;
  readonly line: number;
  readonly nth: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** Pieces, joined at the end: text arrives in parts. */
  readonly text: string[];
  /** How many elements were in memory before it. */
  readonly heldBefore: number;
}

/** Real files nest some eight deep; nothing is gained by following what is no USEBIO file. */
const DEEPEST = 100;

/** The participants of a large event, some 20 elements each, take a tenth of it; so does a board that 2,500 pairs play. */
const MOST_HELD = 500_000;

/** Far beyond any text, comment or tag of a real file: the parser holds each of them until it ends. */
const LONGEST_RUN = 1_000_000;

const PIECE = 65_536;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const NO_CHILDREN: readonly XmlElement[] = [];

const attributesOf = (attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const entries = Object.entries(attributes);
  if (entries.length === 0) return NO_ATTRIBUTES;
  return new Map(entries.map(([key, value]) => [detached(key.toUpperCase()), detached(value.trim())]));
};

const closed = ({ name, line, nth, attributes, children, text }: OpenElement): XmlElement => ({
  name,
  line,
  nth,
  attributes,
  children: children.length === 0 ? NO_CHILDREN : children,
  text: detached(text.join('').trim()),
});

const LONGEST_ENTITY = 100;
const BARE_AMPERSAND = /&(?!(?:[A-Za-z_][\w.-]{0,90}|#[0-9]{1,90}|#x[0-9A-Fa-f]{1,90});)/;

/** The line of the first `&` that begins no entity; null where there is none. */
const lineOfBareAmpersand = (text: TextSource): number | null => {
  let line = 1;
  let heldBack = '';
  for (const piece of text) {
    const whole = heldBack + piece;
    const last = whole.lastIndexOf('&');
    const end = last >= 0 && whole.length - last < LONGEST_ENTITY ? last : whole.length;
    const at = whole.slice(0, end).search(BARE_AMPERSAND);
    line += whole.slice(0, at < 0 ? end : at).split('\n').length - 1;
    if (at >= 0) return line;
    heldBack = whole.slice(end);
  }
  const at = heldBack.search(BARE_AMPERSAND);
  return at < 0 ? null : line + heldBack.slice(0, at).split('\n').length - 1;
};

/**
 * The parser's `12:7: unclosed tag: BOARD.`, taken apart. A bare `&` is the slip that writers of names make most; the
 * parser takes it for an entity that goes on to the next semicolon, and stumbles far behind it.
 */
const parseError = (caught: unknown, line: number, text: TextSource): XmlError => {
  const errorText = caught instanceof Error ? caught.message : String(caught);
  const [, at, message] = /^(\d+):\d+: ([^]*)$/.exec(errorText) ?? [];
  const ampersand = lineOfBareAmpersand(text);
  const problem = said('xml.parser', { text: (message ?? errorText).replace(/\.$/, ''), ampersand });
  return { line: at ? Number(at) : line, problem };
};

/** Well-formed, and beyond what is read. */
class TooMuch extends Error {
  constructor(
    readonly line: number,
    readonly problem: Message,
  ) {
    super(problem.code);
  }
}

/** Pieces of a size that the parser can work off before the next one. */
function* smallPieces(text: TextSource): Generator<string> {
  for (const piece of text) {
    for (let at = 0; at < piece.length; at += PIECE) yield piece.slice(at, at + PIECE);
  }
}

/**
 * Reads XML in pieces. Yields every element with the name `unit` when it is complete, and leaves it out of its parent:
 * only one of them is in memory. Ends at the first error of well-formedness. A DOCTYPE is passed over unread: no external
 * file is fetched, and the entities it may define do not exist here, so that none can expand.
 * @returns the root element without the units
 */
export function* readXml(text: TextSource, unit: string): Generator<XmlUnit, Result<XmlElement, XmlError>> {
  const parser = new SaxesParser();
  const complete: XmlUnit[] = [];
  let nth = 0;
  let held = 0;
  const open = (name: string, attributes: Readonly<Record<string, string>>): OpenElement => ({
    name: detached(name.toUpperCase()),
    line: parser.line,
    nth,
    attributes: attributesOf(attributes),
    children: [],
    text: [],
    heldBefore: held,
  });
  const top = open('', {});
  const path = [top];
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length > DEEPEST) throw new TooMuch(parser.line, said('xml.too-deep', { most: DEEPEST }));
    if (held >= MOST_HELD) throw new TooMuch(parser.line, said('xml.too-many', { most: MOST_HELD, unit }));
    nth += 1;
    path.push(open(name, attributes));
    held += 1;
  });
  parser.on('text', (piece) => path.at(-1)?.text.push(piece));
  parser.on('cdata', (piece) => path.at(-1)?.text.push(piece));
  parser.on('closetag', () => {
    const element = path.pop();
    const parent = path.at(-1);
    if (!element || !parent) return;
    if (element.name === unit) {
      complete.push({ element: closed(element), parent: parent.nth });
      held = element.heldBefore;
    } else {
      parent.children.push(closed(element));
    }
  });
  const errorIn = (step: () => void): XmlError | null => {
    try {
      step();
      return null;
    } catch (caught) {
      if (!(caught instanceof TooMuch)) return parseError(caught, parser.line, text);
      const { line, problem } = caught;
      return { line, problem };
    }
  };
  let run = 0;
  for (const piece of smallPieces(text)) {
    const last = piece.lastIndexOf('<');
    run = last < 0 ? run + piece.length : piece.length - last;
    const error = errorIn(() => {
      if (run > LONGEST_RUN) throw new TooMuch(parser.line, said('xml.too-long', { most: LONGEST_RUN }));
      parser.write(piece);
    });
    if (error) return err(error);
    yield* complete.splice(0);
  }
  const error = errorIn(() => parser.close());
  if (error) return err(error);
  const [root] = top.children;
  return root ? ok(root) : err({ line: 1, problem: said('xml.no-element') });
}

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

import { type Document, type Tags, LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { FileProblem, Path, Place } from './problem';

/** A YAML or JSON text that has been read, and where its fields stand. */
interface ReadDocument {
  readonly value: unknown;
  readonly placeOf: (path: Path) => Place;
}

type Read =
  | { readonly ok: true; readonly document: ReadDocument }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** Where a field begins: at its key, since its value may begin on a later line. */
const startOf = (document: Document, path: Path): number | null => {
  const last = path.at(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) && node.range ? node.range[0] : null;
};

const BEGINNING: Place = { line: 1, column: 1 };

/** The place of a field, or of the nearest one around it that is there. */
const placeFinder = (document: Document, lines: LineCounter) => {
  const find = (path: Path): Place => {
    if (path.length === 0) return BEGINNING;
    const start = startOf(document, path);
    if (start === null) return find(path.slice(0, -1));
    const { line, col } = lines.linePos(start);
    return { line, column: col };
  };
  return find;
};

/**
 * YAML with whole numbers alone: paragraphs look like `1e3` (17E2), boards at tables like `1.3`, and exact numbers are
 * texts in our files.
 */
const withoutFloats = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:float');

export const readDocument = (text: string): Read => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: withoutFloats });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ linePos, message }) => ({
      line: linePos?.[0].line ?? 1,
      column: linePos?.[0].col ?? 1,
      field: '',
      message: message.split('\n')[0] ?? 'not YAML',
    }));
    return { ok: false, problems };
  }
  try {
    return { ok: true, document: { value: document.toJS(), placeOf: placeFinder(document, lines) } };
  } catch (error) {
    // Aliases that lead nowhere, or that would unfold without end.
    return {
      ok: false,
      problems: [{ ...BEGINNING, field: '', message: error instanceof Error ? error.message : 'not YAML' }],
    };
  }
};

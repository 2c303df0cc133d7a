import { problemInWords } from '@app/contract';
import { jsonProblems } from '../json/json-problems';

/** A line of an NDJSON stream: its number, from 1, and its JSON, or why it has none. */
export type NdjsonLine =
  | { readonly line: number; readonly ok: true; readonly json: unknown }
  | { readonly line: number; readonly ok: false; readonly message: string };

/** No command has more bytes than this; a line that has may be no NDJSON at all. */
const LONGEST = 1_000_000;
const NEWLINE = 0x0a;

/** Pieces of one line as they come; what is too long is counted and not kept. */
interface Pieces {
  readonly kept: Uint8Array[];
  length: number;
}

const add = (pieces: Pieces, piece: Uint8Array): void => {
  pieces.length += piece.length;
  if (pieces.length <= LONGEST) pieces.kept.push(piece);
  else pieces.kept.length = 0;
};

const read = (line: number, { kept, length }: Pieces): NdjsonLine | null => {
  if (length > LONGEST) return { line, ok: false, message: `longer than ${LONGEST} bytes` };
  try {
    // Half a character would be replaced silently otherwise; a record must not be changed by reading it.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(kept));
    if (text.trim() === '') return null;
    const json = JSON.parse(text) as unknown;
    const problems = jsonProblems(text);
    return problems.length === 0
      ? { line, ok: true, json }
      : { line, ok: false, message: problems.map(problemInWords).join('; ') };
  } catch (error) {
    return { line, ok: false, message: error instanceof SyntaxError ? `no JSON: ${error.message}` : 'no UTF-8' };
  }
};

/** Reads NDJSON piece by piece; memory stays bounded by the longest line. Empty lines are passed over. */
export async function* readNdjson(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<NdjsonLine> {
  let line = 1;
  let pieces: Pieces = { kept: [], length: 0 };
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      add(pieces, bytes.subarray(from, end));
      const next = read(line, pieces);
      if (next) yield next;
      from = end + 1;
      line += 1;
      pieces = { kept: [], length: 0 };
    }
    add(pieces, bytes.subarray(from));
  }
  const last = read(line, pieces);
  if (last) yield last;
}

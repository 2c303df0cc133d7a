import { boardStream, parseBoardStream } from '@app/contract';
import { parseDecimal } from '@app/ledger';
import { problem } from '../problems/problem-reasons';
import { EvidenceProblem } from './evidence-problem';

/** What evidence can be asked for: one event by its place in the ledger or in its stream, or a whole stream. */
export type EvidenceAddress =
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'event'; readonly stream: string; readonly revision: number }
  | { readonly kind: 'stream'; readonly stream: string };

const STREAM = /^(?:session|appeal|ledger)-[A-Za-z0-9][\w.-]{0,200}$/;

const streamNamed = (text: string): string | null => {
  const board = parseBoardStream(text);
  if (board) return boardStream(board);
  return STREAM.test(text) ? text : null;
};

/**
 * Reads `1234`, `board-demo.3.5@37` or `demo.3.5@37`, `demo.3.5`, `session-demo`, `appeal-a1`, `ledger-keys`; throws an
 * `EvidenceProblem` for anything else.
 */
export const evidenceAddress = (text: string): EvidenceAddress => {
  const position = parseDecimal(text);
  if (position !== undefined) return { kind: 'position', position };
  const [, before = text, digits] = /^(.+)@([^@]+)$/.exec(text) ?? [];
  const stream = streamNamed(before);
  const revision = digits === undefined ? null : parseDecimal(digits);
  if (stream !== null && revision === null) return { kind: 'stream', stream };
  if (stream !== null && typeof revision === 'number') return { kind: 'event', stream, revision };
  throw new EvidenceProblem('BadAddress', problem('no-evidence-address', { text }));
};

import type { Message } from '@app/bridge';
import { type ScoreWarning, problemInWords } from '@app/contract';
import { scoreWarnings } from '@app/session';
import type { Sourced } from '../execute/execute';
import type { Outcome } from '../execute/outcome';
import { readCommand } from '../execute/read-command';
import type { NdjsonLine } from './read-ndjson';

/** The outcome of one line: of its command, or why it is none. */
export type LineOutcome = { readonly line: number } & (
  | (Outcome & { readonly warnings?: readonly ScoreWarning[] })
  | {
      readonly ok: false;
      readonly code: 'InvalidCommand';
      /** In English. */
      readonly message: string;
      readonly reason?: Message;
    }
);

/** A line as it was received: a command, or why it is none. */
type Received =
  | { readonly line: number; readonly envelope: Sourced }
  | { readonly line: number; readonly envelope: null; readonly message: string };

/** How many lines are given to the ledger at a time. */
const CHUNK = 2000;

const received = ({ line, ...read }: NdjsonLine, source: string | null): Received => {
  if (!read.ok) return { line, envelope: null, message: read.message };
  const command = readCommand(read.json);
  if (!command.ok) return { line, envelope: null, message: command.error.map(problemInWords).join('; ') };
  return { line, envelope: source === null ? command.value : { ...command.value, source: `${source}:${line}` } };
};

/** With what is to be known of scores that it has given, where there is anything. */
const withWarnings = (outcome: Outcome): Outcome & { readonly warnings?: readonly ScoreWarning[] } => {
  const warnings = outcome.ok ? scoreWarnings(outcome.events) : [];
  return warnings.length === 0 ? outcome : { ...outcome, warnings };
};

/**
 * Executes NDJSON commands in chunks and yields one outcome a line, in order; a line that is refused or cannot be
 * read stops no other.
 * @param execute gives one outcome a command, in their order
 * @param source name of the file they come from, for the record; null where there is none
 */
export async function* executeLines(
  lines: AsyncIterable<NdjsonLine>,
  execute: (envelopes: readonly Sourced[]) => Promise<readonly Outcome[]>,
  source: string | null = null,
): AsyncGenerator<LineOutcome> {
  let chunk: Received[] = [];
  const flush = async (): Promise<readonly LineOutcome[]> => {
    const outcomes = (await execute(chunk.flatMap(({ envelope }) => envelope ?? []))).values();
    const settled = chunk.map((one): LineOutcome => {
      if (!one.envelope) return { line: one.line, ok: false, code: 'InvalidCommand', message: one.message };
      const outcome = outcomes.next();
      if (outcome.done === true) throw new Error(`line ${one.line} was left without an outcome`);
      return { line: one.line, ...withWarnings(outcome.value) };
    });
    chunk = [];
    return settled;
  };
  for await (const line of lines) {
    chunk.push(received(line, source));
    if (chunk.length >= CHUNK) yield* await flush();
  }
  yield* await flush();
}

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Role, conforms, expectedBy, expecting, recordOf, text } from '@app/contract';
import { executeAll, executeLines, IMPORTER, type LineOutcome, readNdjson, streamStates } from '@app/application';
import type { Embedded } from '../embedded';
import { Failure } from '../failure';
import { boundedPiecesOf } from '../read-file';
import { enterInto } from './enter-into';

/** What became of a file of commands. */
export interface NdjsonReport {
  readonly file: string;
  readonly format: 'ndjson';
  readonly commands: {
    readonly read: number;
    readonly taken: number;
    readonly already: number;
    readonly refused: number;
  };
  readonly sessions: readonly string[];
  readonly refused: readonly { readonly line: number; readonly code: string; readonly message: string }[];
}

/** How many refused lines the report names one by one. */
const MOST_NAMED = 1000;

/**
 * Gives a file of commands, one a line, to the ledger. Refused lines are named; they stop no other.
 * @param limit the largest file that is taken, in bytes
 * @param role in whose role the file speaks: a scorer's has no judgements of a director
 */
export const importNdjson = async (
  { log, vault }: Embedded,
  file: string,
  role: Role,
  limit: number,
): Promise<NdjsonReport> => {
  const executor = { log, now: () => new Date(), vault, loadState: streamStates(log) };
  const counts = { read: 0, taken: 0, already: 0, refused: 0 };
  const refused: { line: number; code: string; message: string }[] = [];
  const sessions = new Set<string>();
  const count = (outcome: LineOutcome): void => {
    counts.read += 1;
    if (!outcome.ok) {
      counts.refused += 1;
      const { line, code, message } = outcome;
      if (refused.length < MOST_NAMED) refused.push({ line, code, message });
      return;
    }
    const [, session] = /^(?:session-|board-)([^.]+)/.exec(outcome.stream) ?? [];
    if (session !== undefined) sessions.add(session);
    if (outcome.repeated) counts.already += 1;
    else counts.taken += 1;
  };
  const actor = { ...IMPORTER, role };
  const execute = (envelopes: Parameters<typeof executeAll>[1]) => executeAll(executor, envelopes, { actor });
  const lines = readNdjson(boundedPiecesOf(file, limit));
  for await (const outcome of executeLines(lines, execute, basename(file))) count(outcome);
  return { file, format: 'ndjson', commands: counts, sessions: [...sessions], refused };
};

const names = expecting('an object of ids and names', recordOf(text(1000)));

/**
 * Enters the names of a JSON file (`{"p01": "Alice Example"}`) into the directory, for one session; says whether all of
 * them were.
 */
export const enterNames = ({ directory }: Embedded, session: string, file: string): boolean => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Failure(`${file}: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  if (!conforms(names, json)) throw new Failure(`${file}: expected ${expectedBy(names)}`);
  const entries = Object.entries(json).map(([id, name]) => ({ id, scope: session, name }));
  return enterInto(directory, entries).length === 0;
};

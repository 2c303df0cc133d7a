import { readFileSync } from 'node:fs';
import type { Message } from '@app/bridge';
import { type Role, type ScoreWarning, conforms, recordOf, text } from '@app/contract';
import { type Texts, textsOf } from '@app/messages';
import { executeAll, executeLines, IMPORTER, type LineOutcome, readNdjson } from '@app/application';
import { applyDecisions } from '../apply-decisions';
import type { Embedded } from '../embedded';
import { Failure } from '../failure';
import { enterInto } from './enter-into';
import { commandText } from './import-texts';
import type { NamedFile } from './named-files';

/** A line that is refused. The reason has a text in every language; without one there is the message, in English. */
interface RefusedLine {
  readonly line: number;
  readonly code: string;
  readonly message: string;
  readonly reason?: Message;
}

/** A line that is taken, with what is to be known of the score that it gives. */
type WarnedLine = ScoreWarning & { readonly line: number };

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
  readonly refused: readonly RefusedLine[];
  /** Lines that are taken, and of which there is something to know. */
  readonly warned: readonly WarnedLine[];
}

/** How many refused lines, and how many warnings, the report names one by one. */
const MOST_NAMED = 1000;

type Envelopes = Parameters<typeof executeAll>[1];
type Outcome = Awaited<ReturnType<typeof executeAll>>[number];

/** Commands whose events may ask something of another stream. */
const DECIDING: readonly string[] = ['GiveRuling', 'ReverseDecision', 'DecideLawPart', 'DecideAppeal'];

const decides = ({ command }: Envelopes[number]): boolean => DECIDING.includes(command.command.type);

/** Commands in runs that end with a decision, or with the last of them. */
const untilDecisions = (envelopes: Envelopes): readonly Envelopes[] => {
  const runs: Envelopes[number][][] = [[]];
  for (const envelope of envelopes) {
    runs.at(-1)?.push(envelope);
    if (decides(envelope)) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
};

/**
 * Gives a file of commands, one a line, to the ledger. Refused lines are named; they stop no other.
 * @param role in whose role the file speaks: a scorer's has no judgements of a director
 */
export const importNdjson = async (
  embedded: Embedded,
  { path: file, name, pieces }: Pick<NamedFile, 'path' | 'name' | 'pieces'>,
  role: Role,
): Promise<NdjsonReport> => {
  const { log, vault } = embedded;
  const executor = { log, now: () => new Date(), vault };
  const counts = { read: 0, taken: 0, already: 0, refused: 0 };
  const refused: RefusedLine[] = [];
  const warned: WarnedLine[] = [];
  const sessions = new Set<string>();
  const count = (outcome: LineOutcome): void => {
    counts.read += 1;
    if (!outcome.ok) {
      counts.refused += 1;
      const { line, code, message, reason } = outcome;
      if (refused.length < MOST_NAMED) refused.push({ line, code, message, ...(reason && { reason }) });
      return;
    }
    for (const warning of outcome.warnings ?? []) {
      if (warned.length < MOST_NAMED) warned.push({ line: outcome.line, ...warning });
    }
    const [, session] = /^(?:session-|board-)([^.]+)/.exec(outcome.stream) ?? [];
    if (session !== undefined) sessions.add(session);
    if (outcome.repeated) counts.already += 1;
    else counts.taken += 1;
  };
  const actor = { ...IMPORTER, role };
  /** What a decision calls for in other streams is there before the next command, as it is where a server runs. */
  const execute = async (envelopes: Envelopes): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const run of untilDecisions(envelopes)) {
      const decided = await executeAll(executor, run, { actor });
      outcomes.push(...decided);
      if (run.some(decides) && decided.some((one) => one.ok && !one.repeated)) await applyDecisions(embedded);
    }
    return outcomes;
  };
  const lines = readNdjson(pieces());
  for await (const outcome of executeLines(lines, execute, name)) count(outcome);
  return { file, format: 'ndjson', commands: counts, sessions: [...sessions], refused, warned };
};

const names = recordOf(text(1000));

/**
 * Enters the names of a JSON file (`{"p01": "Alice Example"}`) into the directory, for one session; says whether all of
 * them were.
 */
export const enterNames = (
  { directory }: Embedded,
  session: string,
  file: string,
  texts: Texts = textsOf('en'),
): boolean => {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(commandText('names-unreadable', { file, why }));
  }
  if (!conforms(names, json)) throw new Failure(commandText('names-expected', { file }));
  const entries = Object.entries(json).map(([id, name]) => ({ id, scope: session, name }));
  return enterInto(directory, entries, texts).length === 0;
};

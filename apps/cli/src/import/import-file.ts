import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ImportPlan, ImportedFile, ReportItem } from '@app/formats';
import { compareWithFile, planImport, readLin, readPbn, readUsebio } from '@app/formats';
import type { Edition } from '@app/laws';
import { canonicalJson, derivedId } from '@app/ledger';
import type { Actor, Command, ScoringForm, SessionDoc } from '@app/session';
import { sessionsProjection, streamOf } from '@app/session';
import type { Executor, Sourced } from '../../../command-api/src/execute/execute';
import { executeOnStream } from '../../../command-api/src/execute/execute';
import { loadSession } from '../../../command-api/src/execute/history';
import type { Outcome } from '../../../command-api/src/execute/outcome';
import type { Embedded } from '../embedded';
import type { FileFormat } from './detect';
import { directoryNaming } from './naming';
import { recordImport } from './record-import';

export interface ImportOptions {
  readonly session: string;
  readonly laws: Edition;
  readonly regulations?: string;
  readonly scoring?: ScoringForm;
  readonly strict: boolean;
}

/** What became of one file, for the report. */
export interface ImportReport {
  readonly file: string;
  readonly format: string;
  readonly session: string;
  readonly scoring: ScoringForm;
  readonly records: {
    readonly read: number;
    readonly taken: number;
    readonly already: number;
    readonly refused: number;
    readonly nothingToRecord: number;
  };
  readonly auctions: number;
  readonly plays: number;
  readonly cards: number;
  readonly unplayed: number;
  readonly findings: number;
  readonly events: number;
  readonly scores: { readonly compared: number; readonly equal: number };
  readonly report: readonly ReportItem[];
}

export const IMPORTER: Actor = { id: 'import', role: 'scorer' };

/** Boards that are given to the ledger side by side, so that it can commit them together. */
const SIDE_BY_SIDE = 64;

const READERS = {
  pbn: (bytes: Uint8Array, strict: boolean) => readPbn(bytes, { strict }),
  lin: (bytes: Uint8Array) => readLin(bytes),
  usebio: (bytes: Uint8Array) => readUsebio(bytes),
};

/** The same command of the same file gets the same id again: a second import changes nothing. */
const sourced = (command: Command, nth: number, when: Date, source: string): Sourced => {
  const { type, data } = command.command;
  return {
    id: derivedId(when, streamOf(command), String(nth), type, canonicalJson(data)),
    command,
    occurredAt: when.toISOString(),
    source,
  };
};

const refusal = (outcomes: readonly Outcome[]) => {
  const refused = outcomes.find((outcome) => !outcome.ok);
  return refused && !refused.ok ? refused : null;
};

interface Stored {
  taken: number;
  already: number;
  refused: number;
  events: number;
  readonly report: ReportItem[];
}

const storeBoards = async (
  executor: Executor,
  plan: ImportPlan,
  when: Date,
  file: string,
  importId: string,
): Promise<Stored> => {
  const stored: Stored = { taken: 0, already: 0, refused: 0, events: 0, report: [] };
  for (let from = 0; from < plan.boards.length; from += SIDE_BY_SIDE) {
    await Promise.all(
      plan.boards.slice(from, from + SIDE_BY_SIDE).map(async ({ address, commands, record }) => {
        const envelopes = commands.map(({ command, line }, nth) =>
          sourced({ to: 'board', address, command }, nth, when, `${file}:${line}`),
        );
        const origin = { actor: IMPORTER, correlationId: importId };
        const outcomes = await executeOnStream(executor, envelopes, origin, 'all-or-none');
        const refused = refusal(outcomes);
        if (refused) {
          stored.refused += 1;
          stored.report.push({
            kind: 'error',
            code: refused.code === 'BoardAlreadyOpen' ? 'recorded-otherwise' : refused.code,
            line: record.line,
            record: record.record,
            board: String(address.board),
            message:
              refused.code === 'BoardAlreadyOpen'
                ? 'the ledger has this board at this table already, and not as the file has it; the ledger keeps what it has'
                : refused.message,
          });
          return;
        }
        const repeated = outcomes.every((outcome) => outcome.ok && outcome.repeated);
        if (repeated) stored.already += 1;
        else {
          stored.taken += 1;
          stored.events += outcomes.reduce((sum, outcome) => sum + (outcome.ok ? outcome.events.length : 0), 0);
        }
      }),
    );
  }
  return stored;
};

const storeSession = async (
  executor: Executor,
  plan: ImportPlan,
  when: Date,
  file: string,
  options: ImportOptions,
  importId: string,
) => {
  const envelopes = plan.session.map((command, nth) =>
    sourced({ to: 'session', session: options.session, command }, nth, when, file),
  );
  return executeOnStream(executor, envelopes, { actor: IMPORTER, correlationId: importId }, 'all-or-none');
};

const knownDoc = async ({ models }: Embedded, session: string): Promise<SessionDoc | null> => {
  await models.catchUp();
  return models.documents<SessionDoc>(sessionsProjection.name, session)[0] ?? null;
};

const counts = (plan: ImportPlan) => {
  const records = plan.boards.map(({ record }) => record);
  const events = plan.boards.flatMap((board) => board.events);
  return {
    auctions: records.filter(({ calls }) => calls !== null).length,
    plays: records.filter(({ cards }) => cards !== null && cards.length > 0).length,
    cards: events.filter(({ type }) => type === 'CardPlayed' || type === 'LeadFaced').length,
    unplayed: records.filter(({ result }) => result?.kind === 'not-played').length,
    findings: events.filter(({ type }) => type === 'InfractionNoted').length,
  };
};

const fileRefused = (file: ImportedFile): boolean =>
  file.boards.length === 0 && file.report.some(({ kind, record }) => kind === 'error' && record === null);

/**
 * Takes a file of results into a session: read, planned, compared with its own scores, then stored record by
 * record, each whole or not at all. The names go to the directory, the facts to the ledger.
 */
export const importFile = async (
  embedded: Embedded,
  path: string,
  bytes: Uint8Array,
  format: Exclude<FileFormat, 'ndjson'>,
  options: ImportOptions,
): Promise<ImportReport> => {
  const { log, directory } = embedded;
  const name = basename(path);
  const read = READERS[format](bytes, options.strict);
  const existing = await loadSession(log, options.session);
  const { naming, entries } = directoryNaming(directory, options.session);
  const plan = planImport(read, { ...options, source: name, naming, existing });
  const known = await knownDoc(embedded, options.session);
  const comparison = compareWithFile(read, plan, options.session, known, naming);
  const executor: Executor = { log, now: () => new Date() };
  const when = read.date === null ? new Date(0) : new Date(`${read.date}T12:00:00Z`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const importId = derivedId(when, 'import', options.session, sha256);
  const stored: Stored = { taken: 0, already: 0, refused: 0, events: 0, report: [] };
  if (!fileRefused(read) && plan.boards.length + plan.session.length > 0) {
    directory.enter(entries());
    const setUp = refusal(await storeSession(executor, plan, when, name, options, importId));
    if (setUp) {
      stored.report.push({
        kind: 'error',
        code: setUp.code,
        line: 1,
        record: null,
        board: null,
        message: setUp.message,
      });
      stored.refused = plan.boards.length;
    } else Object.assign(stored, await storeBoards(executor, plan, when, name, importId));
  }
  const { taken, already, refused, events } = stored;
  const report = [...plan.report, ...comparison.report, ...stored.report].sort((one, other) => one.line - other.line);
  const readerRefused = new Set(read.report.filter(({ kind }) => kind === 'error').map(({ record }) => record)).size;
  const records = {
    read: read.recordsRead,
    taken,
    already,
    refused: refused + plan.refused + readerRefused,
    nothingToRecord: Math.max(0, read.recordsRead - plan.boards.length - plan.refused - readerRefused),
  };
  if (taken > 0)
    await recordImport(executor, { importId, session: options.session, file: name, sha256, format, records, when });
  return {
    file: path,
    format,
    session: options.session,
    scoring: plan.scoring,
    records,
    ...counts(plan),
    events,
    scores: { compared: comparison.compared, equal: comparison.equal },
    report,
  };
};

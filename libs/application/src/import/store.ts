import { hash } from 'node:crypto';
import {
  type Actor,
  type BoardCommand,
  type BoardEvent,
  type Command,
  boardStream,
  sessionStream,
} from '@app/contract';
import {
  type PlannedCommand,
  type ReportItem,
  type Say,
  type StorableBoard,
  type StreamedPlan,
  importMessage,
} from '@app/formats';
import { canonicalJson, derivedId } from '@app/ledger';
import { type Executor, type Sourced, executeOnStream } from '../execute/execute';
import type { Outcome } from '../execute/outcome';
import type { Rehearsals } from './rehearsals';

export const IMPORTER: Actor = { id: 'import', role: 'scorer' };

/**
 * Boards that are given to the ledger side by side, so that it can commit them together, and so many commands in all that
 * they are not held for long.
 */
const SIDE_BY_SIDE = { boards: 64, commands: 512 } as const;

/** Ids say nothing of when it was: a file that has no date gets the same ones the next day. */
export const IDS_FROM = new Date(0);

/** The hexadecimal digits of 32 bits: as milliseconds 50 days, so that these ids are of the beginning of 1970. */
const TIME_DIGITS = 8;

/**
 * The time in the ids of a stream's commands: a hash of the stream. So the ids of a board lie together in the index of the
 * ledger, and a commit rewrites a few pages of it instead of one for each event.
 */
const idsOf = (stream: string): Date => new Date(parseInt(hash('sha256', stream, 'hex').slice(0, TIME_DIGITS), 16));

/**
 * Ids of the commands of an import to a stream, by the number of each: the same command of the same file gets the same id
 * again, so that a second import changes nothing.
 */
export const importedIds = (stream: string): ((nth: number, command: Command['command']) => string) => {
  const time = idsOf(stream);
  return (nth, { type, data }) => derivedId(time, stream, String(nth), type, canonicalJson(data));
};

const sourced = (
  id: string,
  command: Command,
  when: Date,
  source: string,
  rehearsed?: readonly BoardEvent[],
): Sourced => ({
  id,
  command,
  occurredAt: when.toISOString(),
  source,
  ...(rehearsed && { rehearsed }),
});

/** Why what was given together is refused; null where it is not. */
const refusal = (outcomes: readonly Outcome[]): Pick<ReportItem, 'kind' | 'code' | 'message'> | null => {
  const refused = outcomes.find((outcome) => !outcome.ok);
  if (!refused || refused.ok) return null;
  const { code, reason, message } = refused;
  return { kind: 'error', code, message: reason ?? importMessage('refused', { text: message }) };
};

const OTHERWISE: Pick<ReportItem, 'code' | 'message'> = {
  code: 'recorded-otherwise',
  message: importMessage('recorded-otherwise'),
};

/** What became of a plan; counts of records, and of events written. */
export interface Stored {
  readonly taken: number;
  readonly already: number;
  readonly refused: number;
  readonly events: number;
  /** Whether the session refused what was planned for it; nothing is stored then. */
  readonly sessionRefused: boolean;
}

interface BoardStored extends Stored {
  readonly problem: ReportItem | null;
}

export const NOTHING_STORED: Stored = { taken: 0, already: 0, refused: 0, events: 0, sessionRefused: false };

/** When results that come in after official ones came up, or why they are taken although no period lets them. */
export interface Late {
  readonly raisedAt?: string;
  readonly exception?: string;
}

/** One import: when its file says it was played, how the ledger names the file, what ties its events together. */
interface Import {
  readonly id: string;
  readonly session: string;
  readonly file: string;
  readonly when: Date;
  readonly late: Late | null;
}

/** Commands of files that move a number. */
const RESULTS: readonly BoardCommand['type'][] = [
  'AgreeResult',
  'EnterResult',
  'EnterScore',
  'ReportNotPlayed',
  'AwardArtificialScore',
];

const withLate = (planned: PlannedCommand, late: Late): PlannedCommand => {
  const { command, line } = planned;
  if (!RESULTS.includes(command.type)) return planned;
  return { line, command: { type: command.type, data: { ...command.data, ...late } } as BoardCommand };
};

const written = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome.ok && !outcome.repeated ? outcome.events.length : 0), 0);

/** A result that was erased on a scoring device was erased with the director's code: nobody else reverses a decision. */
const actorFor = (commands: StorableBoard['commands']): Actor =>
  commands.some(({ command }) => command.type === 'ReverseDecision') ? { ...IMPORTER, role: 'director' } : IMPORTER;

const storeBoard = async (
  executor: Executor,
  board: StorableBoard,
  rehearsals: Pick<Rehearsals, 'of'>,
  { id, file, when, late }: Import,
): Promise<BoardStored> => {
  const { address, commands, record } = board;
  const rehearsed = rehearsals.of(record.record);
  const idOf = importedIds(boardStream(address));
  const give = (
    all: readonly PlannedCommand[],
    events: readonly (readonly BoardEvent[])[] | null,
  ): Promise<readonly Outcome[]> =>
    executeOnStream(
      executor,
      all.map(({ command, line }, nth) =>
        sourced(idOf(nth, command), { to: 'board', address, command }, when, `${file}:${line}`, events?.[nth]),
      ),
      { actor: actorFor(commands), correlationId: id },
      'all-or-none',
    );
  const inTime = await give(commands, rehearsed);
  // What needs neither the moment nor an exception is recorded without, as it was by an import before.
  const outcomes =
    late && refusal(inTime)
      ? await give(
          commands.map((planned) => withLate(planned, late)),
          null,
        )
      : inTime;
  const refused = refusal(outcomes);
  if (refused) {
    const at = { line: record.line, record: record.record, board: String(address.board), room: null };
    const problem = { ...refused, ...(refused.code === 'BoardAlreadyOpen' ? OTHERWISE : {}), ...at };
    return { ...NOTHING_STORED, refused: 1, problem };
  }
  const events = written(outcomes);
  return { ...NOTHING_STORED, ...(events === 0 ? { already: 1 } : { taken: 1, events }), problem: null };
};

const storeSession = async (
  executor: Executor,
  plan: Pick<StreamedPlan, 'session' | 'planned'>,
  { id, session, file, when }: Import,
): Promise<BoardStored> => {
  const idOf = importedIds(sessionStream(session));
  const envelopes = plan.session.map((command, nth) =>
    sourced(idOf(nth, command), { to: 'session', session, command }, when, file),
  );
  const outcomes = await executeOnStream(executor, envelopes, { actor: IMPORTER, correlationId: id }, 'all-or-none');
  const refused = refusal(outcomes);
  if (!refused) return { ...NOTHING_STORED, events: written(outcomes), problem: null };
  const problem: ReportItem = { ...refused, line: 1, record: null, board: null, room: null };
  return { ...NOTHING_STORED, refused: plan.planned, sessionRefused: true, problem };
};

/** So many at a time as are given to the ledger side by side. */
function* batches(all: Iterable<StorableBoard>): Generator<readonly StorableBoard[]> {
  let batch: StorableBoard[] = [];
  let commands = 0;
  for (const one of all) {
    batch.push(one);
    commands += one.commands.length;
    if (batch.length < SIDE_BY_SIDE.boards && commands < SIDE_BY_SIDE.commands) continue;
    yield batch;
    [batch, commands] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Stores a plan: first its session, then its boards, each whole or not at all. Holds no more than a batch of boards. */
export const store = async (
  executor: Executor,
  plan: Pick<StreamedPlan, 'session' | 'planned' | 'boards'>,
  rehearsals: Pick<Rehearsals, 'of'>,
  from: Import,
  say: Say,
): Promise<Stored> => {
  const opened = await storeSession(executor, plan, from);
  let { taken, already, refused, events } = opened;
  if (opened.problem) {
    say(opened.problem);
    return opened;
  }
  for (const batch of batches(plan.boards)) {
    for (const stored of await Promise.all(batch.map((board) => storeBoard(executor, board, rehearsals, from)))) {
      taken += stored.taken;
      already += stored.already;
      refused += stored.refused;
      events += stored.events;
      if (stored.problem) say(stored.problem);
    }
  }
  return { taken, already, refused, events, sessionRefused: false };
};

import type { Edition, Message, Regulations } from '@app/bridge';
import {
  type Conditions,
  type ScoringForm,
  type SessionCommand,
  type SessionEvent,
  type SessionOpened,
  isMatchForm,
} from '@app/contract';
import { type Session, EMPTY_SESSION, decideSession, evolveSession, sessionDocOf, teamsOfEightIn } from '@app/session';
import { said, scoringForm } from '../import-texts';
import type { ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { type KnownPlaces, placer } from './addresses';
import { boardCommands } from './board-commands';
import {
  type PlacedRecord,
  type Reported,
  MARKED_OTHERWISE,
  dealsCompared,
  markedOtherwiseItems,
  reportBoard,
} from './findings';
import { type Naming, whoPlays } from './naming';
import { type Overview, entrantsCollector, overviewOf } from './overview';
import type { PlannedCommand } from './planned-command';
import { type PlannedBoard, type Rehearsal, type StorableBoard, rehearse } from './rehearse';
import { scoringOf, sessionCommands } from './session-commands';

interface PlanOptions {
  readonly session: string;
  readonly laws: Edition;
  readonly regulations?: Regulations;
  /** What the organiser says; the file's own, or an assumption, where left out. */
  readonly scoring?: ScoringForm;
  /** What a new session is opened with. */
  readonly conditions?: Conditions;
  readonly contest?: NonNullable<SessionOpened['contest']>;
  /** How the ledger names the file. */
  readonly source: string;
  readonly naming: Naming;
  /** The session as the ledger has it already: only what is missing in it is planned. */
  readonly existing?: Session;
  /** By table, who has met there as the ledger has it. */
  readonly recorded?: KnownPlaces['recorded'];
}

export interface ImportPlan {
  readonly scoring: ScoringForm;
  readonly session: readonly SessionCommand[];
  /** What these commands record. */
  readonly sessionEvents: readonly SessionEvent[];
  readonly boards: readonly PlannedBoard[];
  /** The reader's report and the plan's own, by line. */
  readonly report: readonly ReportItem[];
  /** Records that the ledger would refuse, beside those the reader refused. */
  readonly refused: number;
}

/** The same of a file that is not held in memory. */
export interface StreamedPlan extends Omit<ImportPlan, 'boards' | 'report'> {
  /** How many boards there are. */
  readonly planned: number;
  /** The boards in the order of the file, planned anew on each iteration. */
  readonly boards: Iterable<StorableBoard>;
}

/** Takes what a plan finds, board by board. */
interface PlanFindings {
  readonly say: Say;
  readonly planned: (board: PlannedBoard) => void;
}

/** A round that cannot be scheduled as the file has it: its results are taken all the same. */
interface RefusedRound {
  readonly command: SessionCommand;
  readonly round: string;
  readonly problem: string | Message;
}

interface RehearsedSession {
  readonly session: Session;
  readonly events: readonly SessionEvent[];
  readonly refusedRounds: readonly RefusedRound[];
}

/** What the commands come to in the session; what it would refuse is left out. */
const rehearsedSession = (commands: readonly SessionCommand[], existing: Session): RehearsedSession => {
  const events: SessionEvent[] = [];
  const refusedRounds: RefusedRound[] = [];
  let session = existing;
  for (const command of commands) {
    const decision = decideSession(command, session);
    if (!decision.ok) {
      const problem = decision.refusal.message;
      if (command.type === 'ScheduleRound') refusedRounds.push({ command, round: command.data.round, problem });
      continue;
    }
    events.push(...decision.events);
    session = decision.events.reduce(evolveSession, session);
  }
  return { session, events, refusedRounds };
};

/**
 * The session of a rehearsal. Periods are judged when a record is stored, with the other sessions that may end them, and
 * not of what has been stored before.
 */
const asUnpublished = (session: Session): Session => ({
  ...session,
  kept: session.kept.filter(({ type }) => type !== 'ResultsPublished'),
});

/** The number of an attempt has four digits: an event with more could not be read again. */
const MOST_ATTEMPTS = 9999;

const tooManyAttempts = (line: number): Rehearsal => ({
  ok: false,
  line,
  code: 'TooManyAttempts',
  message: said('too-many-attempts', { most: MOST_ATTEMPTS }),
});

/**
 * Refuses, record after record, a further table of a match where a team sits in the same direction on the same board: a
 * second one where the conditions do not have teams of eight, else a third. Rounds of one match are one.
 */
const tablesOfMatches = (scoring: ScoringForm, session: Session): ((placed: PlacedRecord) => Rehearsal | null) => {
  const most = teamsOfEightIn(sessionDocOf('', session)) === null ? 1 : 2;
  const tables = new Map<string, readonly string[]>();
  return ({ record, who, address, section }) => {
    if (!isMatchForm(scoring) || who.kind !== 'team') return null;
    const { NS, EW } = who.contestants;
    const match = record.round === null ? null : (session.rounds.get(record.round)?.match ?? record.round);
    const key = JSON.stringify([section, match, NS, EW, address.board]);
    const known = tables.get(key) ?? [];
    const [first] = known;
    if (known.includes(address.table)) return null;
    if (first === undefined || known.length < most) {
      tables.set(key, [...known, address.table]);
      return null;
    }
    const message = said(most === 1 ? 'teams-of-eight' : 'more-than-four-tables', { table: first });
    return { ok: false, line: record.line, code: 'MatchTooManyTables', message };
  };
};

/**
 * Turns what a file says into the commands that everybody else gives too, and decides them all in memory first:
 * a record with a card that cannot be there is refused whole, with its line, and nothing of it is planned. Goes through
 * the boards once before anything is stored, and holds one at a time.
 */
export const planRecords = (
  file: ImportedRecords,
  overview: Overview,
  options: PlanOptions,
  reported: Reported,
  { say, planned: found }: PlanFindings,
): StreamedPlan => {
  const { naming, source } = options;
  const existing = options.existing ?? EMPTY_SESSION;
  const places = { ...overview, recorded: options.recorded ?? new Map() };
  function* placedRecords(): Generator<PlacedRecord> {
    const place = placer(options.session, places);
    for (const record of file.boards) {
      const who = whoPlays(record, naming);
      yield { record, who, ...place(record, who) };
    }
  }
  const commandsOf = ({ record, address, who, section }: PlacedRecord): readonly PlannedCommand[] =>
    boardCommands(record, address.board, who, section, source);

  const { scoring, assumption } = scoringOf(file, options.scoring ?? existing.opened?.scoring, overview.teamsMeet);
  const settings = { ...options, scoring, existing };
  const { session: opened } = rehearsedSession(
    sessionCommands(file, overview.entrants, settings),
    asUnpublished(existing),
  );
  const wholeFile = { line: 1, record: null, board: null, room: null };
  if (assumption) say({ kind: 'assumption', ...wholeFile, ...assumption });
  if (file.scoring !== null && file.scoring !== scoring) {
    const message = said('scoring-differs', { file: scoringForm(file.scoring), session: scoringForm(scoring) });
    say({ kind: 'contradiction', code: 'scoring-differs', ...wholeFile, message });
  }

  const refused = new Set<number>();
  const entrants = entrantsCollector();
  const markedByReader = reported.code(MARKED_OTHERWISE);
  const compareDeals = dealsCompared();
  const furtherTable = tablesOfMatches(scoring, opened);
  let boards = 0;
  for (const placed of placedRecords()) {
    const { record, who, address, section } = placed;
    if (!markedByReader) markedOtherwiseItems(record).forEach(say);
    const commands = commandsOf(placed);
    const rehearsal: Rehearsal =
      address.attempt > MOST_ATTEMPTS
        ? tooManyAttempts(record.line)
        : (furtherTable(placed) ?? rehearse(commands, address, opened));
    if (!rehearsal.ok) {
      refused.add(record.record);
      const { code, message, line } = rehearsal;
      const at = { record: record.record, board: String(address.board), room: null };
      say({ kind: 'error', code: slugOfCode(code), line: line || record.line, ...at, message });
      continue;
    }
    boards += 1;
    reportBoard(placed, commands, rehearsal, reported, say);
    entrants.add(section, record.section, who);
    const board = { record, address, section, who, commands: rehearsal.commands, events: rehearsal.events };
    const differs = compareDeals(board);
    if (differs) say(differs);
    found(board);
  }
  // Only what comes with a board that is taken, or with hand records, is entered.
  const planned = boards + file.deals.length === 0 ? [] : sessionCommands(file, entrants, settings);
  const { events: sessionEvents, refusedRounds } = rehearsedSession(planned, existing);
  for (const { round, problem } of refusedRounds) {
    const message = said('round-not-scheduled', { round, problem });
    say({ kind: 'contradiction', code: 'round-not-scheduled', ...wholeFile, message });
  }
  const session = planned.filter((command) => !refusedRounds.some((one) => one.command === command));
  /** Which events reversals are about is known only when the commands are decided. */
  const storableCommands = (placed: PlacedRecord): readonly PlannedCommand[] => {
    const commands = commandsOf(placed);
    if (!commands.some(({ takesBack }) => takesBack !== undefined)) return commands;
    const rehearsal = rehearse(commands, placed.address, opened);
    return rehearsal.ok ? rehearsal.commands : commands;
  };
  function* storable(): Generator<StorableBoard> {
    for (const placed of placedRecords()) {
      const { record, who, address, section } = placed;
      if (!refused.has(record.record)) yield { record, who, address, section, commands: storableCommands(placed) };
    }
  }
  return {
    scoring,
    session,
    sessionEvents,
    planned: boards,
    boards: { [Symbol.iterator]: storable },
    refused: refused.size,
  };
};

/** Plans a file that is held in memory as a whole. */
export const planImport = (file: ImportedFile, options: PlanOptions): ImportPlan => {
  const boards: PlannedBoard[] = [];
  const report: ReportItem[] = [...file.report];
  const contradicted = new Set(
    file.report.filter(({ kind }) => kind === 'contradiction').map(({ line, record }) => `${record}:${line}`),
  );
  const reported: Reported = {
    contradiction: (record, line) => contradicted.has(`${record}:${line}`),
    code: (code) => file.report.some((item) => item.code === code),
  };
  const { scoring, session, sessionEvents, refused } = planRecords(
    file,
    overviewOf(file, options.naming),
    options,
    reported,
    {
      say: (item) => report.push(item),
      planned: (board) => boards.push(board),
    },
  );
  report.sort((one, other) => one.line - other.line);
  return { scoring, session, sessionEvents, boards, report, refused };
};

/** `CardNotHeld` as the report spells its codes: `card-not-held`. */
const slugOfCode = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

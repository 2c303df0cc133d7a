import type { Edition, Regulations } from '@app/laws';
import type { ScoringForm, Session, SessionCommand, SessionEvent } from '@app/session';
import { EMPTY_SESSION, contradictions, decideSession, evolveSession } from '@app/session';
import type { ImportedBoard, ImportedFile, ReportItem } from '../imported';
import { placer } from './addresses';
import type { Drafted } from './board-commands';
import { boardCommands } from './board-commands';
import { boardsMarkedOtherwise, fieldsWithSeveralDeals } from './deals';
import { marksAgainstFindings } from './marks';
import type { Naming } from './naming';
import type { PlannedBoard } from './planned';
import type { Rehearsal } from './rehearse';
import { rehearse } from './rehearse';
import { scoringOf, sessionCommands } from './session-commands';
import { whoPlays } from './who-plays';

export interface PlanOptions {
  readonly session: string;
  readonly laws: Edition;
  readonly regulations?: Regulations;
  /** What the organiser says; the file's own, or an assumption, where left out. */
  readonly scoring?: ScoringForm;
  /** How the ledger names the file. */
  readonly source: string;
  readonly naming: Naming;
  /** The session as the ledger has it already: only what is missing in it is planned. */
  readonly existing?: Session;
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

/** What the commands come to in the session; what it would refuse is left out. */
const rehearsedSession = (
  commands: readonly SessionCommand[],
  existing: Session,
): { readonly session: Session; readonly events: readonly SessionEvent[] } => {
  const events: SessionEvent[] = [];
  let session = existing;
  for (const command of commands) {
    const decision = decideSession(command, session);
    if (!decision.ok) continue;
    events.push(...decision.events);
    session = decision.events.reduce(evolveSession, session);
  }
  return { session, events };
};

/** What the reader could not know and the plan had to fill in. */
const explanationsByCaller = (board: ImportedBoard): readonly { code: string; message: string }[] =>
  board.calls?.some(({ explanation }) => explanation !== null) === true
    ? [
        {
          code: 'explained-by-caller',
          message: 'the file does not say who explains: recorded as written by the caller',
        },
      ]
    : [];

const claimByDeclarer = (commands: readonly Drafted[]): readonly { code: string; message: string }[] =>
  commands.some(({ command }) => command.type === 'ClaimTricks')
    ? [
        {
          code: 'claim-by-declarer',
          message: "the file does not say who claims: recorded as declarer's claim, accepted on the left",
        },
      ]
    : [];

/** The number of an attempt has four digits: an event with more could not be read again. */
const MOST_ATTEMPTS = 9999;

const tooManyAttempts = (line: number): Rehearsal => ({
  ok: false,
  line,
  code: 'TooManyAttempts',
  message: `the board stands at this table ${MOST_ATTEMPTS} times before`,
});

/**
 * Turns what a file says into the commands that everybody else gives too, and decides them all in memory first:
 * a record with a card that cannot be there is refused whole, with its line, and nothing of it is planned.
 */
export const planImport = (file: ImportedFile, options: PlanOptions): ImportPlan => {
  const { naming, source } = options;
  const existing = options.existing ?? EMPTY_SESSION;
  const place = placer(options.session, file.boards);
  const placed = file.boards.map((record) => ({ record, who: whoPlays(record, naming), ...place(record) }));
  const { scoring, assumption } = scoringOf(file, options.scoring ?? existing.opened?.scoring);
  const wanted = { ...options, scoring, existing };
  const { session: opened } = rehearsedSession(sessionCommands(file, placed, wanted), existing);
  const report: ReportItem[] = [...file.report];
  const contradicted = new Set(
    file.report.filter(({ kind }) => kind === 'contradiction').map(({ line, record }) => `${record}:${line}`),
  );
  const saidAlready = (line: number, record: number): boolean => contradicted.has(`${record}:${line}`);
  const wholeFile = { line: 1, record: null, board: null };
  if (assumption) report.push({ kind: 'assumption', ...wholeFile, ...assumption });
  if (file.scoring !== null && file.scoring !== scoring) {
    const message = `the file is scored by ${file.scoring}, the session by ${scoring}`;
    report.push({ kind: 'contradiction', code: 'scoring-differs', ...wholeFile, message });
  }
  const boards: PlannedBoard[] = [];
  let refused = 0;
  for (const { record, who, address, section, assumptions } of placed) {
    const at = { record: record.record, board: String(address.board) };
    const commands = boardCommands(record, address.board, who, section, source);
    const rehearsal: Rehearsal =
      address.attempt > MOST_ATTEMPTS ? tooManyAttempts(record.line) : rehearse(commands, address, opened);
    if (!rehearsal.ok) {
      refused += 1;
      const { code, message, line } = rehearsal;
      report.push({ kind: 'error', code: slugOfCode(code), line: line || record.line, ...at, message });
      continue;
    }
    for (const one of [
      ...assumptions,
      ...(who.assumption ? [who.assumption] : []),
      ...explanationsByCaller(record),
      ...claimByDeclarer(commands),
    ]) {
      report.push({ kind: 'assumption', line: record.line, ...at, ...one });
    }
    for (const item of marksAgainstFindings(record, rehearsal)) {
      if (!saidAlready(item.line, record.record)) report.push({ ...item, ...at });
    }
    if (record.result?.kind === 'played' && !record.result.irregular) {
      for (const message of contradictions(rehearsal.board)) {
        report.push({ kind: 'contradiction', code: 'result-against-play', line: record.result.line, ...at, message });
      }
    }
    boards.push({ record, address, section, who, commands, events: rehearsal.events });
  }
  report.push(...boardsMarkedOtherwise(file), ...fieldsWithSeveralDeals(boards));
  // Only what comes with a board that is taken, or with hand records, is entered.
  const session = boards.length + file.deals.length === 0 ? [] : sessionCommands(file, boards, wanted);
  const { events: sessionEvents } = rehearsedSession(session, existing);
  return {
    scoring,
    session,
    sessionEvents,
    boards,
    report: [...report].sort((one, other) => one.line - other.line),
    refused,
  };
};

/** `CardNotHeld` as the report spells its codes: `card-not-held`. */
const slugOfCode = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

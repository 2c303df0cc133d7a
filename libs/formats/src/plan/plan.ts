import { type Edition, type Regulations, SIDES } from '@app/bridge';
import type { BoardAddress, Conditions, ScoringForm, SessionCommand, SessionEvent, SessionOpened } from '@app/contract';
import { type Session, EMPTY_SESSION } from '@app/session';
import { said, scoringForm } from '../import-texts';
import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import {
  type Evidence,
  type EvidenceCount,
  type Naming,
  type Overview,
  type Places,
  type PlaceAnswer,
  type WhoPlays,
  evidenceTally,
  isHandRecord,
  overviewOf,
  placer,
  placesOf,
  whoPlays,
} from '../placement';
import { boardCommands } from './board-commands';
import {
  type Reported,
  MARKED_OTHERWISE,
  dealsCompared,
  markedOtherwiseItems,
  recordAgain,
  recordLeftOut,
  reportBoard,
} from './findings';
import { type DealAccount, dealInList, dealOfBoard, dealOfRecord, planDeals } from './hand-records';
import { recordPlanner } from './plan-record';
import type { PlannedCommand } from './planned-command';
import { type PlannedBoard, type StorableBoard, rehearse } from './rehearse';
import { asUnpublished, rehearsedSession } from './rehearsed-session';
import { scoringOf, sessionCommands } from './session-commands';
import type { RecordedFacts, TakenBefore } from './settle';
import { tablesOfMatches } from './tables-of-matches';

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
  /** What is known of the places of the session; it is added to as records are taken. Nothing, where left out. */
  readonly places?: Places;
  /** Asks the ledger for the events of a board that `places` has of it. */
  readonly recorded?: RecordedFacts;
  /** Knows boards that the same records have opened before; where left out, every record is rehearsed. */
  readonly takenBefore?: TakenBefore;
  /** What is said of the place of a record, by its number. */
  readonly answerFor?: (record: number) => PlaceAnswer | undefined;
}

export interface ImportPlan {
  readonly scoring: ScoringForm;
  readonly session: readonly SessionCommand[];
  /** What these commands record. */
  readonly sessionEvents: readonly SessionEvent[];
  readonly boards: readonly PlannedBoard[];
  /** The reader's report and the plan's own, by line. */
  readonly report: readonly ReportItem[];
  /** Records that stand at their place already, in the ledger or earlier in this import. */
  readonly already: number;
  /** Records that the ledger would refuse and those whose place is in question, beside those the reader refused. */
  readonly refused: number;
  /** What became of hand records among the records, and of deals in lists of the file. */
  readonly deals: { readonly records: DealAccount; readonly lists: DealAccount };
  /** By what the records were placed. */
  readonly placed: readonly EvidenceCount[];
}

/** The same of a file that is not held in memory. */
export interface StreamedPlan extends Omit<ImportPlan, 'boards' | 'report'> {
  /** How many boards there are. */
  readonly planned: number;
  /** The boards in the order of the file, planned anew on each iteration. */
  readonly boards: Iterable<StorableBoard>;
}

const NOTHING_RECORDED: RecordedFacts = () => Promise.resolve([]);
const NOTHING_TAKEN: TakenBefore = () => Promise.resolve(null);

/** What a section is called: another set of boards of one that the file names has no name of its own. */
const titleOf = ({ section }: ImportedBoard, { section: by }: Evidence): string | null =>
  by === 'named' || by === 'deals-of-round' ? section : null;

/** Takes what a plan finds, board by board. */
interface PlanFindings {
  readonly say: Say;
  /** @param isNew whether it is to be stored; it stands there already, where not */
  readonly planned: (board: PlannedBoard, isNew: boolean) => void;
}

/**
 * Turns what a file says into the commands that everybody else gives too, and decides them all in memory first:
 * a record with a card that cannot be there is refused whole, with its line, and nothing of it is planned; one whose
 * place nobody can tell is a question. Goes through the boards once before anything is stored, and holds one at a time.
 */
export const planRecords = async (
  file: ImportedRecords,
  overview: Overview,
  options: PlanOptions,
  reported: Reported,
  { say, planned: found }: PlanFindings,
): Promise<StreamedPlan> => {
  const { naming, source, places = placesOf(), recorded = NOTHING_RECORDED, takenBefore = NOTHING_TAKEN } = options;
  const existing = options.existing ?? EMPTY_SESSION;
  const sets = overview.sets.sections(places);
  const tables = sets.byRound ? overview.tables.byRound : overview.tables.whole;
  const place = placer({ ...tables, places, sectionOf: sets.of, answerFor: options.answerFor ?? (() => undefined) });
  const { scoring, assumption } = scoringOf(file, options.scoring ?? existing.opened?.scoring, overview.teamsMeet);
  const settings = { ...options, scoring, existing };
  const wholeFile = { line: 1, record: null, board: null, room: null };
  if (assumption) say({ kind: 'assumption', ...wholeFile, ...assumption });
  if (file.scoring !== null && file.scoring !== scoring) {
    const message = said('scoring-differs', { file: scoringForm(file.scoring), session: scoringForm(scoring) });
    say({ kind: 'contradiction', code: 'scoring-differs', ...wholeFile, message });
  }

  const everybody = { sections: new Map(), contestants: overview.contestants, deals: [] };
  let { session: opened } = rehearsedSession(sessionCommands(file, everybody, settings), asUnpublished(existing));
  const sessionWith = (section: string): Session => {
    if (!opened.sections.includes(section)) {
      opened = rehearsedSession([{ type: 'AddSection', data: { section } }], opened).session;
    }
    return opened;
  };
  const obstacle = tablesOfMatches(scoring, opened);
  const planRecord = recordPlanner({ ...options, places, place, sessionWith, recorded, takenBefore, obstacle });

  const taken = new Map<number, Pick<StorableBoard, 'address' | 'section'>>();
  const entrants = { sections: new Map<string, string | null>(), contestants: new Map<string, WhoPlays['kind']>() };
  const deals = file.deals.map(dealInList);
  const markedByReader = reported.code(MARKED_OTHERWISE);
  const compareDeals = dealsCompared(places);
  const tally = evidenceTally();
  let [already, refused] = [0, 0];
  for (const record of file.boards) {
    if (options.answerFor?.(record.record)?.leave === true) {
      say(recordLeftOut(record));
      continue;
    }
    if (!markedByReader) markedOtherwiseItems(record).forEach(say);
    if (isHandRecord(record)) {
      deals.push(dealOfRecord(record, sets.of(record)));
      continue;
    }
    const plan = await planRecord(record);
    if (plan.kind === 'refused') {
      refused += 1;
      say(plan.item);
      continue;
    }
    tally.add(record.record, plan.evidence);
    if (plan.kind === 'again') {
      already += 1;
      if (plan.bringsCards) deals.push(dealOfBoard(plan.board));
      if (plan.before === null) found(plan.board, false);
      else say(recordAgain(plan.board, plan.before));
      continue;
    }
    const { placed, board, commands, rehearsal } = plan;
    reportBoard(placed, commands, rehearsal, reported, say);
    const differs = compareDeals(board);
    if (differs) say(differs);
    taken.set(record.record, { address: board.address, section: board.section });
    entrants.sections.set(board.section, titleOf(record, plan.evidence));
    for (const side of SIDES) {
      const contestant = board.who.contestants[side];
      if (!entrants.contestants.has(contestant)) entrants.contestants.set(contestant, board.who.kind);
    }
    found(board, true);
  }

  const sections = [...new Set([...existing.sections, ...entrants.sections.keys()])];
  const set = planDeals(deals, sections, existing, places);
  set.report.forEach(say);
  // Only what comes with a board that is taken, or with hand records, is entered.
  const isNothing = taken.size + set.commands.length === 0;
  const planned = isNothing ? [] : sessionCommands(file, { ...entrants, deals: set.commands }, settings);
  const { events: sessionEvents, refusedRounds } = rehearsedSession(planned, existing);
  for (const { round, problem } of refusedRounds) {
    const message = said('round-not-scheduled', { round, problem });
    say({ kind: 'contradiction', code: 'round-not-scheduled', ...wholeFile, message });
  }
  const session = planned.filter((command) => !refusedRounds.some((one) => one.command === command));
  /** Which events reversals are about is known only when the commands are decided. */
  const storableCommands = (commands: readonly PlannedCommand[], address: BoardAddress): readonly PlannedCommand[] => {
    if (!commands.some(({ takesBack }) => takesBack !== undefined)) return commands;
    const rehearsal = rehearse(commands, address, opened);
    return rehearsal.ok ? rehearsal.commands : commands;
  };
  function* storable(): Generator<StorableBoard> {
    for (const record of file.boards) {
      const at = taken.get(record.record);
      if (!at) continue;
      const who = whoPlays(record, naming);
      const commands = boardCommands(record, at.address.board, who, at.section, source);
      yield { record, who, ...at, commands: storableCommands(commands, at.address) };
    }
  }
  return {
    scoring,
    session,
    sessionEvents,
    planned: taken.size,
    boards: { [Symbol.iterator]: storable },
    already: already + set.records.already,
    refused: refused + set.records.refused,
    deals: set,
    placed: tally.counts(),
  };
};

/** Plans a file that is held in memory as a whole. */
export const planImport = async (file: ImportedFile, options: PlanOptions): Promise<ImportPlan> => {
  const boards: PlannedBoard[] = [];
  const report: ReportItem[] = [...file.report];
  const contradicted = new Set(
    file.report.filter(({ kind }) => kind === 'contradiction').map(({ line, record }) => `${record}:${line}`),
  );
  const reported: Reported = {
    contradiction: (record, line) => contradicted.has(`${record}:${line}`),
    code: (code) => file.report.some((item) => item.code === code),
  };
  const plan = await planRecords(file, overviewOf(file, options.naming), options, reported, {
    say: (item) => report.push(item),
    planned: (board, isNew) => {
      if (isNew) boards.push(board);
    },
  });
  report.sort((one, other) => one.line - other.line);
  return { ...plan, boards, report };
};

import { boardStream } from '@app/contract';
import {
  type DealAccount,
  type ImportedRecords,
  type Naming,
  type Places,
  type PlannedBoard,
  type StatedBoard,
  type StreamedPlan,
  type TakenBefore,
  planRecords,
  statedBoard,
} from '@app/formats';
import type { EventLog } from '@app/ledger';
import type { Session } from '@app/session';
import { type Counts, NOTHING_COUNTED, countBoard } from './counts';
import { momentOf } from './date-of-file';
import type { ImportReport } from './import-report';
import type { ImportSource } from './import-source';
import { watched } from './progress';
import type { ReadSource } from './read-source';
import { recordedIn } from './recorded-boards';
import type { ImportOptions } from './session-options';
import { type Stored, NOTHING_STORED } from './store';

/** What a file comes to in a session. */
export interface PlannedSource {
  readonly plan: StreamedPlan;
  readonly counts: Counts;
  /** By their streams, its boards with what the file states of each. */
  readonly boards: ReadonlyMap<string, StatedBoard>;
  readonly when: ReturnType<typeof momentOf>;
}

/** What was taken of a file, before its numbers are compared with those of the session. */
export interface TakenFile {
  readonly account: Omit<ImportReport, 'scores' | 'counted' | 'report' | 'reportLeftOut' | 'hasErrors'>;
  readonly report: ReadSource['report'];
  readonly contestants: ImportedRecords['contestants'];
  readonly naming: Naming;
  /** By their streams, its boards in the ledger with what the file states of each. */
  readonly boards: ReadonlyMap<string, StatedBoard>;
  readonly statesScores: boolean;
}

/** What is known where a file is planned. */
interface Around {
  readonly log: EventLog;
  readonly existing: Session;
  readonly places: Places;
  readonly takenBefore: TakenBefore;
  /** Is given each board that is new. */
  readonly hold: (board: PlannedBoard) => void;
}

/** Plans a file that was read; nothing is written. */
export const planSource = async (
  { path, name, answerFor }: ImportSource,
  { records: read, overview, naming, report, reader }: ReadSource,
  options: ImportOptions,
  { log, existing, places, takenBefore, hold }: Around,
): Promise<PlannedSource> => {
  const { progress } = options;
  const records = {
    ...read,
    boards: progress ? watched(read.boards, path, read.recordsRead, progress) : read.boards,
    date: read.date ?? options.date ?? null,
  };
  const counts: Counts = { ...NOTHING_COUNTED };
  const boards = new Map<string, StatedBoard>();
  const plan = await planRecords(
    records,
    overview,
    {
      ...options,
      laws: existing.opened?.laws ?? options.laws ?? 'wbf-2017',
      source: name,
      naming,
      existing,
      places,
      recorded: recordedIn(log),
      takenBefore,
      ...(answerFor && { answerFor }),
    },
    reader,
    {
      say: report.say,
      planned: (board, isNew) => {
        countBoard(counts, board);
        if (isNew) hold(board);
        boards.set(boardStream(board.address), statedBoard(board));
      },
    },
  );
  const when = momentOf(records, new Date());
  if (when.assumption) report.say(when.assumption);
  return { plan, counts, boards, when };
};

const addedUp = (one: DealAccount, other: DealAccount): DealAccount => ({
  taken: one.taken + other.taken,
  already: one.already + other.already,
  refused: one.refused + other.refused,
});

/** The account of a file, by what was planned and what was stored of it. */
export const takenFile = (
  { path, format }: ImportSource,
  session: string,
  { records: { recordsRead: read, contestants }, overview, naming, report, reader }: ReadSource,
  { plan, counts, boards }: PlannedSource,
  stored: Stored = NOTHING_STORED,
): TakenFile => {
  const planned = plan.deals.records.taken;
  const taken = stored.taken + (stored.sessionRefused ? 0 : planned);
  const already = stored.already + plan.already;
  const refused = stored.refused + plan.refused + reader.refused() + (stored.sessionRefused ? planned : 0);
  const nothingToRecord = Math.max(0, read - taken - already - refused);
  return {
    account: {
      file: path,
      format,
      session,
      scoring: plan.scoring,
      records: { read, taken, already, refused, nothingToRecord },
      deals: addedUp(plan.deals.records, plan.deals.lists),
      ...counts,
      events: stored.events,
      placed: plan.placed,
    },
    report,
    contestants,
    naming,
    boards,
    statesScores: overview.statesScores,
  };
};

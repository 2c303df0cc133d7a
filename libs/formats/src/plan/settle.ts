import type { BoardAddress, BoardEvent } from '@app/contract';
import { digestOf } from '@app/documents';
import { said } from '../import-texts';
import type { ImportedBoard, ReportItem } from '../imported';
import type { PlannedCommand } from './planned-command';
import type { Evidence, Occupant, Placement } from '../placement';
import { type Fact, contentOf, firstNotRecorded } from './same-facts';

/** What becomes of a record at its place. */
export type Settled =
  | { readonly kind: 'new'; readonly attempt: number; readonly by: Evidence['attempt'] }
  /** It stands there already. */
  | { readonly kind: 'again'; readonly occupant: Occupant }
  /** Nothing says whether it is the board once more, another table, or a mistake. */
  | { readonly kind: 'question'; readonly item: ReportItem };

/** The events of a board that the ledger has, in their order. */
export type RecordedFacts = (address: BoardAddress) => Promise<readonly Fact[]>;

/**
 * The events that exactly these commands of a record have left at a board; null where the ledger does not have all of
 * them, under the ids that an import gives.
 * @param record the number of the record
 */
export type TakenBefore = (
  address: BoardAddress,
  commands: readonly PlannedCommand[],
  record: number,
) => Promise<readonly BoardEvent[] | null>;

/**
 * What stands at a record's place and came of the same record of the same file: known by the ids of its commands, without
 * deciding anything. Null where a closer look is needed.
 */
export const standingOf = async (
  { standing, table, board }: Placement,
  commands: readonly PlannedCommand[],
  session: string,
  record: number,
  takenBefore: TakenBefore,
): Promise<{ readonly occupant: Occupant; readonly events: readonly BoardEvent[] } | null> => {
  // Which event a reversal is about is known only once the commands before it are decided.
  if (commands.some(({ takesBack }) => takesBack !== undefined)) return null;
  for (const occupant of standing) {
    if (occupant.content !== null) continue;
    const events = await takenBefore({ session, table, board, attempt: occupant.attempt }, commands, record);
    if (events) return { occupant, events };
  }
  return null;
};

/** What a record says, as a key. */
export const contentKeyOf = (events: readonly BoardEvent[]): string => digestOf(contentOf(events));

const questionOf = (record: ImportedBoard, placement: Placement, { record: before }: Occupant): Settled => {
  const { table, board } = placement;
  return {
    kind: 'question',
    item: {
      kind: 'question',
      code: 'which-place',
      line: record.line,
      record: record.record,
      board: String(board),
      room: null,
      message: said('which-place', { board, table, before, record: record.record }),
    },
  };
};

/**
 * Settles whether a record is what stands at its place already, or a further attempt. That it is one is never inferred:
 * somebody says so, or a decision is recorded that explains it, such as an artificial score for the attempt before.
 */
export const settle = async (
  record: ImportedBoard,
  placement: Placement,
  events: readonly BoardEvent[],
  session: string,
  recorded: RecordedFacts,
): Promise<Settled> => {
  const { standing, table, board, lastAttempt, answer } = placement;
  const attempt = lastAttempt + 1;
  const last = standing.at(-1);
  if (!last) return { kind: 'new', attempt, by: 'first' };
  const content = contentKeyOf(events);
  for (const occupant of standing) {
    const isSame =
      occupant.content === null
        ? firstNotRecorded(events, await recorded({ session, table, board, attempt: occupant.attempt })) === null
        : occupant.content === content;
    if (isSame) return { kind: 'again', occupant };
  }
  if (answer?.again === true) return { kind: 'new', attempt, by: 'answered' };
  if (last.isDecided) return { kind: 'new', attempt, by: 'after-decision' };
  return questionOf(record, placement, last);
};

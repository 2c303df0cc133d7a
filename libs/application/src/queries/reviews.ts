import { type ReviewsAnswer, type OpenBoard, parseDecisionAddress } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import type { Visibility } from '@app/documents';
import { flaggedRulings } from '@app/session';
import { lruCache } from '../runtime/lru-cache';
import { cursorAfter, itemAfter } from '../access/page';
import type { QueryContext } from '../access/query-context';
import { type VisibleRecord, isIn } from '../access/visible-records';
import {
  type OpenOnRecord,
  type Waiting,
  isOpenBoard,
  isSettled,
  openOnRecord,
  waitingBy,
} from '../answers/reviews-answer';
import type { QuerySources } from './sources';

/** Of how many boards at a moment it is remembered what the table waits for. */
const REMEMBERED = 4096;

/** What tables wait for by so many of their events, so that only those that went on are folded anew. */
const waitingTables = (log: EventLog) => {
  const known = lruCache<Waiting>(REMEMBERED);
  return async (stream: string, view: VisibleRecord): Promise<Waiting | null> => {
    const events: RecordedEvent[] = [];
    for await (const event of log.readStream(stream)) if (isIn(event, view)) events.push(event);
    const moment = `${stream}@${events.length}`;
    const waiting = known.get(moment) ?? waitingBy(events);
    if (waiting) known.put(moment, waiting);
    return waiting;
  };
};

/** Answers what a person has still to see to in a session, board by board. */
export const reviewsQuery = ({ log, views: records }: Pick<QuerySources, 'log' | 'views'>) => {
  const waitingOn = waitingTables(log);
  const openBoard = async (
    onRecord: OpenOnRecord,
    visibility: Visibility,
    view: VisibleRecord,
  ): Promise<OpenBoard | null> => {
    if (visibility !== 'whole' || isSettled(onRecord)) return null;
    const waiting = await waitingOn(onRecord.board, view);
    const board = waiting && { ...onRecord, ...waiting };
    return board && isOpenBoard(board) ? board : null;
  };
  /** Boards are folded one after the other, and no more of them than the page needs. */
  return async (session: string, context: QueryContext): Promise<ReviewsAnswer> => {
    const view = await records.open(context, session);
    const { position, boards, names } = view.documents.snapshot(() => ({
      ...view.queries.boards(session),
      names: view.queries.names(session),
    }));
    const flagged = flaggedRulings(boards).flatMap((one) => {
      const ruling = parseDecisionAddress(one.ruling);
      return ruling ? [{ ...one, stream: ruling.stream, at: ruling.revision }] : [];
    });
    const { limit, cursor } = context.page;
    const open: OpenBoard[] = [];
    for (const doc of boards.slice(itemAfter(boards, ({ id }) => id, cursor))) {
      const found = await openBoard(openOnRecord(doc, flagged), view.policy.ofBoard(doc), view);
      const last = open.at(-1);
      if (found && last && open.length === limit) {
        return { position, boards: open, names, next: cursorAfter(last.board) };
      }
      if (found) open.push(found);
    }
    return { position, boards: open, names, next: null };
  };
};

import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog, RecordedEvent } from '@app/ledger';
import type { Sight } from '@app/documents';
import { flaggedRulings, parseDecisionAddress } from '@app/session';
import { recent } from '../read-models/recent';
import type { Asked } from '../sight/asked';
import { cursorAfter, itemAfter } from '../sight/page';
import type { View, Views } from '../sight/views';
import { isIn } from '../sight/views';
import { EVENT_LOG, VIEWS } from '../tokens';
import type { Names } from './names';
import type { OpenBoard, OpenOnRecord, Waiting } from './reviews-answer';
import { isOpenBoard, isSettled, openOnRecord, waitingBy } from './reviews-answer';

export interface ReviewsAnswer {
  readonly position: number;
  readonly boards: readonly OpenBoard[];
  readonly names: Names;
  readonly next: string | null;
}

/** Of how many boards at a moment it is remembered what the table waits for. */
const REMEMBERED = 4096;

/** What a person has still to see to in a session, board by board. */
export class AskReviews extends Query<ReviewsAnswer> {
  constructor(
    readonly session: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(AskReviews)
export class AskReviewsHandler implements IQueryHandler<AskReviews> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  /** What tables wait for by so many of their events, so that only those that went on are folded anew. */
  private readonly known = recent<Waiting>(REMEMBERED);

  /** Boards are folded one after the other, and no more of them than the page needs. */
  async execute({ session, asked }: AskReviews): Promise<ReviewsAnswer> {
    const view = await this.views.open(asked, session);
    const { position, boards, names } = view.documents.snapshot(() => ({
      ...view.queries.boards(session),
      names: view.queries.names(session),
    }));
    const flagged = flaggedRulings(boards).flatMap((one) => {
      const ruling = parseDecisionAddress(one.ruling);
      return ruling ? [{ ...one, stream: ruling.stream, at: ruling.revision }] : [];
    });
    const { limit, cursor } = asked.page;
    const open: OpenBoard[] = [];
    for (const doc of boards.slice(itemAfter(boards, ({ id }) => id, cursor))) {
      const found = await this.openBoard(openOnRecord(doc, flagged), view.sights.ofBoard(doc), view);
      const last = open.at(-1);
      if (found && last && open.length === limit) {
        return { position, boards: open, names, next: cursorAfter(last.board) };
      }
      if (found) open.push(found);
    }
    return { position, boards: open, names, next: null };
  }

  private async openBoard(onRecord: OpenOnRecord, sight: Sight, view: View): Promise<OpenBoard | null> {
    if (sight !== 'whole' || isSettled(onRecord)) return null;
    const waiting = await this.waitingOn(onRecord.board, view);
    const board = waiting && { ...onRecord, ...waiting };
    return board && isOpenBoard(board) ? board : null;
  }

  private async waitingOn(stream: string, view: View): Promise<Waiting | null> {
    const events: RecordedEvent[] = [];
    for await (const event of this.log.readStream(stream)) if (isIn(event, view)) events.push(event);
    const moment = `${stream}@${events.length}`;
    const waiting = this.known.get(moment) ?? waitingBy(events);
    if (waiting) this.known.put(moment, waiting);
    return waiting;
  }
}

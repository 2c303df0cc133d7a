import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { BoardView, Unsealed } from '@app/session';
import { EVENT_LOG, SESSION_QUERIES, UNSEALED } from '../tokens';
import { boardHistory, momentOf } from './board-history';
import type { EventView } from './event-view';
import type { Names } from './names';
import type { SessionQueries } from './session-queries';

export interface BoardAt {
  readonly id: string;
  readonly at: number;
  readonly of: number;
  readonly view: BoardView | null;
}

/** A board after so many of its events, from the ledger itself. */
export class GetBoardAt extends Query<BoardAt> {
  constructor(
    readonly board: string,
    readonly at: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetBoardAt)
export class GetBoardAtHandler implements IQueryHandler<GetBoardAt> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ board, at }: GetBoardAt): Promise<BoardAt> {
    const history = await boardHistory(this.log, board, undefined, this.unsealed);
    const moment = momentOf(at, history.events.length);
    return { id: history.id, at: moment, of: history.events.length, view: history.at(moment) };
  }
}

export interface BoardEvents {
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** All events of a board with their words, from the ledger itself. */
export class GetBoardEvents extends Query<BoardEvents> {
  constructor(readonly board: string) {
    super();
  }
}

@QueryHandler(GetBoardEvents)
export class GetBoardEventsHandler implements IQueryHandler<GetBoardEvents> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ board }: GetBoardEvents): Promise<BoardEvents> {
    const { id, session, events } = await boardHistory(this.log, board, undefined, this.unsealed);
    return { id, names: this.sessions.names(session), events };
  }
}

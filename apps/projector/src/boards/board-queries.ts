import type { BoardEventsAnswer, Whole, BoardAnswer } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type QueryContext, boardAt, boardEvents, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** A board after so many of its events, from the ledger itself. */
export class GetBoardAt extends Query<BoardAnswer> {
  constructor(
    readonly board: string,
    readonly at: string | undefined,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(GetBoardAt)
export class GetBoardAtHandler implements IQueryHandler<GetBoardAt> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ board, at, context }: GetBoardAt): Promise<BoardAnswer> {
    return boardAt(this.sources, board, at, context);
  }
}

/** All events of a board with their words, from the ledger itself. */
export class GetBoardEvents extends Query<Whole<BoardEventsAnswer>> {
  constructor(
    readonly board: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(GetBoardEvents)
export class GetBoardEventsHandler implements IQueryHandler<GetBoardEvents> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ board, context }: GetBoardEvents): Promise<Whole<BoardEventsAnswer>> {
    return boardEvents(this.sources, board, context);
  }
}

import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { BoardView } from '@app/session';
import type { Directory } from '../directory/directory';
import type { ReadModels } from '../read-models/read-models';
import { DIRECTORY, EVENT_LOG, READ_MODELS } from '../tokens';
import type { BoardEventView } from './board-history';
import { boardHistory, momentOf } from './board-history';
import type { Names } from './session-queries';
import { sessionQueries } from './session-queries';

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
  constructor(@Inject(EVENT_LOG) private readonly log: EventLog) {}

  async execute({ board, at }: GetBoardAt): Promise<BoardAt> {
    const history = await boardHistory(this.log, board);
    const moment = momentOf(at, history.events.length);
    return { id: history.id, at: moment, of: history.events.length, view: history.at(moment) };
  }
}

export interface BoardEvents {
  readonly id: string;
  readonly names: Names;
  readonly events: readonly BoardEventView[];
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
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(DIRECTORY) private readonly directory: Directory,
  ) {}

  async execute({ board }: GetBoardEvents): Promise<BoardEvents> {
    const { id, session, events } = await boardHistory(this.log, board);
    return { id, names: sessionQueries(this.models, this.directory).names(session), events };
  }
}

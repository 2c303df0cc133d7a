import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { Sight } from '@app/documents';
import type { BoardView, Unsealed } from '@app/session';
import { parseBoardStream } from '@app/session';
import type { Asked } from '../sight/asked';
import type { Look, Views } from '../sight/views';
import { keptBoard } from '../sight/kept-board';
import { EVENT_LOG, UNSEALED, VIEWS } from '../tokens';
import { historyAtTable } from './board-at-table';
import type { BoardHistory } from './board-history';
import { boardHistory, momentOf } from './board-history';
import type { EventView } from './event-view';
import type { Names } from './names';

export interface BoardAt {
  /** The ledger position that the answer is true at. */
  readonly position: number;
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
    readonly asked: Asked,
  ) {
    super();
  }
}

/** What of a board the onlooker sees; throws where it is nothing. */
const sightOfBoard = (board: string, { sights }: Look): Sight => {
  const address = parseBoardStream(board);
  const sight = address === null ? 'whole' : sights.ofBoard(address);
  if (sight === 'nothing') throw keptBoard();
  return sight;
};

/** The position of an answer from a board's own stream: it may be behind what moved for everybody. */
const positionOf = ({ position }: Look, { events }: BoardHistory): number =>
  Math.max(position, events.at(-1)?.position ?? -1);

/** As much of a history as the onlooker sees. */
const seen = (history: BoardHistory, sight: Sight): BoardHistory =>
  sight === 'whole' ? history : historyAtTable(history);

@QueryHandler(GetBoardAt)
export class GetBoardAtHandler implements IQueryHandler<GetBoardAt> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ board, at, asked }: GetBoardAt): Promise<BoardAt> {
    const view = await this.views.look(asked);
    const sight = sightOfBoard(board, view);
    const history = await boardHistory(this.log, board, view.asOf ?? undefined, this.unsealed, view.upTo);
    const moment = momentOf(at, history.events.length);
    return {
      position: positionOf(view, history),
      id: history.id,
      at: moment,
      of: history.events.length,
      view: seen(history, sight).at(moment),
    };
  }
}

export interface BoardEvents {
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** All events of a board with their words, from the ledger itself. */
export class GetBoardEvents extends Query<BoardEvents> {
  constructor(
    readonly board: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetBoardEvents)
export class GetBoardEventsHandler implements IQueryHandler<GetBoardEvents> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  async execute({ board, asked }: GetBoardEvents): Promise<BoardEvents> {
    const view = await this.views.look(asked);
    const sight = sightOfBoard(board, view);
    const history = await boardHistory(this.log, board, view.asOf ?? undefined, this.unsealed, view.upTo);
    const { id, session } = history;
    const { events } = seen(history, sight);
    return { position: positionOf(view, history), id, names: this.views.everything.names(session), events };
  }
}

import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AppealAnswer,
  appealAt,
  appealEvents,
  type AppealEventsAnswer,
  type AppealsAnswer,
  appealsOf,
  type Asked,
  type QuerySources,
} from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** Every appeal about a session. */
export class ListAppeals extends Query<AppealsAnswer> {
  constructor(
    readonly session: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(ListAppeals)
export class ListAppealsHandler implements IQueryHandler<ListAppeals> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, asked }: ListAppeals): Promise<AppealsAnswer> {
    return appealsOf(this.sources, session, asked);
  }
}

/** An appeal as it stands. */
export class GetAppeal extends Query<AppealAnswer> {
  constructor(
    readonly appeal: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetAppeal)
export class GetAppealHandler implements IQueryHandler<GetAppeal> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ appeal, asked }: GetAppeal): Promise<AppealAnswer> {
    return appealAt(this.sources, appeal, asked);
  }
}

/** All events of an appeal with their words, from the ledger itself. */
export class GetAppealEvents extends Query<AppealEventsAnswer> {
  constructor(
    readonly appeal: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetAppealEvents)
export class GetAppealEventsHandler implements IQueryHandler<GetAppealEvents> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ appeal, asked }: GetAppealEvents): Promise<AppealEventsAnswer> {
    return appealEvents(this.sources, appeal, asked);
  }
}

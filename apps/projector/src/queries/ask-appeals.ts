import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AppealAnswer,
  appealAt,
  appealEvents,
  type AppealEventsAnswer,
  type AppealsAnswer,
  appealsOf,
  type QueryContext,
  type QuerySources,
} from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** Every appeal about a session. */
export class ListAppeals extends Query<AppealsAnswer> {
  constructor(
    readonly session: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(ListAppeals)
export class ListAppealsHandler implements IQueryHandler<ListAppeals> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, context }: ListAppeals): Promise<AppealsAnswer> {
    return appealsOf(this.sources, session, context);
  }
}

/** An appeal as it stands. */
export class GetAppeal extends Query<AppealAnswer> {
  constructor(
    readonly appeal: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(GetAppeal)
export class GetAppealHandler implements IQueryHandler<GetAppeal> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ appeal, context }: GetAppeal): Promise<AppealAnswer> {
    return appealAt(this.sources, appeal, context);
  }
}

/** All events of an appeal with their words, from the ledger itself. */
export class GetAppealEvents extends Query<AppealEventsAnswer> {
  constructor(
    readonly appeal: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(GetAppealEvents)
export class GetAppealEventsHandler implements IQueryHandler<GetAppealEvents> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ appeal, context }: GetAppealEvents): Promise<AppealEventsAnswer> {
    return appealEvents(this.sources, appeal, context);
  }
}

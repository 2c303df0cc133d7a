import type { AppealAnswer, AppealEventsAnswer, AppealsAnswer, Whole } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { appealAt, appealEvents, appealsOf, type QueryContext, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** Every appeal about a session. */
export class ListAppeals extends Query<Whole<AppealsAnswer>> {
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

  execute({ session, context }: ListAppeals): Promise<Whole<AppealsAnswer>> {
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
export class GetAppealEvents extends Query<Whole<AppealEventsAnswer>> {
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

  execute({ appeal, context }: GetAppealEvents): Promise<Whole<AppealEventsAnswer>> {
    return appealEvents(this.sources, appeal, context);
  }
}

import type { LikelyErrorsAnswer, Whole } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type QueryContext, likelyErrorsOf, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** Results of a session that are likely wrong. */
export class AskLikelyErrors extends Query<Whole<LikelyErrorsAnswer>> {
  constructor(
    readonly session: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(AskLikelyErrors)
export class AskLikelyErrorsHandler implements IQueryHandler<AskLikelyErrors> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, context }: AskLikelyErrors): Promise<Whole<LikelyErrorsAnswer>> {
    return likelyErrorsOf(this.sources, session, context);
  }
}

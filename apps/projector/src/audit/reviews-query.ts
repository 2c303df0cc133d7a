import type { ReviewsAnswer } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type QueryContext, type QuerySources, reviewsQuery } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** What a person has still to see to in a session, board by board. */
export class AskReviews extends Query<ReviewsAnswer> {
  constructor(
    readonly session: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(AskReviews)
export class AskReviewsHandler implements IQueryHandler<AskReviews> {
  private readonly reviews: ReturnType<typeof reviewsQuery>;

  constructor(@Inject(QUERY_SOURCES) sources: QuerySources) {
    this.reviews = reviewsQuery(sources);
  }

  execute({ session, context }: AskReviews): Promise<ReviewsAnswer> {
    return this.reviews(session, context);
  }
}

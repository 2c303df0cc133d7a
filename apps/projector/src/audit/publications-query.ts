import type { PublicationsAnswer, Whole } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type QueryContext, publications, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** What was put up of a session, when, and as which ledger. */
export class AskPublications extends Query<Whole<PublicationsAnswer>> {
  constructor(
    readonly session: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(AskPublications)
export class AskPublicationsHandler implements IQueryHandler<AskPublications> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, context }: AskPublications): Promise<Whole<PublicationsAnswer>> {
    return publications(this.sources, session, context);
  }
}

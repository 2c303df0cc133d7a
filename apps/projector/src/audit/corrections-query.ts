import type { CorrectionsAnswer, Whole } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type QueryContext, corrections, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** Everything that has made a score of a session another than the table's own, or has taken that back. */
export class AskCorrections extends Query<Whole<CorrectionsAnswer>> {
  constructor(
    readonly session: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(AskCorrections)
export class AskCorrectionsHandler implements IQueryHandler<AskCorrections> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, context }: AskCorrections): Promise<Whole<CorrectionsAnswer>> {
    return corrections(this.sources, session, context);
  }
}

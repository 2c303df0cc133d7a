import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CaseFile } from '@app/formats';
import { appealCase, type QueryContext, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** An appeal with everything that a committee needs to decide it. */
export class GetAppealCase extends Query<CaseFile> {
  constructor(
    readonly appeal: string,
    readonly context: Pick<QueryContext, 'principal' | 'asOf'>,
  ) {
    super();
  }
}

@QueryHandler(GetAppealCase)
export class GetAppealCaseHandler implements IQueryHandler<GetAppealCase> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ appeal, context }: GetAppealCase): Promise<CaseFile> {
    return appealCase(this.sources, appeal, context);
  }
}

import type { DifferencesAnswer, Whole } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Principal } from '@app/documents';
import { differences, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** What moved in the stage of a session between two moments. */
export class AskDifferences extends Query<Whole<DifferencesAnswer>> {
  constructor(
    readonly session: string,
    /** Moments as for `asOf`; null for now. */
    readonly from: string | null,
    readonly to: string | null,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(AskDifferences)
export class AskDifferencesHandler implements IQueryHandler<AskDifferences> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, from, to, principal }: AskDifferences): Promise<Whole<DifferencesAnswer>> {
    return differences(this.sources, session, from, to, principal);
  }
}

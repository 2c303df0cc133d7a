import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CaseFile } from '@app/formats';
import { makeCaseFile } from '@app/formats';
import type { EventLog } from '@app/ledger';
import { EVENT_LOG, SESSION_QUERIES } from '../tokens';
import { caseSource } from './case-source';
import type { SessionQueries } from './session-queries';

/** An appeal with everything that a committee needs to decide it. */
export class GetAppealCase extends Query<CaseFile> {
  constructor(readonly appeal: string) {
    super();
  }
}

@QueryHandler(GetAppealCase)
export class GetAppealCaseHandler implements IQueryHandler<GetAppealCase> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
  ) {}

  async execute({ appeal }: GetAppealCase): Promise<CaseFile> {
    const source = await caseSource(this.log, { kind: 'appeal', appeal }, (session) =>
      Promise.resolve({ documents: this.sessions.stage(session), names: this.sessions.names(session) }),
    );
    return makeCaseFile(source);
  }
}

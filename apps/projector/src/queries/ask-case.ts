import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CaseFile, Disclosed } from '@app/formats';
import { makeCaseFile } from '@app/formats';
import type { EventLog } from '@app/ledger';
import { DISCLOSED, EVENT_LOG, SESSION_QUERIES } from '../tokens';
import { provedCase } from './case-proofs';
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
    @Inject(DISCLOSED) private readonly disclosed: Disclosed,
  ) {}

  async execute({ appeal }: GetAppealCase): Promise<CaseFile> {
    const stageOf = (session: string) =>
      Promise.resolve({ documents: this.sessions.stage(session), names: this.sessions.names(session) });
    const source = await caseSource(this.log, { kind: 'appeal', appeal }, stageOf, this.disclosed);
    return provedCase(this.log, makeCaseFile(source));
  }
}

import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CaseFile, Disclosed } from '@app/formats';
import { makeCaseFile } from '@app/formats';
import type { EventLog } from '@app/ledger';
import type { ReadModels } from '../read-models/read-models';
import type { Asked } from '../sight/asked';
import type { Views } from '../sight/views';
import { keptBoard } from '../sight/kept-board';
import { CASE_KEY, DISCLOSED, EVENT_LOG, READ_MODELS, VIEWS } from '../tokens';
import { openAppeal } from './appeal-view';
import type { CaseKey } from './case-proofs';
import { NO_CASE_KEY, provedCase } from './case-proofs';
import { caseSource } from './case-source';

/** An appeal with everything that a committee needs to decide it. */
export class GetAppealCase extends Query<CaseFile> {
  constructor(
    readonly appeal: string,
    readonly asked: Pick<Asked, 'onlooker' | 'asOf'>,
  ) {
    super();
  }
}

@QueryHandler(GetAppealCase)
export class GetAppealCaseHandler implements IQueryHandler<GetAppealCase> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(DISCLOSED) private readonly disclosed: Disclosed,
    @Inject(CASE_KEY) private readonly caseKey: CaseKey,
  ) {}

  async execute({ appeal, asked }: GetAppealCase): Promise<CaseFile> {
    const { view, session: about } = await openAppeal(this.views, this.models, asked, appeal);
    // Reasons that people wrote are in the sessions' events, which are proved whole: only the committee has need of them.
    const hasKept = view.queries.stage(about).stage.some((one) => view.sights.hasKept(one.session.id));
    if (asked.onlooker.role !== 'committee' && hasKept) throw keptBoard();
    const stageOf = (session: string) =>
      Promise.resolve({ documents: view.queries.stage(session), names: view.queries.names(session) });
    const asOf = view.asOf ?? { position: view.upTo };
    const source = await caseSource(this.log, { kind: 'appeal', appeal }, stageOf, this.disclosed, asOf);
    // A case of an earlier moment does not say so: signed, it would pass for the whole case.
    return provedCase(this.log, makeCaseFile(source), view.asOf ? NO_CASE_KEY : this.caseKey);
  }
}

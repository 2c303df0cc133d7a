import { DynamicModule, Module, Provider } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import {
  type BackgroundCheck,
  type CaseKey,
  type Directory,
  disclosedBy,
  type Integrity,
  NO_CASE_KEY,
  type QuerySources,
  type ReadModels,
  unsealedBy,
  type Vault,
  views,
} from '@app/application';
import { LiveMetrics } from '../../common/src/metrics/live-metrics';
import { EVIDENCE_HANDLERS } from './queries/ask-evidence';
import { FollowingService } from './following.service';
import { AfterPlayController } from './http/after-play.controller';
import { AppealCaseController } from './http/appeal-case.controller';
import { AppealQueriesController } from './http/appeals.controller';
import { AuditController } from './http/audit.controller';
import { BoardQueriesController } from './http/boards.controller';
import { EffectsController } from './http/effects.controller';
import { CheckpointsController } from './http/evidence-checkpoints.controller';
import { ProofsController } from './http/evidence-proofs.controller';
import { EvidenceController } from './http/evidence.controller';
import { IntegrityController } from './http/integrity.controller';
import { LineageController } from './http/lineage.controller';
import { LiveController } from './http/live.controller';
import { MeController } from './http/me.controller';
import { PositionController } from './http/position.controller';
import { ScoreFormsController } from './http/score-forms.controller';
import { SessionQueriesController } from './http/sessions.controller';
import { TilesController } from './http/tiles.controller';
import { GetAppealEventsHandler, GetAppealHandler, ListAppealsHandler } from './queries/ask-appeals';
import { GetAppealCaseHandler } from './queries/ask-case';
import { AskCorrectionsHandler } from './queries/ask-corrections';
import { AskDifferencesHandler } from './queries/ask-differences';
import { AskWhatIfHandler, PreviewCommandHandler } from './queries/ask-effects';
import {
  AskDeadlinesHandler,
  AskSessionHandler,
  ExplainNumberHandler,
  GetSessionEventsHandler,
  ListSessionsHandler,
} from './queries/ask-session';
import { AskReviewsHandler } from './queries/ask-reviews';
import { GetBoardAtHandler, GetBoardEventsHandler } from './queries/board-queries';
import { FillScoreFormHandler, ListScoreFormsHandler } from './queries/ask-score-forms';
import { EntityTagInterceptor } from './http/entity-tag.interceptor';
import { OnlookerGuard } from './http/principal.guard';
import {
  BACKGROUND_CHECK,
  EVENT_LOG,
  INTEGRITY,
  QUERY_SOURCES,
  READ_MODELS,
  STATE,
  TOKEN_KEY,
  UNSEALED,
  VIEWS,
} from './tokens';

export interface ProjectorParts {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
  /** Signs the tokens by which the actor of a preview is known. */
  readonly tokenKey: Uint8Array;
  /** What people said; it is kept apart where there is none. */
  readonly vault: Vault | null;
  /** Signs case files as a whole; they are not where this is left out. */
  readonly caseKey?: CaseKey;
  /** Whether the ledger can be trusted. */
  readonly integrity: Integrity;
  /** The check of the whole ledger, where this process does it. */
  readonly check: BackgroundCheck | null;
}

/** The read side: follows the ledger, keeps the read models, answers queries, tells what is new. */
@Module({})
export class ProjectorModule {
  static with({ log, models, directory, tokenKey, vault, integrity, check, caseKey }: ProjectorParts): DynamicModule {
    const opened = views(log, models, directory);
    const sources: QuerySources = {
      log,
      models,
      views: opened,
      unsealed: unsealedBy(vault),
      disclosed: disclosedBy(vault),
      caseKey: caseKey ?? NO_CASE_KEY,
    };
    const parts: Provider[] = [
      { provide: EVENT_LOG, useValue: log },
      { provide: READ_MODELS, useValue: models },
      { provide: VIEWS, useValue: opened },
      { provide: STATE, useValue: () => `${models.position()} ${directory.state()}` },
      { provide: TOKEN_KEY, useValue: tokenKey },
      { provide: INTEGRITY, useValue: integrity },
      { provide: BACKGROUND_CHECK, useValue: check },
      { provide: UNSEALED, useValue: sources.unsealed },
      { provide: QUERY_SOURCES, useValue: sources },
    ];
    return {
      module: ProjectorModule,
      imports: [CqrsModule.forRoot()],
      controllers: [
        SessionQueriesController,
        LineageController,
        AfterPlayController,
        AuditController,
        BoardQueriesController,
        EffectsController,
        ScoreFormsController,
        AppealCaseController,
        AppealQueriesController,
        TilesController,
        CheckpointsController,
        IntegrityController,
        EvidenceController,
        ProofsController,
        LiveController,
        MeController,
        PositionController,
      ],
      providers: [
        ...parts,
        ListSessionsHandler,
        AskSessionHandler,
        AskDeadlinesHandler,
        GetSessionEventsHandler,
        AskCorrectionsHandler,
        AskReviewsHandler,
        AskDifferencesHandler,
        ExplainNumberHandler,
        GetBoardAtHandler,
        GetBoardEventsHandler,
        PreviewCommandHandler,
        AskWhatIfHandler,
        ListScoreFormsHandler,
        FillScoreFormHandler,
        GetAppealCaseHandler,
        ListAppealsHandler,
        GetAppealHandler,
        GetAppealEventsHandler,
        ...EVIDENCE_HANDLERS,
        { provide: APP_GUARD, useClass: OnlookerGuard },
        { provide: APP_INTERCEPTOR, useClass: EntityTagInterceptor },
        FollowingService,
        LiveMetrics,
      ],
    };
  }
}

import { DynamicModule, Module, Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { Directory } from './directory/directory';
import { FollowingService } from './following.service';
import { AfterPlayController } from './http/after-play.controller';
import { BoardQueriesController } from './http/boards.controller';
import { LineageController } from './http/lineage.controller';
import { LiveController } from './http/live.controller';
import { SessionQueriesController } from './http/sessions.controller';
import {
  AskDeadlinesHandler,
  AskSessionHandler,
  ExplainNumberHandler,
  GetSessionEventsHandler,
  ListSessionsHandler,
} from './queries/ask-session';
import { GetBoardAtHandler, GetBoardEventsHandler } from './queries/board-queries';
import { sessionQueries } from './queries/session-queries';
import type { ReadModels } from './read-models/read-models';
import { EVENT_LOG, READ_MODELS, SESSION_QUERIES } from './tokens';

export interface ProjectorParts {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
}

/** The read side: follows the ledger, keeps the read models, answers queries, tells what is new. */
@Module({})
export class ProjectorModule {
  static with({ log, models, directory }: ProjectorParts): DynamicModule {
    const parts: Provider[] = [
      { provide: EVENT_LOG, useValue: log },
      { provide: READ_MODELS, useValue: models },
      { provide: SESSION_QUERIES, useValue: sessionQueries(models, directory) },
    ];
    return {
      module: ProjectorModule,
      imports: [CqrsModule.forRoot()],
      controllers: [
        SessionQueriesController,
        LineageController,
        AfterPlayController,
        BoardQueriesController,
        LiveController,
      ],
      providers: [
        ...parts,
        ListSessionsHandler,
        AskSessionHandler,
        AskDeadlinesHandler,
        GetSessionEventsHandler,
        ExplainNumberHandler,
        GetBoardAtHandler,
        GetBoardEventsHandler,
        FollowingService,
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { SessionQueriesController } from './sessions.controller';
import { LineageController } from './lineage.controller';
import { AfterPlayController } from './after-play.controller';
import {
  ListSessionsHandler,
  AskSessionHandler,
  AskDeadlinesHandler,
  ExplainNumberHandler,
  GetSessionEventsHandler,
} from './session-queries';

/** Queries about sessions: setting, boards, rankings, travellers, matches, where numbers come from, and what follows the play. */
@Module({
  controllers: [SessionQueriesController, LineageController, AfterPlayController],
  providers: [
    ListSessionsHandler,
    AskSessionHandler,
    AskDeadlinesHandler,
    ExplainNumberHandler,
    GetSessionEventsHandler,
  ],
})
export class SessionQueriesModule {}

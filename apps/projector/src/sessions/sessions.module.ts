import { Module } from '@nestjs/common';
import { SessionQueriesController } from './sessions.controller';
import { LineageController } from './lineage.controller';
import { AfterPlayController } from './after-play.controller';
import { GetExportHandler, ListExportsHandler } from './export-queries';
import { ExportsController } from './exports.controller';
import {
  ListSessionsHandler,
  AskSessionHandler,
  AskDeadlinesHandler,
  ExplainNumberHandler,
  GetSessionEventsHandler,
} from './session-queries';

/** Queries about sessions: setting, boards, rankings, travellers, matches, where numbers come from, what follows the play, and files. */
@Module({
  controllers: [SessionQueriesController, LineageController, AfterPlayController, ExportsController],
  providers: [
    ListSessionsHandler,
    AskSessionHandler,
    AskDeadlinesHandler,
    ExplainNumberHandler,
    GetSessionEventsHandler,
    ListExportsHandler,
    GetExportHandler,
  ],
})
export class SessionQueriesModule {}

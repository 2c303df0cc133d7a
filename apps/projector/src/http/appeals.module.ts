import { Module } from '@nestjs/common';
import { AppealCaseController } from './appeal-case.controller';
import { AppealQueriesController } from './appeals.controller';
import { GetAppealCaseHandler } from '../queries/ask-case';
import { ListAppealsHandler, GetAppealHandler, GetAppealEventsHandler } from '../queries/ask-appeals';

/** Queries about appeals, and their case files. */
@Module({
  controllers: [AppealCaseController, AppealQueriesController],
  providers: [GetAppealCaseHandler, ListAppealsHandler, GetAppealHandler, GetAppealEventsHandler],
})
export class AppealQueriesModule {}

import { Module } from '@nestjs/common';
import { AppealCaseController } from './appeal-case.controller';
import { AppealQueriesController } from './appeals.controller';
import { GetAppealCaseHandler } from './case-query';
import { ListAppealsHandler, GetAppealHandler, GetAppealEventsHandler } from './appeal-queries';

/** Queries about appeals, and their case files. */
@Module({
  controllers: [AppealCaseController, AppealQueriesController],
  providers: [GetAppealCaseHandler, ListAppealsHandler, GetAppealHandler, GetAppealEventsHandler],
})
export class AppealQueriesModule {}

import { Module } from '@nestjs/common';
import { BoardQueriesController } from './boards.controller';
import { ScoreFormsController } from './score-forms.controller';
import { GetBoardAtHandler, GetBoardEventsHandler } from './board-queries';
import { ListScoreFormsHandler, FillScoreFormHandler } from './score-form-queries';

/** Queries about boards, and the forms of adjusted scores. */
@Module({
  controllers: [BoardQueriesController, ScoreFormsController],
  providers: [GetBoardAtHandler, GetBoardEventsHandler, ListScoreFormsHandler, FillScoreFormHandler],
})
export class BoardQueriesModule {}

import { Module } from '@nestjs/common';
import { BoardQueriesController } from './boards.controller';
import { ScoreFormsController } from './score-forms.controller';
import { GetBoardAtHandler, GetBoardEventsHandler } from '../queries/board-queries';
import { ListScoreFormsHandler, FillScoreFormHandler } from '../queries/ask-score-forms';

/** Queries about boards, and the forms of adjusted scores. */
@Module({
  controllers: [BoardQueriesController, ScoreFormsController],
  providers: [GetBoardAtHandler, GetBoardEventsHandler, ListScoreFormsHandler, FillScoreFormHandler],
})
export class BoardQueriesModule {}

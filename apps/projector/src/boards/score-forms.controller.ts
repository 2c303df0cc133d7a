import {
  aFilledFormAnswer,
  aScoreFormsAnswer,
  type FilledFormAnswer,
  type ScoreFormsAnswer,
  anyRecord,
  jsonSchema,
} from '@app/contract';
import { Body, Controller, Get, HttpCode, Param, Post, UseFilters, UseGuards } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { MediaTypeGuard } from '../../../common/src/media-type.guard';
import { FillScoreForm, ListScoreForms } from './score-form-queries';
import type { QueryContext } from '@app/application';
import { ContextOf, TakesAsOf } from '../http/query-context';
import { ApiAnswer } from '../../../common/src/api-answer';
import { type ActingCaller, Acting } from '../access/acting';
import { ActingGuard } from '../access/acting.guard';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** Adjusted scores of every kind, worked out before anybody gives them. */
@ApiTags('boards')
@ApiParam({
  name: 'board',
  description: 'SESSION.TABLE.BOARD, with .ATTEMPT for a replay: demo.1.3',
  schema: { type: 'string' },
})
@ApiProblem(400, 'not the name of a board')
@ApiProblem(403, 'the board is kept from who asks until everybody has played it')
@ApiProblem(404, 'there is no such board, or no such form')
@UseFilters(QueryFilter)
@KnownParameters()
@Controller('boards/:board/score-forms')
export class ScoreFormsController {
  constructor(private readonly bus: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'The forms of adjusted scores that the board has a use for, and what each asks for.' })
  @ApiAnswer(aScoreFormsAnswer)
  @TakesAsOf()
  forms(@Param('board') board: string, @ContextOf(['asOf']) context: QueryContext): Promise<ScoreFormsAnswer> {
    return this.bus.execute(new ListScoreForms(board, context));
  }

  @Post(':form')
  @HttpCode(200)
  @UseGuards(ActingGuard, new MediaTypeGuard('application/json'))
  @ApiBearerAuth()
  @ApiOperation({ summary: 'A form filled in: the score, its paragraphs and warnings, and its worth. Stores nothing.' })
  @ApiParam({ name: 'form', description: 'weighted', schema: { type: 'string' } })
  @ApiBody({ description: 'the fields of the form, by its schema', schema: jsonSchema(anyRecord) })
  @ApiAnswer(aFilledFormAnswer)
  @ApiProblem(401, 'no token that is good')
  @ApiProblem(415, 'a body that is not JSON')
  @ApiProblem(422, 'the form has no place on this board, or cannot be filled in so')
  fill(
    @Param('board') board: string,
    @Param('form') form: string,
    @Body() input: object,
    @Acting() { principal }: ActingCaller,
  ): Promise<FilledFormAnswer> {
    return this.bus.execute(new FillScoreForm(board, form, input, principal));
  }
}

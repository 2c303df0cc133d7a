import {
  aCorrectionsAnswer,
  aDifferencesAnswer,
  aLikelyErrorsAnswer,
  aPublicationsAnswer,
  aReviewsAnswer,
  type CorrectionsAnswer,
  type DifferencesAnswer,
  type LikelyError,
  type LikelyErrorsAnswer,
  type PublicationsAnswer,
  type ReviewsAnswer,
} from '@app/contract';
import { Controller, Get, Param, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { type QueryContext, withPage } from '@app/application';
import { AskCorrections } from './corrections-query';
import { AskDifferences } from './differences-query';
import { AskLikelyErrors } from './likely-errors-query';
import { AskPublications } from './publications-query';
import { AskReviews } from './reviews-query';
import { type Moments, ContextOf, Between, InPages, Paged, TakesMoments } from '../http/query-context';
import { ApiAnswer } from '../../../common/src/api-answer';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

const keyOfError = ({ kind, boards, what }: LikelyError): string =>
  JSON.stringify([kind, boards.map(({ stream }) => stream), what]);

/** What was put right and by whom, what is still to be looked at or likely wrong, and what moved between two moments. */
@ApiTags('sessions')
@ApiProblem(404, 'there is no such session')
@UseFilters(QueryFilter)
@KnownParameters()
@Controller('sessions/:session')
export class AuditController {
  constructor(private readonly bus: QueryBus) {}

  @Get('corrections')
  @ApiOperation({
    summary: 'Every correction, transfer, adjustment and reversal: before and after, by whom, and whether in time.',
  })
  @ApiAnswer(aCorrectionsAnswer)
  @Paged()
  async corrections(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<CorrectionsAnswer> {
    const answer = await this.bus.execute(new AskCorrections(id, context));
    return withPage(answer, 'corrections', ({ decision }) => decision, context.page);
  }

  @Get('publications')
  @ApiOperation({ summary: 'Every publication of the results: as what, when, by whom, and with which tree head.' })
  @ApiAnswer(aPublicationsAnswer)
  @Paged()
  async publications(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<PublicationsAnswer> {
    const answer = await this.bus.execute(new AskPublications(id, context));
    return withPage(answer, 'publications', ({ event }) => event, context.page);
  }

  @Get('reviews')
  @ApiOperation({
    summary: 'What a person has still to see to, board by board: options, questions, reviews, calls, rulings, results.',
  })
  @ApiAnswer(aReviewsAnswer)
  @Paged()
  reviews(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<ReviewsAnswer> {
    return this.bus.execute(new AskReviews(id, context));
  }

  @Get('likely-errors')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Results that are likely wrong, from the record alone, the likeliest first; nothing is applied.',
    description: 'For roles that see the whole record. The method is in docs/likely-errors.md.',
  })
  @ApiAnswer(aLikelyErrorsAnswer)
  @ApiProblem(403, 'a role that does not see the whole record')
  @Paged()
  async likelyErrors(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<LikelyErrorsAnswer> {
    const answer = await this.bus.execute(new AskLikelyErrors(id, context));
    return withPage(answer, 'errors', keyOfError, context.page);
  }

  @Get('differences')
  @ApiOperation({ summary: 'What moved in the stage between two moments, and the events between them that moved it.' })
  @ApiAnswer(aDifferencesAnswer)
  @ApiProblem(400, 'a moment that is none')
  @TakesMoments()
  @InPages()
  async differences(
    @Param('session') id: string,
    @Between(['from', 'to']) { from, to }: Moments,
    @ContextOf(['limit', 'cursor']) { principal, page }: QueryContext,
  ): Promise<DifferencesAnswer> {
    const answer = await this.bus.execute(new AskDifferences(id, from, to, principal));
    return withPage(answer, 'events', ({ position }) => String(position), page);
  }
}

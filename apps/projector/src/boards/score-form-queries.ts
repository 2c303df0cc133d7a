import type { FilledFormAnswer, ScoreFormsAnswer } from '@app/contract';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Principal } from '@app/documents';
import { type QueryContext, filledForm, formsForBoard, type QuerySources } from '@app/application';
import { QUERY_SOURCES } from '../tokens';

/** The forms that a board has a use for. */
export class ListScoreForms extends Query<ScoreFormsAnswer> {
  constructor(
    readonly board: string,
    readonly context: QueryContext,
  ) {
    super();
  }
}

@QueryHandler(ListScoreForms)
export class ListScoreFormsHandler implements IQueryHandler<ListScoreForms> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ board, context }: ListScoreForms): Promise<ScoreFormsAnswer> {
    return formsForBoard(this.sources, board, context);
  }
}

/** A form filled in; nothing is stored. */
export class FillScoreForm extends Query<FilledFormAnswer> {
  constructor(
    readonly board: string,
    readonly form: string,
    readonly input: unknown,
    readonly principal: Principal,
  ) {
    super();
  }
}

@QueryHandler(FillScoreForm)
export class FillScoreFormHandler implements IQueryHandler<FillScoreForm> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ board, form, input, principal }: FillScoreForm): Promise<FilledFormAnswer> {
    return filledForm(this.sources, board, form, input, principal);
  }
}

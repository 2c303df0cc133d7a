import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { FormContext, Onlooker } from '@app/documents';
import { KEEPS_APART, parseBoardStream } from '@app/session';
import type { Asked } from '../sight/asked';
import { seesWhole } from '../sight/kept-board';
import type { View, Views } from '../sight/views';
import { EVENT_LOG, VIEWS } from '../tokens';
import { boardHistory } from './board-history';
import type { FilledFormAnswer, ScoreFormsAnswer } from './score-forms';
import { filledFormAnswer, formContext, scoreFormsAnswer } from './score-forms';

/** The ledger position that an answer is true at. */
interface AtPosition {
  readonly position: number;
}

/** What both are asked with: the whole board, or nothing. Throws a `Problem` where it is kept from the onlooker. */
const contextIn = async (log: EventLog, view: View, board: string): Promise<FormContext> => {
  seesWhole(board, view.sights);
  const history = await boardHistory(log, board, view.asOf ?? undefined, KEEPS_APART, view.upTo);
  return formContext(view.queries.stage(history.session), history);
};

/** The forms that a board has a use for. */
export class ListScoreForms extends Query<ScoreFormsAnswer & AtPosition> {
  constructor(
    readonly board: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

@QueryHandler(ListScoreForms)
export class ListScoreFormsHandler implements IQueryHandler<ListScoreForms> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async execute({ board, asked }: ListScoreForms): Promise<ScoreFormsAnswer & AtPosition> {
    const view = await this.views.open(asked, parseBoardStream(board)?.session ?? null);
    const answer = scoreFormsAnswer(await contextIn(this.log, view, board));
    return { position: view.documents.position(), ...answer };
  }
}

/** A form filled in; nothing is stored. */
export class FillScoreForm extends Query<FilledFormAnswer & AtPosition> {
  constructor(
    readonly board: string,
    readonly form: string,
    readonly input: unknown,
    readonly onlooker: Onlooker,
  ) {
    super();
  }
}

@QueryHandler(FillScoreForm)
export class FillScoreFormHandler implements IQueryHandler<FillScoreForm> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  async execute({ board, form, input, onlooker }: FillScoreForm): Promise<FilledFormAnswer & AtPosition> {
    const view = await this.views.open({ onlooker, asOf: null }, null);
    const answer = filledFormAnswer(await contextIn(this.log, view, board), form, input);
    return { position: view.documents.position(), ...answer };
  }
}

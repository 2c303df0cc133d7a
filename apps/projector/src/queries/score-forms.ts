import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventLog } from '@app/ledger';
import type { Filled, FormContext, OfferedForm, Preview, Problem } from '@app/session';
import { problemInWords, scoreForm, scoreForms, scoredWith } from '@app/session';
import { EVENT_LOG, SESSION_QUERIES } from '../tokens';
import type { BoardHistory } from './board-history';
import { BoardProblem, boardHistory } from './board-history';
import type { SessionQueries } from './session-queries';
import type { StageDocuments } from './stage-documents';

/** Why a form cannot be filled in. */
export class ScoreFormProblem extends Error {
  constructor(
    readonly code: 'FormUnknown' | 'FormNotHere' | 'FormNotFilled',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

/** The forms of adjusted scores that a board has a use for. */
export interface ScoreFormsAnswer {
  readonly id: string;
  readonly forms: readonly OfferedForm[];
}

/** A form filled in: what a ruling would carry, and what that is worth. Of the first three there is one. */
export interface FilledFormAnswer extends Pick<Filled, 'laws' | 'reasons' | 'warnings'> {
  readonly id: string;
  readonly form: string;
  readonly outcome: Filled['outcome'] | null;
  readonly transfer: Filled['transfer'] | null;
  readonly field: Filled['field'] | null;
  readonly directorsError: boolean;
  /** What the board is worth to each side in the scoring of its event, as it stands and as it would be. */
  readonly preview: Preview;
}

/** A board with everything that it is scored with. */
export const formContext = (documents: StageDocuments, { id, events, at }: BoardHistory): FormContext => {
  const doc = documents.stage.flatMap(({ boards }) => boards).find((one) => one.id === id);
  const view = at(events.length);
  if (!doc || !view) throw new BoardProblem('BoardUnknown', `the read models have no board ${id}`);
  return { stage: documents.scores().sessions, doc, table: view };
};

export const scoreFormsAnswer = (context: FormContext): ScoreFormsAnswer => ({
  id: context.doc.id,
  forms: scoreForms(context),
});

/** Throws a `ScoreFormProblem`. */
export const filledFormAnswer = (context: FormContext, name: string, input: unknown): FilledFormAnswer => {
  const form = scoreForm(name);
  if (!form) throw new ScoreFormProblem('FormUnknown', `no form of adjusted scores is called '${name}'`);
  const why = form.notHere(context);
  if (why !== null) throw new ScoreFormProblem('FormNotHere', `${name}: ${why}`);
  const filled = form.fill(input, context);
  if (!filled.ok) {
    throw new ScoreFormProblem('FormNotFilled', filled.error.map(problemInWords).join('; '), filled.error);
  }
  const {
    outcome = null,
    transfer = null,
    field = null,
    directorsError = false,
    laws,
    reasons,
    warnings,
  } = filled.value;
  return {
    id: context.doc.id,
    form: name,
    outcome,
    transfer,
    field,
    directorsError,
    laws,
    reasons,
    warnings,
    preview: scoredWith(context, filled.value),
  };
};

/** The forms that a board has a use for. */
export class ListScoreForms extends Query<ScoreFormsAnswer> {
  constructor(readonly board: string) {
    super();
  }
}

/** A form filled in; nothing is stored. */
export class FillScoreForm extends Query<FilledFormAnswer> {
  constructor(
    readonly board: string,
    readonly form: string,
    readonly input: unknown,
  ) {
    super();
  }
}

const contextFrom = async (log: EventLog, sessions: SessionQueries, board: string): Promise<FormContext> => {
  const history = await boardHistory(log, board);
  return formContext(sessions.stage(history.session), history);
};

@QueryHandler(ListScoreForms)
export class ListScoreFormsHandler implements IQueryHandler<ListScoreForms> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
  ) {}

  async execute({ board }: ListScoreForms): Promise<ScoreFormsAnswer> {
    return scoreFormsAnswer(await contextFrom(this.log, this.sessions, board));
  }
}

@QueryHandler(FillScoreForm)
export class FillScoreFormHandler implements IQueryHandler<FillScoreForm> {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(SESSION_QUERIES) private readonly sessions: SessionQueries,
  ) {}

  async execute({ board, form, input }: FillScoreForm): Promise<FilledFormAnswer> {
    return filledFormAnswer(await contextFrom(this.log, this.sessions, board), form, input);
  }
}

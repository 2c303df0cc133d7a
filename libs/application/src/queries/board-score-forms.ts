import { type FilledFormAnswer, type ScoreFormsAnswer, parseBoardStream } from '@app/contract';
import type { EventLog } from '@app/ledger';
import type { FormContext, Principal } from '@app/documents';
import { KEEPS_APART } from '@app/session';
import { requireWholeBoard } from '../access/withheld-board';
import type { QueryContext } from '../access/query-context';
import type { VisibleRecord } from '../access/visible-records';
import { boardHistory } from '../answers/board-history';
import { filledFormAnswer, formContext, scoreFormsAnswer } from '../answers/score-forms';
import type { QuerySources } from './sources';

/** What both are asked with: the whole board, or nothing. Throws a `QueryRefusal` where it is kept from the onlooker. */
const contextIn = async (log: EventLog, view: VisibleRecord, board: string): Promise<FormContext> => {
  requireWholeBoard(board, view.policy);
  const history = await boardHistory(log, board, view.asOf ?? undefined, KEEPS_APART, view.upTo);
  return formContext(view.queries.stage(history.session), history);
};

/** The forms that a board has a use for. */
export const formsForBoard = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  board: string,
  context: QueryContext,
): Promise<ScoreFormsAnswer> => {
  const view = await records.open(context, parseBoardStream(board)?.session ?? null);
  const answer = scoreFormsAnswer(await contextIn(log, view, board));
  return { position: view.documents.position(), ...answer };
};

/** A form filled in; nothing is stored. */
export const filledForm = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  board: string,
  form: string,
  input: unknown,
  principal: Principal,
): Promise<FilledFormAnswer> => {
  const view = await records.open({ principal, asOf: null }, null);
  const answer = filledFormAnswer(await contextIn(log, view, board), form, input);
  return { position: view.documents.position(), ...answer };
};

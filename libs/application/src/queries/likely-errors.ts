import type { LikelyErrorsAnswer, Whole } from '@app/contract';
import { likelyErrors, scoreSession, seesEverything } from '@app/documents';
import type { QueryContext } from '../access/query-context';
import { QueryRefusal } from '../access/query-refusal';
import { isIn } from '../access/visible-records';
import { tableRecords } from '../answers/table-records';
import { problem } from '../problems/problem-reasons';
import type { QuerySources } from './sources';

/**
 * Results of a session that are likely wrong, for those who see the whole record: a suspicion is nothing for players.
 * Throws a `QueryRefusal` for everybody else, and `SessionUnknown`.
 */
export const likelyErrorsOf = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  id: string,
  context: QueryContext,
): Promise<Whole<LikelyErrorsAnswer>> => {
  if (!seesEverything(context.principal)) throw new QueryRefusal('NotAuthorised', problem('may-not-see-errors'));
  const view = await records.open(context, id);
  const { position, own, names } = view.documents.snapshot(() => ({
    position: view.documents.position(),
    own: view.queries.stage(id).stage.find(({ session }) => session.id === id),
    names: view.queries.names(id),
  }));
  if (!own) return { position, errors: [], names };
  const known = await tableRecords(log, own.boards, (event) => isIn(event, view));
  const scored = scoreSession(own.session, own.boards);
  return { position, errors: likelyErrors(scored, (doc) => known.get(doc.id) ?? null), names };
};

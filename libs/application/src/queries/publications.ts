import { type Publication, type PublicationsAnswer, type Whole, sessionStream } from '@app/contract';
import type { EventLog } from '@app/ledger';
import { seesEverything } from '@app/documents';
import { type RetainedEvent, type SessionDoc, retainedOf } from '@app/session';
import type { QueryContext } from '../access/query-context';
import { eventView } from '../answers/event-view';
import { recordedEvent } from '../answers/recorded-event';
import { treeOfAnswer } from '../evidence/tree-of-answer';
import type { QuerySources } from './sources';

const publication = async (
  log: EventLog,
  stream: string,
  { revision, data }: RetainedEvent<'ResultsPublished'>,
  seesAll: boolean,
): Promise<Publication> => {
  const { position, actor: by, recordedAt } = eventView(await recordedEvent(log, stream, revision), '');
  const { status, at, round = null, exception = null, subjectToAppeal = false } = data;
  const tree = await treeOfAnswer(log, position, seesAll);
  const event = `${stream}@${revision}`;
  return { event, revision, position, status, round, at, exception, subjectToAppeal, by, recordedAt, tree };
};

/** Every publication of the results of a session, in order, each with the ledger that it was. */
export const publicationsOf = (log: EventLog, session: SessionDoc, seesAll: boolean): Promise<readonly Publication[]> =>
  Promise.all(
    retainedOf(session, 'ResultsPublished').map((event) => publication(log, sessionStream(session.id), event, seesAll)),
  );

/** What was put up of a session, when, and as which ledger. */
export const publications = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  id: string,
  context: QueryContext,
): Promise<Whole<PublicationsAnswer>> => {
  const { queries, documents } = await records.open(context, id);
  const { position, session, names } = documents.snapshot(() => ({
    position: documents.position(),
    session: queries.stage(id).session,
    names: queries.names(id),
  }));
  return {
    position,
    publications: [...(await publicationsOf(log, session, seesEverything(context.principal)))],
    names,
  };
};

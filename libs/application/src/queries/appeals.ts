import {
  type EventView,
  type AppealAnswer,
  type AppealEventsAnswer,
  type AppealsAnswer,
  type Whole,
  appealStream,
  decodeAppealEvent,
  readable,
} from '@app/contract';
import { type AppealDoc, type BoardDoc, appealsProjection, boardsProjection, sessionsProjection } from '@app/documents';
import {
  type CaseRecords,
  type SessionDoc,
  type Decrypt,
  appealEventInWords,
  appealViewFrom,
  reveal,
} from '@app/session';
import type { Documents } from '../read-models/read-models';
import type { QueryContext } from '../access/query-context';
import { type VisibleRecord, isIn } from '../access/visible-records';
import { AppealUnknown, openAppeal } from './appeal-view';
import { eventView } from '../answers/event-view';
import { SessionUnknown, contestOf } from '../answers/session-queries';
import type { QuerySources } from './sources';

/** What the cases of a session are shown with. Throws `SessionUnknown`. */
const recordsIn = (documents: Documents, id: string): CaseRecords => {
  const [session] = documents.documents<SessionDoc>(sessionsProjection.name, id);
  if (!session) throw new SessionUnknown(id);
  const boards = new Map(documents.documents<BoardDoc>(boardsProjection.name, id).map((doc) => [doc.id, doc]));
  const appeals = new Map(documents.documents<AppealDoc>(appealsProjection.name, id).map((doc) => [doc.id, doc]));
  return {
    session,
    contest: contestOf(documents, session),
    board: (stream) => boards.get(stream) ?? null,
    appeal: (stream) => appeals.get(stream) ?? null,
  };
};

const idOf = ({ id }: AppealDoc): string => id.slice(appealStream('').length);

/** The cases of a session in a view, in one state of it. */
const casesIn = ({ documents, queries }: VisibleRecord, session: string, unsealed: Decrypt): Whole<AppealsAnswer> =>
  documents.snapshot(() => {
    const records = recordsIn(documents, session);
    const appeals = documents
      .documents<AppealDoc>(appealsProjection.name, session)
      .map((doc) => ({ id: idOf(doc), ...reveal(appealViewFrom(doc, records, doc.id), unsealed) }));
    return { position: documents.position(), appeals, names: queries.names(session) };
  });

/** Every appeal about a session. */
export const appealsOf = async (
  { views, unsealed }: Pick<QuerySources, 'views' | 'unsealed'>,
  session: string,
  context: QueryContext,
): Promise<Whole<AppealsAnswer>> => casesIn(await views.open(context, session), session, unsealed);

/** An appeal as it stands. */
export const appealAt = async (
  { views, models, unsealed }: Pick<QuerySources, 'views' | 'models' | 'unsealed'>,
  id: string,
  context: QueryContext,
): Promise<AppealAnswer> => {
  const { view, session } = await openAppeal(views, models, context, id);
  const { position, appeals, names } = casesIn(view, session, unsealed);
  const appeal = appeals.find((one) => one.id === id);
  if (!appeal) throw new AppealUnknown(id, true);
  return { position, appeal, names };
};

/** All events of an appeal with their words, from the ledger itself. */
export const appealEvents = async (
  { log, views, models, unsealed }: Pick<QuerySources, 'log' | 'views' | 'models' | 'unsealed'>,
  appeal: string,
  context: QueryContext,
): Promise<Whole<AppealEventsAnswer>> => {
  const { view, session } = await openAppeal(views, models, context, appeal);
  const events: EventView[] = [];
  for await (const stored of log.readStream(appealStream(appeal))) {
    if (!isIn(stored, view)) continue;
    const event = reveal(readable(stored, decodeAppealEvent), unsealed);
    events.push(eventView(stored, appealEventInWords(event), unsealed));
  }
  if (events.length === 0) throw new AppealUnknown(appeal, true);
  return { position: view.documents.position(), id: appeal, names: view.queries.names(session), events };
};

import type { EventLog } from '@app/ledger';
import type { AppealDoc, BoardDoc, Projection, SessionDoc } from '@app/session';
import { appealsProjection, boardsProjection, sessionStream, sessionsProjection } from '@app/session';
import type { AsOf } from '../queries/board-history';
import { wasRecorded } from '../queries/board-history';
import type { Documents } from '../read-models/read-models';

interface Folded<Doc> {
  readonly doc: Doc | null;
  /** The position of the last event that is in it; -1 for none. */
  readonly movedAt: number;
}

const foldedAt = async <Doc>(
  log: EventLog,
  { types, quiet, apply }: Projection<Doc>,
  stream: string,
  asOf: AsOf,
): Promise<Folded<Doc>> => {
  let doc: Doc | null = null;
  let movedAt = -1;
  for await (const event of log.readStream(stream)) {
    if (!wasRecorded(event, asOf) || !types.includes(event.type)) continue;
    const before: Doc | null = doc;
    doc = apply(before, event);
    if (doc === before) continue;
    if (quiet?.includes(event.type) !== true) movedAt = event.position;
  }
  return { doc, movedAt };
};

const all = async <Doc>(
  log: EventLog,
  projection: Projection<Doc>,
  streams: readonly string[],
  asOf: AsOf,
): Promise<{ readonly docs: readonly Doc[]; readonly movedAt: number }> => {
  const docs: Doc[] = [];
  let last = -1;
  for (const stream of streams) {
    const { doc, movedAt } = await foldedAt(log, projection, stream, asOf);
    if (doc !== null) docs.push(doc);
    last = Math.max(last, movedAt);
  }
  return { docs, movedAt: last };
};

/** The sessions that answers about one are made from: those of its contest. */
const sessionsWith = (present: Documents, id: string | null): readonly SessionDoc[] => {
  if (id === null) return present.documents<SessionDoc>(sessionsProjection.name);
  const [session] = present.documents<SessionDoc>(sessionsProjection.name, id);
  if (!session?.contest) return session ? [session] : [];
  const { contest } = session.contest;
  return present.documents<SessionDoc>(sessionsProjection.name).filter((one) => one.contest?.contest === contest);
};

/**
 * The documents that answers about a session are made from, as they were at a moment: folded from their streams, stored
 * nowhere. Memory is bounded by the session's contest.
 * @param session null for the sessions alone
 */
export const documentsAt = async (
  log: EventLog,
  present: Documents,
  session: string | null,
  asOf: AsOf,
): Promise<Documents> => {
  const now = present.position();
  const ids = sessionsWith(present, session).map(({ id }) => id);
  const streamsOf = (name: string): readonly string[] =>
    session === null
      ? []
      : ids.flatMap((id) => present.documents<{ readonly id: string }>(name, id)).map(({ id }) => id);
  const sessions = await all(log, sessionsProjection, ids.map(sessionStream), asOf);
  const boards = await all(log, boardsProjection, streamsOf(boardsProjection.name), asOf);
  const appeals = await all(log, appealsProjection, streamsOf(appealsProjection.name), asOf);
  const documents = <Doc>(model: string, scope?: string): readonly Doc[] => {
    const docs: readonly (SessionDoc | BoardDoc | AppealDoc)[] =
      model === sessionsProjection.name ? sessions.docs : model === boardsProjection.name ? boards.docs : appeals.docs;
    const scopeOf = (doc: SessionDoc | BoardDoc | AppealDoc): string => ('session' in doc ? doc.session : doc.id);
    return docs.filter((doc) => scope === undefined || scopeOf(doc) === scope) as unknown as readonly Doc[];
  };
  const movedAt = Math.max(sessions.movedAt, boards.movedAt, appeals.movedAt);
  return {
    documents,
    position: () => ('position' in asOf ? Math.min(asOf.position, now) : movedAt),
    movedAt: () => movedAt,
    snapshot: (reads) => reads(),
  };
};

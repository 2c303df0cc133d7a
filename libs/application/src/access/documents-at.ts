import { sessionStream } from '@app/contract';
import type { EventLog } from '@app/ledger';
import {
  type AppealDoc,
  type BoardDoc,
  type Projection,
  PUBLIC,
  appealsProjection,
  boardsProjection,
  sessionsProjection,
} from '@app/documents';
import type { SessionDoc } from '@app/session';
import { type AsOf, wasRecorded } from '../answers/board-history';
import type { Documents } from '../read-models/read-models';
import { isForEverybody, accessPolicy } from '../visibility/access-policy';

/** Documents of one model, and of each the last event that moved it. */
interface Folded<Doc> {
  readonly doc: Doc;
  /** For everybody, whoever may see the document; -1 for none. */
  readonly openAt: number;
  /** For those who may see it. */
  readonly movedAt: number;
}

const foldedAt = async <Doc>(
  log: EventLog,
  { types, quiet, open, apply }: Projection<Doc>,
  stream: string,
  asOf: AsOf,
): Promise<Folded<Doc> | null> => {
  let doc: Doc | null = null;
  let [openAt, movedAt] = [-1, -1];
  for await (const event of log.readStream(stream)) {
    if (!wasRecorded(event, asOf) || !types.includes(event.type)) continue;
    const before: Doc | null = doc;
    doc = apply(before, event);
    if (doc === before || quiet?.includes(event.type) === true) continue;
    movedAt = event.position;
    if (open === undefined || open.includes(event.type)) openAt = event.position;
  }
  return doc && { doc, openAt, movedAt };
};

const all = async <Doc>(
  log: EventLog,
  projection: Projection<Doc>,
  streams: readonly string[],
  asOf: AsOf,
): Promise<readonly Folded<Doc>[]> => {
  const docs: Folded<Doc>[] = [];
  for (const stream of streams) {
    const folded = await foldedAt(log, projection, stream, asOf);
    if (folded) docs.push(folded);
  }
  return docs;
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
  const models: Readonly<Record<string, readonly Folded<SessionDoc | BoardDoc | AppealDoc>[]>> = {
    [sessionsProjection.name]: sessions,
    [boardsProjection.name]: boards,
    [appealsProjection.name]: appeals,
  };
  const documents = <Doc>(model: string, scope?: string): readonly Doc[] => {
    const docs = (models[model] ?? []).map(({ doc }) => doc);
    const scopeOf = (doc: SessionDoc | BoardDoc | AppealDoc): string => ('session' in doc ? doc.session : doc.id);
    return docs.filter((doc) => scope === undefined || scopeOf(doc) === scope) as unknown as readonly Doc[];
  };
  const last = Math.max(-1, ...Object.values(models).flatMap((docs) => docs.map(({ movedAt }) => movedAt)));
  return {
    documents,
    position: () => ('position' in asOf ? Math.min(asOf.position, now) : last),
    // What everybody may see of the past changes as boards are released.
    movedAt: () => {
      const policy = accessPolicy(present, PUBLIC);
      const moves = Object.entries(models).flatMap(([model, docs]) =>
        docs.map(({ doc, openAt, movedAt }) => (isForEverybody(model, doc, policy) ? movedAt : openAt)),
      );
      return Math.max(-1, ...moves);
    },
    snapshot: (reads) => reads(),
  };
};

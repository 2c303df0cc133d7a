import {
  type AppealDoc,
  type BoardDoc,
  appealsProjection,
  boardsProjection,
  redactedBoard,
  sessionWithoutTexts,
  sessionsProjection,
} from '@app/documents';
import type { SessionDoc } from '@app/session';
import type { Documents } from '../read-models/read-models';
import type { AccessPolicy } from '../visibility/access-policy';

/** What was made of a document stays the same object as long as the document does: scores are kept by that. */
const visibleBoards = new WeakMap<BoardDoc, BoardDoc>();
const seenOwn = new WeakMap<BoardDoc, BoardDoc>();
const visibleSessions = new WeakMap<SessionDoc, SessionDoc>();

const once = <T extends object>(known: WeakMap<T, T>, doc: T, make: () => T): T => {
  const made = known.get(doc) ?? make();
  known.set(doc, made);
  return made;
};

const visibleBoard = (doc: BoardDoc, policy: AccessPolicy): BoardDoc => {
  const visibility = policy.ofBoard(doc);
  if (visibility === 'whole') return doc;
  return once(visibility === 'own-table' ? seenOwn : visibleBoards, doc, () => redactedBoard(doc, visibility));
};

const visibleSession = (doc: SessionDoc, policy: AccessPolicy): SessionDoc =>
  policy.hasWithheld(doc.id) ? once(visibleSessions, doc, () => sessionWithoutTexts(doc)) : doc;

/** Whether an appeal may be seen. */
export const seesAppeal = (doc: AppealDoc, { ofAppeal }: AccessPolicy): boolean => ofAppeal(doc) === 'whole';

/**
 * The documents as an onlooker may see them; their position is that of the last thing that moved for everybody.
 * @param sights what he may see now, whatever moment the documents are of
 */
export const visibleDocuments = (source: Documents, policy: AccessPolicy): Documents => {
  const seen = (model: string, docs: readonly unknown[]): readonly unknown[] => {
    if (model === boardsProjection.name) return (docs as readonly BoardDoc[]).map((doc) => visibleBoard(doc, policy));
    if (model === sessionsProjection.name)
      return (docs as readonly SessionDoc[]).map((doc) => visibleSession(doc, policy));
    if (model === appealsProjection.name)
      return (docs as readonly AppealDoc[]).filter((doc) => seesAppeal(doc, policy));
    return [];
  };
  return {
    ...source,
    documents: <Doc>(model: string, scope?: string) => seen(model, source.documents(model, scope)) as readonly Doc[],
    position: source.movedAt,
  };
};

/**
 * The documents that rankings for an onlooker are made from: boards that do not count in them are as if nobody had
 * played them.
 */
export const rankedDocuments = (source: Documents, policy: AccessPolicy): Documents => {
  const ranked = (docs: readonly BoardDoc[]): readonly BoardDoc[] =>
    docs.map((doc) =>
      policy.ranking(doc.session).includes(doc) ? doc : once(visibleBoards, doc, () => redactedBoard(doc, 'nothing')),
    );
  return {
    ...source,
    documents: <Doc>(model: string, scope?: string) => {
      const docs: readonly unknown[] = source.documents(model, scope);
      if (model === boardsProjection.name) return ranked(docs as readonly BoardDoc[]) as unknown as readonly Doc[];
      const isOfSessions = model === sessionsProjection.name;
      const sessions = isOfSessions ? (docs as readonly SessionDoc[]).map((doc) => visibleSession(doc, policy)) : [];
      return sessions as unknown as readonly Doc[];
    },
    position: source.movedAt,
  };
};

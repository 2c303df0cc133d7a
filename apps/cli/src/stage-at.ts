import { type BoardDoc, boardsProjection, sessionsProjection } from '@app/documents';
import { type SessionDoc, stageAround } from '@app/session';
import {
  type AsOf,
  documentsAsOf,
  isReadOnly,
  type Names,
  namesOfStage,
  scoredAnew,
  SessionUnknown,
  type StageDocuments,
  stageIn,
} from '@app/application';
import type { Texts } from '@app/messages';
import type { Embedded } from './embedded';
import { commandText } from './output/command-texts';
import { note } from './output/print';

/** What a ranking and its numbers are made from, and the names of everybody in it. */
interface StageAt {
  readonly documents: StageDocuments;
  readonly names: Names;
  /** Of the venue, for the texts that are printed. */
  readonly timeZone: string | undefined;
}

const unlessReadOnly = (error: unknown, { say }: Texts, fallback: 'names-left-out' | 'from-ledger-instead'): void => {
  if (!isReadOnly(error)) throw error;
  note(say(commandText(fallback, { error: error instanceof Error ? error.message : String(error) })));
};

const namesFrom = (embedded: Embedded, documents: StageDocuments): Names => {
  try {
    return namesOfStage(embedded.directory, documents);
  } catch (error) {
    unlessReadOnly(error, embedded.texts, 'names-left-out');
    return {};
  }
};

/** From the ledger alone, at a moment or as it stands. */
const computed = async ({ log }: Embedded, id: string, asOf?: AsOf): Promise<StageDocuments> => {
  const sessionsThat = (are: (doc: SessionDoc) => boolean) => documentsAsOf(log, sessionsProjection, are, asOf);
  const [session] = await sessionsThat((doc) => doc.id === id);
  if (!session) throw new SessionUnknown(id, asOf);
  const { contest } = session;
  const all = contest ? await sessionsThat((doc) => doc.contest?.contest === contest.contest) : [session];
  const sessions = stageAround(session, all);
  const ids = new Set(sessions.map((one) => one.id));
  const boards = await documentsAsOf<BoardDoc>(log, boardsProjection, (doc) => ids.has(doc.session), asOf);
  const boardsOf = (one: SessionDoc) => boards.filter((doc) => doc.session === one.id);
  const stage = sessions.map((one) => ({ session: one, boards: boardsOf(one) }));
  return { session, stage, contest: all, scores: () => scoredAnew(stage) };
};

const stored = async ({ models }: Embedded, session: string): Promise<StageDocuments> => {
  await models.catchUp();
  return stageIn(models, session);
};

const documentsAt = async (embedded: Embedded, session: string, asOf?: AsOf): Promise<StageDocuments> => {
  if (asOf) return computed(embedded, session, asOf);
  try {
    return await stored(embedded, session);
  } catch (error) {
    unlessReadOnly(error, embedded.texts, 'from-ledger-instead');
    return computed(embedded, session);
  }
};

/** A stage at a moment, or as it stands: from the read models, and without them where they cannot be written. */
export const stageAt = async (embedded: Embedded, session: string, asOf?: AsOf): Promise<StageAt> => {
  const documents = await documentsAt(embedded, session, asOf);
  return { documents, names: namesFrom(embedded, documents), timeZone: documents.session.timeZone };
};

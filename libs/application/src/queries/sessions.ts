import { seesEverything } from '@app/documents';
import type { AnswerTree } from '../evidence/tree-of-answer';
import { treeOfAnswer } from '../evidence/tree-of-answer';
import type { Asked } from '../access/query-context';
import { QueryRefusal } from '../access/query-refusal';
import type { EventView } from '../answers/event-view';
import type { Names } from '../answers/names';
import { sessionHistory } from './session-history';
import type { SessionAnswers } from '../answers/session-queries';
import { SessionUnknown } from '../answers/session-queries';
import type { QuerySources } from './sources';

/** All sessions. */
export const sessionsList = async (
  { views }: Pick<QuerySources, 'views'>,
  asked: Asked,
): Promise<SessionAnswers['list']> => (await views.open(asked, null)).queries.list();

/** What there is to know of one session: its setting, its boards, its ranking, its travellers, its matches. */
export type AboutSession = Exclude<keyof SessionAnswers, 'list' | 'lineage' | 'deadlines'>;

/** Published numbers name the tree that they were made from. */
const NAME_THEIR_TREE: ReadonlySet<AboutSession> = new Set<AboutSession>(['standings', 'ownStandings', 'travellers']);

/** Answers what a query asks about one session. */
export const aboutSession = async (
  { log, views }: Pick<QuerySources, 'log' | 'views'>,
  about: AboutSession,
  session: string,
  asked: Asked,
): Promise<SessionAnswers[AboutSession] & { readonly tree?: AnswerTree | null }> => {
  const answer = (await views.open(asked, session)).queries[about](session);
  if (!NAME_THEIR_TREE.has(about)) return answer;
  return { ...answer, tree: await treeOfAnswer(log, answer.position, seesEverything(asked.onlooker)) };
};

/** Which rights last how long, and which of them are there at a moment. */
export const deadlinesOf = async (
  { views }: Pick<QuerySources, 'views'>,
  session: string,
  at: string | null,
  asked: Asked,
): Promise<SessionAnswers['deadlines']> => (await views.open(asked, session)).queries.deadlines(session, at);

/** Where a number of a session, or of its stage, comes from. */
export const lineageOf = async (
  { views }: Pick<QuerySources, 'views'>,
  session: string,
  address: string,
  asked: Asked,
): Promise<SessionAnswers['lineage']> => {
  const { queries, sights } = await views.open(asked, session);
  if (queries.stage(session).stage.some((one) => sights.hasKept(one.session.id))) {
    throw new QueryRefusal('BoardKept', 'where numbers come from is shown when nobody has a board still to play');
  }
  return queries.lineage(session, address);
};

export interface SessionEvents {
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** All events of a session itself with their words, from the ledger; those of its boards are not among them. */
export const sessionEvents = async (
  { log, views }: Pick<QuerySources, 'log' | 'views'>,
  session: string,
  asked: Asked,
): Promise<SessionEvents> => {
  const view = await views.open(asked, session);
  const events = await sessionHistory(log, session, view);
  if (events.length === 0) throw new SessionUnknown(session, view.asOf ?? undefined);
  return { position: view.documents.position(), id: session, names: view.queries.names(session), events };
};

import type { SessionEventsAnswer, Whole, AnswerTree } from '@app/contract';
import { seesEverything } from '@app/documents';
import { treeOfAnswer } from '../evidence/tree-of-answer';
import type { QueryContext } from '../access/query-context';
import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from '../access/query-refusal';
import { sessionHistory } from './session-history';
import { type SessionAnswers, SessionUnknown } from '../answers/session-queries';
import type { QuerySources } from './sources';

/** All sessions. */
export const sessionsList = async (
  { views: records }: Pick<QuerySources, 'views'>,
  context: QueryContext,
): Promise<SessionAnswers['list']> => (await records.open(context, null)).queries.list();

/** What there is to know of one session: its setting, its boards, its ranking, its travellers, its matches. */
export type AboutSession = Exclude<keyof SessionAnswers, 'list' | 'lineage' | 'deadlines'>;

/** Published numbers name the tree that they were made from. */
const NAMING_THEIR_TREE = ['standings', 'ownStandings', 'travellers'] as const satisfies readonly AboutSession[];
type NamingItsTree = (typeof NAMING_THEIR_TREE)[number];

const namesItsTree = (about: AboutSession): about is NamingItsTree => NAMING_THEIR_TREE.some((one) => one === about);

export type AnswerAbout<K extends AboutSession = AboutSession> = K extends NamingItsTree
  ? SessionAnswers[K] & { readonly tree: AnswerTree | null }
  : SessionAnswers[K];

/**
 * Answers what a query asks about one session.
 * @param afterRound of a ranking: as it was after this round; as it stands where null
 */
export const aboutSession = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  about: AboutSession,
  session: string,
  context: QueryContext,
  afterRound: string | null = null,
): Promise<AnswerAbout> => {
  const { queries } = await records.open(context, session);
  if (!namesItsTree(about)) return queries[about](session);
  const answer = about === 'travellers' ? queries[about](session) : queries[about](session, afterRound);
  return { ...answer, tree: await treeOfAnswer(log, answer.position, seesEverything(context.principal)) };
};

/** Which rights last how long, and which of them are there at a moment. */
export const deadlinesOf = async (
  { views: records }: Pick<QuerySources, 'views'>,
  session: string,
  at: string | null,
  context: QueryContext,
): Promise<SessionAnswers['deadlines']> => (await records.open(context, session)).queries.deadlines(session, at);

/**
 * Where a number of a session, or of its stage, comes from.
 * @param afterRound as it was after this round; as it stands where null
 */
export const lineageOf = async (
  { views: records }: Pick<QuerySources, 'views'>,
  session: string,
  address: string,
  context: QueryContext,
  afterRound: string | null,
): Promise<SessionAnswers['lineage']> => {
  const { queries, policy } = await records.open(context, session);
  if (queries.stage(session).stage.some((one) => policy.hasWithheld(one.session.id))) {
    throw new QueryRefusal('BoardKept', problem('numbers-withheld'));
  }
  return queries.lineage(session, address, afterRound);
};

/** All events of a session itself with their words, from the ledger; those of its boards are not among them. */
export const sessionEvents = async (
  { log, views: records }: Pick<QuerySources, 'log' | 'views'>,
  session: string,
  context: QueryContext,
): Promise<Whole<SessionEventsAnswer>> => {
  const view = await records.open(context, session);
  const events = await sessionHistory(log, session, view);
  if (events.length === 0) throw new SessionUnknown(session, view.asOf ?? undefined);
  return { position: view.documents.position(), id: session, names: view.queries.names(session), events };
};

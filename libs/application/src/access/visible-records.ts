import { parseBoardStream } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { type Principal, seesEverything } from '@app/documents';
import type { Directory } from '../directory/directory';
import { type AsOf, wasRecorded } from '../answers/board-history';
import { scoredStages } from '../answers/scored-stages';
import { type SessionQueries, sessionQueries } from '../answers/session-queries';
import type { Documents, ReadModels } from '../read-models/read-models';
import { lruCache } from '../runtime/lru-cache';
import type { QueryContext } from './query-context';
import { documentsAt } from './documents-at';
import { momentIn } from './moment';
import { rankedDocuments, visibleDocuments } from './visible-documents';
import { type AccessPolicy, accessPolicy } from '../visibility/access-policy';

/** How far a caller may read the streams of the ledger itself. */
export interface ReadScope {
  readonly policy: AccessPolicy;
  /** The moment; null for now. */
  readonly asOf: AsOf | null;
  /** Up to which position streams may be read. */
  readonly upTo: number;
  /** Where an answer from streams is true, or behind their last event; -1 where that alone tells it. */
  readonly position: number;
}

/** The record as the caller may see it, at the moment of the query. */
export interface VisibleRecord extends ReadScope {
  /** The documents, without what is withheld from the caller. */
  readonly documents: Documents;
  /** Answers made from them; rankings only from boards that count in them for this caller (`AccessPolicy.ranking`). */
  readonly queries: SessionQueries;
}

/** Whether an event that was read from a stream is inside a scope. */
export const isIn = (event: RecordedEvent, { asOf, upTo }: Pick<ReadScope, 'asOf' | 'upTo'>): boolean =>
  event.position <= upTo && (asOf === null || wasRecorded(event, asOf));

/** Gives the record as a caller may see it. */
export interface VisibleRecords {
  /** Where only streams are read. Throws a `QueryRefusal` where the moment is none. */
  readonly scope: (context: Pick<QueryContext, 'principal' | 'asOf'>) => Promise<ReadScope>;
  /**
   * @param session the session of the query; null for the list of all
   * Throws a `QueryRefusal` where the moment is none.
   */
  readonly open: (context: Pick<QueryContext, 'principal' | 'asOf'>, session: string | null) => Promise<VisibleRecord>;
  /** Everything, as it stands: for callers who give commands, and for the software itself. */
  readonly everything: SessionQueries;
  /** What a caller may see now. */
  readonly policy: (principal: Principal) => AccessPolicy;
}

/** The last position that the caller may know of; an instant has none of its own. */
const positionOf = (asOf: AsOf | null, last: number): number => {
  if (asOf === null) return last;
  return 'position' in asOf ? Math.min(asOf.position, last) : -1;
};

/**
 * Answers as the caller sees them, with rankings from the documents that public rankings are made from; without the names
 * of withheld boards.
 */
const withRankings = (seen: SessionQueries, ranked: SessionQueries, { ofBoard }: AccessPolicy): SessionQueries => {
  const open = (id: string): boolean => {
    const board = parseBoardStream(id);
    return board !== null && ofBoard(board) === 'whole';
  };
  const rankingOf =
    (about: 'standings' | 'ownStandings') =>
    (id: string, afterRound?: string | null): ReturnType<SessionQueries['standings']> => {
      const answer = ranked[about](id, afterRound);
      const standings = {
        ...answer.standings,
        uncounted: answer.standings.uncounted.filter((one) => open(one.id)),
        provisional: answer.standings.provisional.filter(open),
      };
      return { ...answer, standings };
    };
  return { ...seen, standings: rankingOf('standings'), ownStandings: rankingOf('ownStandings') };
};

/** Of how many sessions at a moment the documents are remembered. */
const REMEMBERED = 8;

export const visibleRecords = (log: EventLog, models: ReadModels, directory: Directory): VisibleRecords => {
  const score = scoredStages();
  const scoreSeen = scoredStages();
  /** Apart from what is seen, since it is the same for all who are restricted. */
  const scoreRanked = scoredStages();
  const everything = sessionQueries(models, directory, score);
  const queriesOf = (source: Documents, seen: Documents, policy: AccessPolicy): SessionQueries => {
    if (seesEverything(policy.principal)) return source === models ? everything : sessionQueries(source, directory);
    const isNow = source === models;
    const own = sessionQueries(seen, directory, isNow ? scoreSeen : undefined);
    const ranked = rankedDocuments(source, policy);
    return withRankings(
      own,
      sessionQueries(ranked, directory, isNow ? scoreRanked : undefined, policy.ranking),
      policy,
    );
  };
  /** The documents at a position stay what they are: a list that is walked page by page asks for them each time. */
  const past = lruCache<Documents>(REMEMBERED);
  const sourceAt = async (asOf: AsOf, session: string | null): Promise<Documents> => {
    if (!('position' in asOf)) return documentsAt(log, models, session, asOf);
    const name = `${asOf.position} ${session ?? ''}`;
    const source = past.get(name) ?? (await documentsAt(log, models, session, asOf));
    past.put(name, source);
    return source;
  };
  const scope = async ({ principal, asOf: text }: Pick<QueryContext, 'principal' | 'asOf'>): Promise<ReadScope> => {
    const policy = accessPolicy(models, principal);
    const [upTo, last] = models.snapshot(() => {
      const position = models.position();
      return [position, seesEverything(principal) ? position : models.movedAt()] as const;
    });
    const asOf = await momentIn(log, text, models, policy);
    return { policy, asOf, upTo, position: positionOf(asOf, last) };
  };
  return {
    everything,
    policy: (principal) => accessPolicy(models, principal),
    scope,
    open: async (context, session) => {
      const read = await scope(context);
      const { policy, asOf } = read;
      const source: Documents = asOf ? await sourceAt(asOf, session) : models;
      const documents = seesEverything(policy.principal) ? source : visibleDocuments(source, policy);
      return { ...read, documents, queries: queriesOf(source, documents, policy) };
    },
  };
};

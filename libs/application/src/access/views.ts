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

/** How somebody looks at streams of the ledger itself. */
export interface Look {
  readonly policy: AccessPolicy;
  /** The moment; null for now. */
  readonly asOf: AsOf | null;
  /** Up to which position streams may be read. */
  readonly upTo: number;
  /** Where an answer from streams is true, or behind their last event; -1 where that alone tells it. */
  readonly position: number;
}

/** The record as somebody may see it, at the moment that is asked about. */
export interface View extends Look {
  /** The documents, without what is kept from the onlooker. */
  readonly documents: Documents;
  /** Answers made from them; rankings only from boards that count in them for this onlooker (`Sights.ranking`). */
  readonly queries: SessionQueries;
}

/** Whether an event read from a stream belongs to a view. */
export const isIn = (event: RecordedEvent, { asOf, upTo }: Pick<Look, 'asOf' | 'upTo'>): boolean =>
  event.position <= upTo && (asOf === null || wasRecorded(event, asOf));

/** Opens views of the record. */
export interface Views {
  /** Where only streams are read. Throws a `QueryRefusal` where the moment is none. */
  readonly look: (context: Pick<QueryContext, 'principal' | 'asOf'>) => Promise<Look>;
  /**
   * @param session the one that is asked about; null for the list of all
   * Throws a `QueryRefusal` where the moment is none.
   */
  readonly open: (context: Pick<QueryContext, 'principal' | 'asOf'>, session: string | null) => Promise<View>;
  /** Everything, as it stands: for who gives commands, and for the software itself. */
  readonly everything: SessionQueries;
  /** What somebody sees now. */
  readonly policy: (principal: Principal) => AccessPolicy;
}

/** Of a position that somebody asks about the last that he may know of; an instant has none of its own. */
const positionOf = (asOf: AsOf | null, last: number): number => {
  if (asOf === null) return last;
  return 'position' in asOf ? Math.min(asOf.position, last) : -1;
};

/**
 * Answers as an onlooker sees them, with rankings from the documents that these are made from for it; without the names
 * of withheld boards.
 */
const withRankings = (seen: SessionQueries, ranked: SessionQueries, { ofBoard }: AccessPolicy): SessionQueries => {
  const open = (id: string): boolean => {
    const board = parseBoardStream(id);
    return board !== null && ofBoard(board) === 'whole';
  };
  const rankingOf =
    (about: 'standings' | 'ownStandings') =>
    (id: string): ReturnType<SessionQueries['standings']> => {
      const answer = ranked[about](id);
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

export const views = (log: EventLog, models: ReadModels, directory: Directory): Views => {
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
  const look = async ({ principal, asOf: text }: Pick<QueryContext, 'principal' | 'asOf'>): Promise<Look> => {
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
    look,
    open: async (context, session) => {
      const looked = await look(context);
      const { policy, asOf } = looked;
      const source: Documents = asOf ? await sourceAt(asOf, session) : models;
      const documents = seesEverything(policy.principal) ? source : visibleDocuments(source, policy);
      return { ...looked, documents, queries: queriesOf(source, documents, policy) };
    },
  };
};

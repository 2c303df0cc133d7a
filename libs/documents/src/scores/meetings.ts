import { sameList } from '@app/bridge';
import type { BoardDoc } from '../projections/boards';
import { type ScoringContext, matchOfRound } from '../scoring-context';

/** The name of the match where boards say no round: there is only one. */
const ONLY_MATCH = '1';

/** All boards that two contestants have against each other in a match. */
export interface Meeting {
  readonly match: string;
  readonly section: string;
  readonly docs: readonly BoardDoc[];
}

export const inOrder = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** Boards in one order, whatever order their documents came in. */
const byTable = (one: BoardDoc, other: BoardDoc): number =>
  inOrder(one.table, other.table) || one.board - other.board || inOrder(one.id, other.id);

/** The match that each round belongs to: several rounds may be its halves. */
const matchesByRound = ({ session }: ScoringContext): ReadonlyMap<string | null, string> =>
  new Map(session.rounds.map((one) => [one.round, matchOfRound(one)]));

/** The name of the match that a board belongs to. */
export const matchOfBoards = (scoringContext: ScoringContext): ((doc: BoardDoc) => string) => {
  const byRound = matchesByRound(scoringContext);
  return ({ round }) => byRound.get(round) ?? round ?? ONLY_MATCH;
};

/** The boards of a session, match by match: who has met whom, in which round. */
export const meetings = (docs: readonly BoardDoc[], scoringContext: ScoringContext): readonly Meeting[] => {
  const matchOf = matchOfBoards(scoringContext);
  const found = new Map<string, { match: string; section: string; docs: BoardDoc[] }>();
  for (const doc of docs) {
    const match = matchOf(doc);
    const key = [doc.section, match, ...[doc.contestants.NS, doc.contestants.EW].sort()].join('/');
    const known = found.get(key);
    if (known) known.docs.push(doc);
    else found.set(key, { match, section: doc.section, docs: [doc] });
  }
  return [...found].map(([key, meeting]) => ({
    ...meeting,
    docs: sameList(scoringContext, `match ${key}`, meeting.docs.sort(byTable)),
  }));
};

import { SIDES } from '@app/bridge';
import { isMatchForm } from '@app/contract';
import { type SessionDoc, playingFor, retainedOf } from '@app/session';
import { type BoardDoc, lastAttempts } from '../projections/boards';
import { matchOfRound, scoringContextOf } from '../scoring-context';
import { isMissing } from './board-attempts';
import { matchesCounted } from './half-matches';
import { scoredAt } from './second-play';
import type { SessionWithBoards } from './session-with-boards';
import { outcomesOf } from './side-results';

/** Two contestants against each other in a match, whatever its halves and its rooms. */
export interface ScheduledMatch {
  readonly match: string;
  readonly teams: readonly [string, string];
}

/** The matches that are scheduled in a session, each once. */
export const scheduledMatches = ({ rounds }: Pick<SessionDoc, 'rounds'>): readonly ScheduledMatch[] => {
  const found = new Map<string, ScheduledMatch>();
  for (const round of rounds) {
    for (const { NS, EW } of round.tables) {
      const match = matchOfRound(round);
      const key = [match, ...[NS, EW].sort()].join('/');
      if (!found.has(key)) found.set(key, { match, teams: [NS, EW] });
    }
  }
  return [...found.values()];
};

export const hasOutcome = (doc: BoardDoc): boolean => !isMissing(outcomesOf(doc));

/** A board that nobody will come back to: played, not to be played, decided, or taken out. */
const isDone = (session: SessionDoc, doc: BoardDoc | undefined, table: string, board: number): boolean =>
  (doc !== undefined && (doc.result !== null || doc.adjusted !== null)) ||
  retainedOf(session, 'BoardWithdrawn').some(
    ({ data }) => data.board === board && (data.tables?.includes(table) ?? true),
  );

/**
 * Whether a match was played: to its end, every board of it as scheduled, or where none are scheduled, at all. One that
 * was broken off was not (DBf 216E1, 202C2d), nor one that a team did not come to.
 */
export const isPlayed = ({ session, boards }: SessionWithBoards, { match, teams }: ScheduledMatch): boolean => {
  const isReported = retainedOf(session, 'MatchNotPlayed').some(
    ({ data }) => data.match === match && data.contestants.every((one) => teams.includes(one)),
  );
  if (isReported) return false;
  const rounds = session.rounds.filter((round) => matchOfRound(round) === match);
  const names = new Set(rounds.map(({ round }) => round));
  const docs = lastAttempts(boards).filter(
    ({ round, contestants }) =>
      SIDES.every((side) => teams.includes(contestants[side])) &&
      (round !== null && names.size > 0 ? names.has(round) : match === (round ?? match)),
  );
  const tables = rounds.flatMap((round) =>
    round.tables.filter(({ NS, EW }) => teams.includes(NS) && teams.includes(EW)),
  );
  if (!docs.some(hasOutcome)) return false;
  return tables.every(({ table, boards: numbers }) =>
    numbers.every((board) =>
      isDone(
        session,
        docs.find((doc) => doc.table === table && doc.board === board),
        table,
        board,
      ),
    ),
  );
};

/** Matches or boards that somebody was to play, and has played. */
export interface Counted {
  readonly scheduled: number;
  readonly played: number;
}

const boardsOf = ({ session, boards }: SessionWithBoards, contestant: string, place: ReadonlySet<string>): Counted => {
  const who = playingFor(session);
  const tables = session.rounds.flatMap((round) => round.tables).filter(({ NS, EW }) => place.has(NS) || place.has(EW));
  return {
    scheduled: tables.reduce((count, table) => count + table.boards.length, 0),
    played: lastAttempts(boards).filter((doc) => {
      const outcomes = outcomesOf(doc);
      return SIDES.some((side) => outcomes[side].kind !== 'missing' && who(scoredAt(doc), side).includes(contestant));
    }).length,
  };
};

const matchesOf = (own: SessionWithBoards, contestant: string, place: ReadonlySet<string>): Counted => {
  const matches = scheduledMatches(own.session);
  const scoringContext = scoringContextOf(own.session);
  const toPlay = matches.filter(({ teams }) => teams.some((team) => place.has(team)));
  const played = matches.filter((match) => match.teams.includes(contestant) && isPlayed(own, match));
  return { scheduled: matchesCounted(scoringContext, toPlay), played: matchesCounted(scoringContext, played) };
};

/**
 * What a contestant was to play in a session, and has: matches of teams, else boards.
 * @param place everybody who has played in the contestant's place, itself included: what they were to play is one
 */
export const countedIn = (own: SessionWithBoards, contestant: string, place: ReadonlySet<string>): Counted =>
  isMatchForm(own.session.scoring) ? matchesOf(own, contestant, place) : boardsOf(own, contestant, place);

import { type Message, remembered } from '@app/bridge';
import type { MatchScoring } from '@app/contract';
import {
  type ComparedMatch,
  type EightComparison,
  type Elsewhere,
  type MatchForm,
  type MatchScore,
  type Team,
  type Traced,
  added,
  lessPenalties,
  levelsOf,
  matchRules,
  scoreComparedMatch,
  scoringValue,
  notCounted,
} from '@app/scoring';
import { matchPenalties } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import type { Uncounted } from './board-attempts';
import { elsewhereFor, hasArtificial } from './elsewhere';
import { isHalfMatch } from './half-matches';
import {
  type BoardOfMatch,
  type ScoredMatch,
  type TablesOfBoard,
  asComparedBoard,
  boardsOfMatch,
  tablesOf,
} from './match-boards';
import { pattonIn, victoryPointsOf } from './match-victory-points';
import { totalPointsOfBoards } from './total-points';
import { type Meeting, inOrder, meetings } from './meetings';
import { teamsOfEightIn } from '@app/session';
import { type ScoringContext, matchOfRound } from '../scoring-context';

/** A match of two teams over its boards, in one round or in several (its halves). */
export interface TeamMatch extends ScoredMatch {
  readonly match: string;
  readonly section: string;
  readonly rounds: readonly string[];
  readonly docs: readonly BoardDoc[];
  /**
   * IMPs, or points of board-a-match, of each team, less what was deducted from them: in a knock-out the IMPs that it has
   * won, so that what is carried over and deducted stands beside them; else won less lost. By Patton with total points
   * these.
   */
  readonly points: Readonly<Record<Team, Traced>>;
  /** The same boards by 2-1-0, where both count (Patton); else null. */
  readonly byBoards: ScoredMatch | null;
  /** One of the two that a team has in a triangle, by the conditions. */
  readonly isHalf: boolean;
  /** Null where the session is not scored by them. */
  readonly victoryPoints: Readonly<Record<Team, Traced>> | null;
  /** Boards of a room that count for nobody, or not yet. */
  readonly uncounted: readonly Uncounted[];
}

/** The home team: North-South at the first table of the match, as it was scheduled, or by name (DBf 231A1). */
const homeOf = ({ match, docs }: Meeting, { session }: ScoringContext): string => {
  const [table] = docs;
  if (!table) return '';
  const both = [table.contestants.NS, table.contestants.EW];
  const scheduled = session.rounds
    .filter((round) => matchOfRound(round) === match)
    .flatMap(({ tables }) => tables.filter(({ NS, EW }) => both.includes(NS) && both.includes(EW)));
  return scheduled[0]?.NS ?? table.contestants.NS;
};

export const formOfMatch = (scoring: MatchScoring, { stage }: ScoringContext): MatchForm => {
  if (scoring === 'board-a-match') return 'board-a-match';
  return scoring === 'team-vp' && stage?.form !== 'knock-out' ? 'vp-match' : 'knock-out';
};

const TEAMS: readonly Team[] = ['home', 'away'];
const byTeam = <T>(valueOf: (team: Team) => T): Readonly<Record<Team, T>> => ({
  home: valueOf('home'),
  away: valueOf('away'),
});

/** A further table where a team sits in the same direction is one of teams of eight: the conditions do not have them, or not so many. */
const whyNotPlaced = (doc: BoardDoc, docs: readonly BoardDoc[], ofEight: EightComparison | null): Message => {
  const other = docs.find(
    ({ table, round, board, contestants }) =>
      table !== doc.table && round === doc.round && board === doc.board && contestants.NS === doc.contestants.NS,
  );
  if (ofEight !== null) return notCounted('more-than-four-tables');
  return other ? notCounted('teams-of-eight', { table: other.table }) : notCounted('team-has-the-board');
};

/** Why a table has nothing: none of its comparisons has a result, or one of the tables it is compared with has none. */
const whyNothing = (doc: BoardDoc, { comparisons }: BoardOfMatch): Message | null => {
  const own = comparisons.filter(({ open, closed }) => open === doc || closed === doc);
  if (own.some(({ points }) => points.kind === 'scored')) return null;
  const first = own.flatMap(({ points }) => (points.kind === 'scored' ? [] : [points.why]))[0];
  return first ?? notCounted('nothing-to-compare-with');
};

const uncountedIn = (
  { docs }: Meeting,
  boards: readonly BoardOfMatch[],
  ofEight: EightComparison | null,
): readonly Uncounted[] => {
  const placed = new Set(boards.flatMap(tablesOf));
  return [
    ...boards.flatMap((board) =>
      tablesOf(board).flatMap((doc) => {
        const why = whyNothing(doc, board);
        return why ? [{ id: doc.id, why }] : [];
      }),
    ),
    ...docs.flatMap((doc) => (placed.has(doc) ? [] : [{ id: doc.id, why: whyNotPlaced(doc, docs, ofEight) }])),
  ];
};

/** The IMPs that a team has won, board by board: what the one wins the other loses. */
const wonBy = ({ boards }: MatchScore, team: Team): Traced =>
  added(
    'imps-won',
    boards.flatMap((board) => (board.kind === 'scored' && board[team].value.num > 0n ? [board[team]] : [])),
    'L78B',
  );

/** The boards of a match with what they are worth. */
const withPoints = (tables: readonly TablesOfBoard[], score: ComparedMatch): readonly BoardOfMatch[] =>
  tables.map((table, index): BoardOfMatch => {
    const { board, rooms, compared } = table;
    const asScored = asComparedBoard(table).comparisons;
    return {
      board,
      rooms,
      comparisons: compared.flatMap((two, place) => {
        const [own, points] = [asScored[place], score.comparisons[index]?.[place]];
        return own && points ? [{ ...two, board: own, points }] : [];
      }),
      points: score.boards[index] ?? { kind: 'not-scored', id: '', why: notCounted('no-result') },
    };
  });

/** A match by one measure: its boards, and what they come to. */
const scoredBy = (
  form: MatchForm,
  tables: readonly TablesOfBoard[],
  teams: Readonly<Record<Team, string>>,
  { profile, reading, stage }: ScoringContext,
  elsewhere?: Elsewhere,
): ScoredMatch => {
  const own = matchRules(profile, form, reading);
  // Only in a knock-out do results that do not balance become one for both (12C4).
  const rules = { ...own, balanced: stage?.form === 'knock-out' && own.balanced };
  const levels = levelsOf(profile, form === 'board-a-match' ? 'grades-board-a-match' : 'grades-imps-match', reading);
  const others = scoringValue(profile, 'other-boards', reading);
  const score = scoreComparedMatch(tables.map(asComparedBoard), { rules, levels, others }, elsewhere);
  return { teams, boards: withPoints(tables, score), score };
};

/** What a match has from the others of its session, by either measure. */
interface FromOthers {
  readonly elsewhere: Elsewhere;
  readonly elsewhereByBoards: Elsewhere | undefined;
}

/** A match from the boards that two teams have against each other. */
const matchFrom = (
  meeting: Meeting,
  scoring: MatchScoring,
  scoringContext: ScoringContext,
  fromOthers?: FromOthers,
): TeamMatch => {
  const home = homeOf(meeting, scoringContext);
  const [first] = meeting.docs;
  const away = first ? (first.contestants.NS === home ? first.contestants.EW : first.contestants.NS) : '';
  const teams = { home, away };
  const ofEight = teamsOfEightIn(scoringContext.session);
  const patton = pattonIn(scoringContext);
  const tables = boardsOfMatch({ match: meeting.match, teams, docs: meeting.docs, ofEight }, scoringContext);
  const form = formOfMatch(scoring, scoringContext);
  const { boards, score } = scoredBy(form, tables, teams, scoringContext, fromOthers?.elsewhere);
  const byBoards =
    patton === null ? null : scoredBy('board-a-match', tables, teams, scoringContext, fromOthers?.elsewhereByBoards);
  const penalties = byTeam((team) => matchPenalties(scoringContext.session, teams[team], meeting.match));
  const isKnockOut = scoringContext.stage?.form === 'knock-out';
  const total = patton === 'total-points' ? totalPointsOfBoards(boards) : null;
  const points = byTeam((team) => {
    const imps = isKnockOut ? wonBy(score, team) : score[team];
    return lessPenalties(total ? total[team] : imps, penalties[team]);
  });
  const ofBoards = byBoards && byTeam((team) => byBoards.score[team]);
  const isHalf = isHalfMatch(scoringContext, meeting.match, [home, away]);
  const inVictoryPoints =
    scoring === 'team-vp' ? victoryPointsOf({ score, points, penalties, ofBoards, isHalf }, scoringContext) : null;
  const isOffTheScale = scoring === 'team-vp' && score.counted > 0 && !inVictoryPoints;
  return {
    match: meeting.match,
    section: meeting.section,
    rounds: [...new Set(meeting.docs.flatMap(({ round }) => round ?? []))],
    teams,
    docs: meeting.docs,
    boards,
    score,
    byBoards,
    isHalf,
    points,
    victoryPoints: inVictoryPoints,
    uncounted: [
      ...uncountedIn(meeting, boards, ofEight),
      ...(isOffTheScale
        ? [{ id: `match ${meeting.match}`, why: notCounted('no-scale', { boards: score.counted }) }]
        : []),
    ],
  };
};

const matchOf = remembered(
  (docs: readonly BoardDoc[], match: string, section: string, scoring: MatchScoring, scoringContext: ScoringContext) =>
    matchFrom({ match, section, docs }, scoring, scoringContext),
);

/** With artificial scores as all matches of the session make them, where they are one session (12C2c). */
const asOneSession = (
  matches: readonly TeamMatch[],
  scoring: MatchScoring,
  scoringContext: ScoringContext,
): readonly TeamMatch[] => {
  const { profile, reading } = scoringContext;
  if (matches.length < 2 || scoringValue(profile, 'session-of-teams', reading) === 'match') return matches;
  return matches.map((match) => {
    if (!hasArtificial(match)) return match;
    const others = matches.filter((other) => other !== match);
    const byBoards = others.flatMap((other) => other.byBoards ?? []);
    return matchFrom(match, scoring, scoringContext, {
      elsewhere: elsewhereFor(match, others),
      elsewhereByBoards: match.byBoards ? elsewhereFor(match, byBoards) : undefined,
    });
  });
};

/** All matches of a session, in the order of their names. */
export const matchesOf = (
  docs: readonly BoardDoc[],
  scoring: MatchScoring,
  scoringContext: ScoringContext,
): readonly TeamMatch[] => {
  const alone = meetings(docs, scoringContext).map(({ match, section, docs: own }) =>
    matchOf(own, match, section, scoring, scoringContext),
  );
  return asOneSession(alone, scoring, scoringContext).toSorted(
    (one, other) => inOrder(one.match, other.match) || inOrder(one.teams.home, other.teams.home),
  );
};

/** The side of a match that a contestant is. */
export const teamIn = ({ teams }: TeamMatch, contestant: string): Team | null =>
  TEAMS.find((team) => teams[team] === contestant) ?? null;

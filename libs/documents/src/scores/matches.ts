import { type Message, remembered } from '@app/bridge';
import type { MatchScoring } from '@app/contract';
import {
  type Elsewhere,
  type ImposedPenalty,
  type MatchForm,
  type MatchScore,
  type Team,
  type Traced,
  added,
  lessPenalties,
  levelsOf,
  matchRules,
  matchVictoryPoints,
  scoreMatch,
  scoringValue,
  notCounted,
  victoryPoints,
} from '@app/scoring';
import { matchPenalties } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import type { Uncounted } from './board-attempts';
import { elsewhereFor, hasArtificial } from './elsewhere';
import { type BoardOfMatch, type ScoredMatch, asMatchBoard, boardsOfMatch } from './match-boards';
import { type Meeting, inOrder, meetings } from './meetings';
import { type ScoringContext, scaleFor } from '../scoring-context';

/** A match of two teams over its boards, in one round or in several (its halves). */
export interface TeamMatch extends ScoredMatch {
  readonly match: string;
  readonly section: string;
  readonly rounds: readonly string[];
  readonly docs: readonly BoardDoc[];
  /**
   * IMPs, or points of board-a-match, of each team, less what was deducted from them: in a knock-out the IMPs that it has
   * won, so that what is carried over and deducted stands beside them; else won less lost.
   */
  readonly points: Readonly<Record<Team, Traced>>;
  /** Null where the session is not scored by them. */
  readonly victoryPoints: Readonly<Record<Team, Traced>> | null;
  /** Boards of a room that count for nobody, or not yet. */
  readonly uncounted: readonly Uncounted[];
}

/** The home team: North-South at the first table of the match, as it was scheduled, or by name (DBf 231A1). */
const homeOf = ({ docs }: Meeting, { session }: ScoringContext): string => {
  const scheduled = session.rounds.flatMap(({ round, tables }) =>
    tables.filter(({ table }) => docs.some((doc) => doc.round === round && doc.table === table)),
  );
  const [first] = scheduled;
  const [table] = docs;
  return first?.NS ?? table?.contestants.NS ?? '';
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

/** A second table of the round where a team sits in the same direction is one of teams of eight, which are not scored yet. */
const whyNotPlaced = (doc: BoardDoc, docs: readonly BoardDoc[]): Message => {
  const other = docs.find(
    ({ table, round, board, contestants }) =>
      table !== doc.table && round === doc.round && board === doc.board && contestants.NS === doc.contestants.NS,
  );
  return other ? notCounted('teams-of-eight', { table: other.table }) : notCounted('team-has-the-board');
};

const uncountedIn = ({ docs }: Meeting, boards: readonly BoardOfMatch[]): readonly Uncounted[] => {
  const placed = new Set(boards.flatMap(({ open, closed }) => [open, closed]));
  return [
    ...boards.flatMap(({ open, closed, points }) =>
      points.kind === 'scored' ? [] : [open, closed].flatMap((doc) => (doc ? [{ id: doc.id, why: points.why }] : [])),
    ),
    ...docs.flatMap((doc) => (placed.has(doc) ? [] : [{ id: doc.id, why: whyNotPlaced(doc, docs) }])),
  ];
};

/** The IMPs that a team has won, board by board: what the one wins the other loses. */
const wonBy = ({ boards }: MatchScore, team: Team): Traced =>
  added(
    'imps-won',
    boards.flatMap((board) => (board.kind === 'scored' && board[team].value.num > 0n ? [board[team]] : [])),
    'L78B',
  );

/** A match from the boards that two teams have against each other. */
const matchFrom = (
  meeting: Meeting,
  scoring: MatchScoring,
  scoringContext: ScoringContext,
  elsewhere?: Elsewhere,
): TeamMatch => {
  const { profile, reading } = scoringContext;
  const home = homeOf(meeting, scoringContext);
  const [first] = meeting.docs;
  const away = first ? (first.contestants.NS === home ? first.contestants.EW : first.contestants.NS) : '';
  const teams = { home, away };
  const rooms = boardsOfMatch(meeting.docs, home);
  const form = formOfMatch(scoring, scoringContext);
  const levels = levelsOf(profile, form === 'board-a-match' ? 'grades-board-a-match' : 'grades-imps-match', reading);
  const { balanced } = matchRules(profile, form, reading);
  const isKnockOut = scoringContext.stage?.form === 'knock-out';
  // Only in a knock-out do results that do not balance become one for both (12C4).
  const rules = { ...matchRules(profile, form, reading), balanced: isKnockOut && balanced };
  const others = scoringValue(profile, 'other-boards', reading);
  const score = scoreMatch(rooms.map(asMatchBoard), { rules, levels, others }, elsewhere);
  const penalties = byTeam((team) => matchPenalties(scoringContext.session, teams[team], meeting.match));
  const points = byTeam((team) => lessPenalties(isKnockOut ? wonBy(score, team) : score[team], penalties[team]));
  const boards = rooms.map((board, index): BoardOfMatch => ({
    ...board,
    points: score.boards[index] ?? { kind: 'not-scored', id: '', why: notCounted('no-result') },
  }));
  const inVictoryPoints = scoring === 'team-vp' ? victoryPointsOf(score, points, penalties, scoringContext) : null;
  const isOffTheScale = scoring === 'team-vp' && score.counted > 0 && !inVictoryPoints;
  return {
    match: meeting.match,
    section: meeting.section,
    rounds: [...new Set(meeting.docs.flatMap(({ round }) => round ?? []))],
    teams,
    docs: meeting.docs,
    boards,
    score,
    points,
    victoryPoints: inVictoryPoints,
    uncounted: [
      ...uncountedIn(meeting, boards),
      ...(isOffTheScale
        ? [{ id: `match ${meeting.match}`, why: notCounted('no-scale', { boards: score.counted }) }]
        : []),
    ],
  };
};

/** A team that was fined has the victory points of what is left of its IMPs; its opponents have what they had. */
const victoryPointsOf = (
  score: MatchScore,
  points: TeamMatch['points'],
  penalties: Readonly<Record<Team, readonly ImposedPenalty[]>>,
  scoringContext: ScoringContext,
): TeamMatch['victoryPoints'] => {
  const scale = scaleFor(scoringContext, score.counted);
  if (!scale || score.counted === 0) return null;
  const plain = matchVictoryPoints(score, scale);
  return byTeam((team) =>
    penalties[team].length === 0 ? plain[team] : victoryPoints(scale, points[team], score.counted),
  );
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
    return matchFrom(match, scoring, scoringContext, elsewhereFor(match, others));
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

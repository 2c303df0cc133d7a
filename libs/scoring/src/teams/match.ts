import { type AwardValue, type Levels, faceValue } from '../artificial/awards';
import { type ContestantSession, type OtherBoards, settle } from '../artificial/settle';
import { type Traced, added } from '../derivation/traced';
import { rational } from '../rational';
import { type VictoryPointScale, bothVictoryPoints, victoryPoints } from '../victory-points/victory-points';
import {
  type MatchBoard,
  type MatchBoardPoints,
  type MatchRules,
  type Team,
  awardsIn,
  matchBoard,
  matchTotal,
} from './match-board';

export interface MatchSettings {
  readonly rules: MatchRules;
  /** What artificial scores are worth, and what they are raised or lowered by. */
  readonly levels: Levels;
  readonly others: OtherBoards;
}

/** A match as it stands: boards with a result or without, and the totals of those with one. */
export interface MatchScore {
  readonly boards: readonly MatchBoardPoints[];
  readonly home: Traced;
  readonly away: Traced;
  /** Boards that count: what the scale of victory points goes by when boards were cancelled (DBf 202B1). */
  readonly counted: number;
}

const TEAMS: readonly Team[] = ['home', 'away'];

/** What a team has from the boards of a match: those with a result, and artificial scores. */
export const boardsOfTeam = (
  boards: readonly MatchBoard[],
  scored: readonly MatchBoardPoints[],
  team: Team,
): ContestantSession => {
  // With an artificial score in either room each of them is half of the board.
  const awards = boards.flatMap((board) => {
    const own = awardsIn(board, team);
    return own.map(({ source, award }) => ({ id: source, award, weight: rational(1, own.length) }));
  });
  const ids = new Set(boards.flatMap((board) => (awardsIn(board, team).length > 0 ? [board.id] : [])));
  const played = scored.flatMap((board) =>
    board.kind === 'scored' && !ids.has(board.id) ? [{ points: board[team], weight: rational(1) }] : [],
  );
  return { played, awards };
};

/** What each team has from other matches that count as one session with this one (12C2c). */
export type Elsewhere = Readonly<Record<Team, ContestantSession>>;

const NOTHING: ContestantSession = { played: [], awards: [] };

/** The match is the session (DBf X12B1). */
export const NOWHERE: Elsewhere = { home: NOTHING, away: NOTHING };

/** All boards of a match: scored with artificial scores at their face value, then as the session makes them (12C2c). */
export const scoreMatch = (
  boards: readonly MatchBoard[],
  { rules, levels, others }: MatchSettings,
  elsewhere: Elsewhere = NOWHERE,
): MatchScore => {
  const scoreWith = (awards: AwardValue): readonly MatchBoardPoints[] =>
    boards.map((board) => matchBoard(board, { ...rules, awards }));
  const face = scoreWith(faceValue(levels));
  const isArtificial = boards.some((board) => TEAMS.some((team) => awardsIn(board, team).length > 0));
  const settledFor = (team: Team) => {
    const own = boardsOfTeam(boards, face, team);
    const { played, awards } = elsewhere[team];
    return settle({ played: [...own.played, ...played], awards: [...own.awards, ...awards] }, levels, others);
  };
  const values = isArtificial ? { home: settledFor('home'), away: settledFor('away') } : null;
  const scored = values
    ? scoreWith((id, award, whose) => (whose === 'away' ? values.away : values.home)(id, award))
    : face;
  return {
    boards: scored,
    home: matchTotal(scored, 'home'),
    away: matchTotal(scored, 'away'),
    counted: scored.filter(({ kind }) => kind === 'scored').length,
  };
};

/**
 * The victory points of both teams. Where results do not balance each team has the points of its own IMPs: what the
 * one has gained by an artificial score the other has not lost.
 */
export const matchVictoryPoints = (
  { home, away, counted }: MatchScore,
  scale: VictoryPointScale,
): { readonly home: Traced; readonly away: Traced } => {
  const balance = added('both-teams', [home, away]);
  if (balance.value.num === 0n) return bothVictoryPoints(scale, home, counted);
  return { home: victoryPoints(scale, home, counted), away: victoryPoints(scale, away, counted) };
};

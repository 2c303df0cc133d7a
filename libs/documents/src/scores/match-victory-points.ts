import {
  type ImposedPenalty,
  type MatchScore,
  type Team,
  type Traced,
  added,
  given,
  matchVictoryPoints,
  multiplied,
  pattonPoints,
  rational,
  scoringParameter,
  victoryPoints,
  victoryPointsOfTotal,
} from '@app/scoring';
import { type ScoringContext, boardsOnScale, scaleFor } from '../scoring-context';

type ByTeam<T> = Readonly<Record<Team, T>>;

/** What the victory points of a match are made from. */
export interface MatchPoints {
  readonly score: MatchScore;
  /** IMPs, or total points where Patton goes by them, less what was deducted. */
  readonly points: ByTeam<Traced>;
  readonly penalties: ByTeam<readonly ImposedPenalty[]>;
  /** Points of the boards, where the match is one by Patton. */
  readonly ofBoards: ByTeam<Traced> | null;
  /** One of the two that a team has in a triangle. */
  readonly isHalf: boolean;
}

/** Of IMPs. A team that was fined has the victory points of what is left; its opponents have what they had. */
const ofImps = ({ score, points, penalties }: MatchPoints, scoringContext: ScoringContext): ByTeam<Traced> | null => {
  const boards = boardsOnScale(scoringContext, score.counted);
  const scale = scaleFor(scoringContext, boards);
  if (!scale) return null;
  const plain = matchVictoryPoints({ ...score, counted: boards }, scale);
  const of = (team: Team): Traced => {
    const own = penalties[team].length === 0 ? plain[team] : victoryPoints(scale, points[team], boards);
    return boards === score.counted ? own : added('victory-points-by-twice-the-boards', [own], 'EBU WB 3.1.4');
  };
  return { home: of('home'), away: of('away') };
};

/** Of total points; null where the tables of the conditions end before so many boards. */
const ofTotal = ({ score, points }: MatchPoints, { conditions }: ScoringContext): ByTeam<Traced> | null => {
  const tables = conditions?.totalPoints ?? [];
  return tables.some(({ boards }) => boards >= score.counted)
    ? victoryPointsOfTotal(tables, points, score.counted)
    : null;
};

/** How the matches of a session are scored by Patton; null where they are not. */
export const pattonIn = ({ profile, reading, session }: ScoringContext) =>
  session.scoring === 'team-vp' ? (scoringParameter(profile, 'patton', reading)?.value ?? null) : null;

const HALF = given(rational(1, 2), 'half');

/** Half of the points of a match: what a half-match is worth (EBU White Book 3.4: 10-0 on a scale of 20-0). */
export const halved = (points: Traced): Traced => multiplied('half-a-match', [points, HALF], 'conditions; L78D');

/** The victory points of both teams; null before a board counts, and where no scale reaches so far. */
export const victoryPointsOf = (match: MatchPoints, scoringContext: ScoringContext): ByTeam<Traced> | null => {
  if (match.score.counted === 0) return null;
  const whole =
    pattonIn(scoringContext) === 'total-points' ? ofTotal(match, scoringContext) : ofImps(match, scoringContext);
  if (!whole) return null;
  const own = match.isHalf ? { home: halved(whole.home), away: halved(whole.away) } : whole;
  return match.ofBoards ? pattonPoints(match.ofBoards, own) : own;
};

import type { Message } from '@app/bridge';
import {
  type MatchRecord,
  type Traced,
  type WalkOver,
  ZERO,
  compare,
  given,
  multiplied,
  over,
  rational,
  scoringParameter,
  sum,
  tableFor,
  notCounted,
  walkOverDbf,
  walkOverFsb,
} from '@app/scoring';
import { isHalfMatch, isSameMatch } from './half-matches';
import { halved, pattonIn } from './match-victory-points';
import { type TeamMatch, teamIn } from './matches';
import type { ScoredSession } from './scored-session';
import { type ScoringContext, boardsOnScale, matchOfRound, scaleFor } from '../scoring-context';
import { type NotPlayed, unplayedReports } from './unplayed-reports';

/** What a contestant has from a match that was not played. */
interface UnplayedMatch {
  readonly session: string;
  readonly match: string;
  readonly contestant: string;
  readonly points: Traced;
  /** For the tie-breaks. */
  readonly record: MatchRecord;
}

export interface UnplayedMatches {
  readonly counted: readonly UnplayedMatch[];
  /** What the regulations and conditions give no score for. */
  readonly uncounted: readonly { readonly id: string; readonly why: Message }[];
  /** Who has lost a match of a knock-out by not coming, and so is in no ranking. */
  readonly absent: readonly { readonly contestant: string; readonly why: Message }[];
}

/** The matches of the session itself, and of all sessions of the stage. */
interface Matches {
  readonly own: readonly TeamMatch[];
  readonly all: readonly TeamMatch[];
}

/** A team against itself alone: a bye is a match that nobody lost. */
const record = (teams: readonly [string, string], scores: WalkOver): MatchRecord => ({
  teams,
  points: [scores.winner.points.value, scores.loser.points.value],
  imps: [scores.winner.imps, scores.loser.imps],
});

const boardsOf = ({ session, stage }: ScoringContext, match: string): number => {
  if (stage?.match) return stage.match.boards;
  const rounds = session.rounds.filter((round) => matchOfRound(round) === match);
  const perRound = rounds.map(({ tables }) => Math.max(0, ...tables.map(({ boards }) => boards.length)));
  return perRound.reduce((total, boards) => total + boards, 0);
};

const TWO = given(rational(2), 'two');

/** As of a whole match, so that averages are of matches. */
const asWhole = (points: Traced, { isHalf }: TeamMatch): Traced =>
  isHalf ? multiplied('twice-half-a-match', [points, TWO]) : points;

const pointsOf = (matches: readonly TeamMatch[], contestant: string): readonly Traced[] =>
  matches.flatMap((match) => {
    const team = teamIn(match, contestant);
    return team && match.victoryPoints ? [asWhole(match.victoryPoints[team], match)] : [];
  });

/** What these teams have got against one that did not come; all that have met it where none are named. */
const againstIt = (matches: readonly TeamMatch[], contestant: string, only?: readonly string[]): readonly Traced[] =>
  matches.flatMap((match) => {
    const team = teamIn(match, contestant);
    const other = team === 'home' ? 'away' : 'home';
    const counts = team && match.victoryPoints && (only?.includes(match.teams[other]) ?? true);
    return counts ? [asWhole(match.victoryPoints[other], match)] : [];
  });

/**
 * The teams next above and next below, by the mean of the matches that they have played: so it does not depend on what
 * is being worked out (FSB 109A).
 */
const neighbours = (matches: readonly TeamMatch[], contestant: string, absent: string): readonly string[] => {
  const teams = [...new Set(matches.flatMap(({ teams: { home, away } }) => [home, away]))].filter(
    (team) => team !== absent,
  );
  const means = new Map(
    teams.map((team) => {
      const points = pointsOf(matches, team).map(({ value }) => value);
      return [team, points.length === 0 ? ZERO : over(sum(points), rational(points.length))];
    }),
  );
  const inOrder = teams.sort().sort((one, other) => compare(means.get(other) ?? ZERO, means.get(one) ?? ZERO));
  const at = inOrder.indexOf(contestant);
  return at < 0 ? [] : inOrder.filter((_, index) => Math.abs(index - at) === 1);
};

/** What the regulations say that a match is worth which one team did not come to; null where they say nothing. */
const walkOver = (
  report: NotPlayed,
  winner: string,
  { own, all }: Matches,
  scoringContext: ScoringContext,
): WalkOver | null => {
  const rule = scoringParameter(scoringContext.profile, 'walk-over', scoringContext.reading)?.value;
  const { match, absent, excusable, annulled, event } = report;
  const boards = boardsOnScale(scoringContext, boardsOf(scoringContext, match));
  const scale = scaleFor(scoringContext, boards);
  // The texts have a match of victory points in mind, not one whose boards count beside them.
  if (!rule || scale?.kind !== 'tables' || pattonIn(scoringContext) !== null) return null;
  const begun = own.find(
    (one) => one.match === match && teamIn(one, winner) && (absent === null || teamIn(one, absent) !== null),
  );
  const played = all.filter((one) => one !== begun);
  const facts = { table: tableFor(scale.tables, boards), own: pointsOf(played, winner), sources: [event] };
  switch (rule) {
    case 'fsb-109A':
      return walkOverFsb({
        ...facts,
        others: absent === null ? [] : againstIt(played, absent, neighbours(played, winner, absent)),
      });
    case 'dbf-202C': {
      const team = begun && teamIn(begun, winner);
      const own = team && begun.victoryPoints?.[team];
      const asPlayed = own ? asWhole(own, begun) : null;
      return walkOverDbf({
        ...facts,
        others: absent === null ? [] : againstIt(played, absent),
        excusable,
        asPlayed: annulled ? null : asPlayed,
      });
    }
  }
};

const counted = (
  { session }: ScoringContext,
  match: string,
  teams: readonly [string, string],
  scores: WalkOver,
): UnplayedMatches => {
  const own = { session: session.id, match, record: record(teams, scores) };
  const [winner, loser] = teams;
  return {
    counted: [
      { ...own, contestant: winner, points: scores.winner.points },
      ...(loser === '' ? [] : [{ ...own, contestant: loser, points: scores.loser.points }]),
    ],
    uncounted: [],
    absent: [],
  };
};

/** A bye: what the regulations say of it, else as against a team that is missing (FSB 96B; DBf 202C). */
const bye = (
  report: NotPlayed,
  contestant: string,
  matches: Matches,
  scoringContext: ScoringContext,
): UnplayedMatches => {
  const fixed = scoringParameter(scoringContext.profile, 'vp-of-a-bye', scoringContext.reading);
  const { match, event } = report;
  if (fixed) {
    const points = given(fixed.value, 'bye', [event], fixed.reference);
    const none = { points: given(ZERO, 'nobody'), imps: ZERO };
    return counted(scoringContext, match, [contestant, ''], { winner: { points, imps: ZERO }, loser: none });
  }
  const scores = walkOver(report, contestant, matches, scoringContext);
  return scores ? counted(scoringContext, match, [contestant, ''], scores) : nothing(match);
};

const nothing = (match: string): UnplayedMatches => ({
  counted: [],
  uncounted: [{ id: `match ${match}`, why: notCounted('worth-unknown') }],
  absent: [],
});

const unplayed = (report: NotPlayed, scoringContext: ScoringContext, matches: Matches): UnplayedMatches => {
  const { match, contestants, absent, event } = report;
  const [first, second] = contestants;
  if (first !== undefined && second === undefined) return bye(report, first, matches, scoringContext);
  const winner = contestants.find((contestant) => contestant !== absent);
  if (absent === null || winner === undefined) return nothing(match);
  if (scoringContext.stage?.form === 'knock-out') return wonByComing(scoringContext, match, [winner, absent], event);
  const scores = walkOver(report, winner, matches, scoringContext);
  if (!scores) return nothing(match);
  const isHalf = isHalfMatch(scoringContext, match, contestants);
  return counted(scoringContext, match, [winner, absent], isHalf ? ofHalf(scores) : scores);
};

/** Of a half-match, half of what a match is worth. */
const ofHalf = ({ winner, loser }: WalkOver): WalkOver => {
  const half = ({ points, imps }: WalkOver['winner']) => ({ points: halved(points), imps: over(imps, rational(2)) });
  return { winner: half(winner), loser: half(loser) };
};

/** In a knock-out the team that came wins, without a board (DBf 202C, 212A3b). */
const wonByComing = (
  scoringContext: ScoringContext,
  match: string,
  teams: readonly [string, string],
  event: string,
): UnplayedMatches => {
  const points = given(ZERO, 'the-others-did-not-come', [event], 'DBf 202C');
  const { counted: both } = counted(scoringContext, match, teams, {
    winner: { points, imps: ZERO },
    loser: { points, imps: ZERO },
  });
  const [winner, absent] = teams;
  return {
    counted: both.filter(({ contestant }) => contestant === winner),
    uncounted: [],
    absent: [{ contestant: absent, why: notCounted('did-not-come', { match, paragraph: { paragraph: 'DBf 202C' } }) }],
  };
};

const isAnnulledMatch = ({ annulled }: ScoredSession, { teams }: TeamMatch): boolean =>
  annulled.has(teams.home) || annulled.has(teams.away);

/**
 * Matches that were not played, or not to their end, over all sessions of a stage (DBf 202C, 216E2a, FSB 109A): the
 * averages that they depend on are those of the matches that were.
 */
export const unplayedMatches = (sessions: readonly ScoredSession[]): UnplayedMatches => {
  const all = sessions.flatMap((scored) => scored.matches.filter((match) => !isAnnulledMatch(scored, match)));
  const unplayedIn = sessions.flatMap((scored) => {
    const { scoringContext, matches } = scored;
    return scoringContext.session.scoring === 'team-vp' || scoringContext.stage?.form === 'knock-out'
      ? unplayedReports(scored).map((report) => unplayed(report, scoringContext, { own: matches, all }))
      : [];
  });
  return {
    counted: unplayedIn.flatMap((one) => one.counted),
    uncounted: unplayedIn.flatMap((one) => one.uncounted),
    absent: unplayedIn.flatMap((one) => one.absent),
  };
};

/** The matches of a session that count as they were played: one that has a score of its own does not, although begun. */
export const playedMatches = (
  { scoringContext, matches }: ScoredSession,
  { counted: without }: UnplayedMatches,
): readonly TeamMatch[] =>
  matches.filter(
    (match) =>
      match.score.counted > 0 &&
      !without.some(
        ({ session, match: name, record: { teams } }) =>
          session === scoringContext.session.id &&
          name === match.match &&
          isSameMatch(
            scoringContext,
            name,
            teams.filter((team) => team !== ''),
            [match.teams.home, match.teams.away],
          ),
      ),
  );

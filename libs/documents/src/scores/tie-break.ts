import { isMatchForm } from '@app/contract';
import {
  type Criterion,
  type MatchBoardPoints,
  type MatchRecord,
  type PairBoard,
  type Rational,
  type Team,
  ZERO,
  compare,
  criteriaFor,
  lotsDrawn,
  minus,
  negated,
  over,
  rational,
  scoringParameter,
  sum,
} from '@app/scoring';
import { eventPenalties } from '../penalties/in-force';
import { retainedOf } from '@app/session';
import type { TeamMatch } from './matches';
import { countedShares } from './field-scores';
import { isInVictoryPoints } from '../scoring-context';
import { knockOutCriteria } from './knock-out';
import { pairMatches } from './pair-matches';
import type { ScoredSession } from './scored-session';
import { type UnplayedMatches, playedMatches } from './walk-overs';

const TWO = rational(2);
const NO_POINTS = [ZERO, ZERO] as const;

/** Boards of pairs as the tie-breaks see them: points from the average, and whom they were played against. */
const pairBoards = (sessions: readonly ScoredSession[]): readonly PairBoard[] =>
  sessions.flatMap(({ fields, scoringContext: { session } }, index) => {
    const rounds = [...new Set(fields.flatMap(({ docs }) => docs.map(({ round }) => round ?? '')))];
    return fields.flatMap(({ docs, points: all }) => {
      const byId = new Map(docs.map((doc) => [doc.id, doc]));
      return countedShares(all).flatMap(({ contestant, points }): readonly PairBoard[] => {
        const doc = byId.get(points.id);
        if (!doc) return [];
        const average = points.top ? over(points.top, TWO) : rational(0);
        return [
          {
            pair: contestant,
            opponents: doc.contestants[points.direction === 'NS' ? 'EW' : 'NS'],
            round: 1000 * index + rounds.indexOf(doc.round ?? ''),
            board: `${session.id}/${doc.section}/${doc.board}/${points.direction}`,
            centred: minus(points.points.value, average),
          },
        ];
      });
    });
  });

type Scored = Extract<MatchBoardPoints, { kind: 'scored' }>;

const OTHER: Readonly<Record<Team, Team>> = { home: 'away', away: 'home' };

/** The board is won by the team that has more of it, in IMPs or in points of board-a-match. */
const isWonBy = (board: Scored, team: Team): boolean => compare(board[team].value, board[OTHER[team]].value) > 0;

/** IMPs that a team has won, board by board: what the one wins the other loses. */
const impsOf = (boards: readonly Scored[], team: Team): Rational =>
  sum(boards.flatMap((board) => (board[team].value.num > 0n ? [board[team].value] : [])));

const recordOf = ({ teams, points, victoryPoints, score }: TeamMatch): MatchRecord => {
  const worth = victoryPoints ?? points;
  const boards = score.boards.flatMap((board) => (board.kind === 'scored' ? [board] : []));
  const won = (team: Team): Rational => rational(boards.filter((board) => isWonBy(board, team)).length);
  return {
    teams: [teams.home, teams.away],
    points: [worth.home.value, worth.away.value],
    imps: [impsOf(boards, 'home'), impsOf(boards, 'away')],
    boardsWon: [won('home'), won('away')],
  };
};

/** Matches of pairs: both have been in it, each with its own victory points; no IMPs are won from each other. */
const recordsOfPairs = (scored: ScoredSession): readonly MatchRecord[] =>
  pairMatches(scored).flatMap(({ match, contestant, opponents, victoryPoints }): readonly MatchRecord[] => {
    const theirs = pairMatches(scored).find((one) => one.match === match && one.contestant === opponents);
    if (contestant > opponents && theirs) return [];
    const points = [victoryPoints?.value ?? ZERO, theirs?.victoryPoints?.value ?? ZERO] as const;
    return [{ teams: [contestant, opponents], points, imps: NO_POINTS }];
  });

/** The matches of a stage as the tie-breaks see them. */
const matchRecords = (sessions: readonly ScoredSession[], unplayed: UnplayedMatches): readonly MatchRecord[] => [
  ...sessions.flatMap((session) => playedMatches(session, unplayed)).map(recordOf),
  ...sessions.flatMap(recordsOfPairs),
  ...new Set(unplayed.counted.map(({ record }) => record)),
];

/** IMPs that came off those of the whole event: they move nothing but the quotient (FSB 109D). */
const finedInImps = (sessions: readonly ScoredSession[]): readonly MatchRecord[] =>
  sessions.flatMap(({ scoringContext: { session } }) =>
    session.contestants.flatMap(({ contestant }) =>
      eventPenalties(session, contestant).map(({ amount }): MatchRecord => ({
        teams: [contestant, ''],
        points: NO_POINTS,
        imps: [negated(amount.value), ZERO],
      })),
    ),
  );

/** Whether all have met each other equally often: then the mutual matches tell (DBf 221A), else the opponents (221B). */
const isRoundRobin = (records: readonly MatchRecord[]): boolean => {
  const teams = [...new Set(records.flatMap(({ teams: both }) => both))].filter((team) => team !== '');
  const meetings = new Map<string, number>();
  for (const { teams: both } of records) {
    const key = [...both].sort().join('/');
    meetings.set(key, (meetings.get(key) ?? 0) + 1);
  }
  const pairs = (teams.length * (teams.length - 1)) / 2;
  return meetings.size === pairs && new Set(meetings.values()).size === 1;
};

/**
 * What tells tied contestants apart, the first criterion first: that of the regulations for the form of the stage, and
 * in the end the lots that were drawn. None where the regulations and the Laws have none.
 */
export const tieBreakCriteria = (
  sessions: readonly ScoredSession[],
  unplayed: UnplayedMatches,
): readonly Criterion<string>[] => {
  const [first] = sessions;
  if (!first) return [];
  const { profile, reading, session, stage } = first.scoringContext;
  const lots = lotsDrawn(
    sessions.flatMap(({ scoringContext }) =>
      retainedOf(scoringContext.session, 'LotsDrawn').map(({ data }) => data.contestants),
    ),
  );
  if (!isMatchForm(session.scoring) && !isInVictoryPoints(first.scoringContext)) {
    const rule = scoringParameter(profile, 'tie-break-pairs', reading);
    return rule ? [...criteriaFor(rule.value, { boards: pairBoards(sessions) }), lots] : [lots];
  }
  if (stage?.form === 'knock-out') {
    const carried = new Set(
      sessions.flatMap(({ scoringContext }) =>
        retainedOf(scoringContext.session, 'CarryOverSet').map(({ data }) => data.contestant),
      ),
    );
    const matches = sessions.flatMap((one) => one.matches);
    const isDecided = (scoringParameter(profile, 'tie-break-knock-out', reading)?.value ?? null) !== null;
    const criteria = isDecided ? knockOutCriteria(matches, (contestant) => carried.has(contestant)) : [];
    return [...criteria, lots];
  }
  const matches = matchRecords(sessions, unplayed);
  const isSwiss = stage === null || stage.form === 'field' ? !isRoundRobin(matches) : stage.form === 'swiss';
  const rule = scoringParameter(profile, isSwiss ? 'tie-break-swiss' : 'tie-break-round-robin', reading);
  return rule ? [...criteriaFor(rule.value, { matches: [...matches, ...finedInImps(sessions)] }), lots] : [lots];
};

/** Places that have to be told apart (DBf 223A, FSB 95); in matches all of them, elsewhere those the conditions name. */
export const isTieBreakNeeded =
  ({ scoringContext }: ScoredSession) =>
  (first: number, last: number): boolean => {
    const { session, stage } = scoringContext;
    const needed = stage?.ties?.needed;
    if (needed) return needed.some((place) => first <= place && place <= last);
    return isMatchForm(session.scoring) || isInVictoryPoints(scoringContext) || stage?.ties !== undefined;
  };

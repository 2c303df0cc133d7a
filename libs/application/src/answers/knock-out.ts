import type { KnockOutView } from '@app/contract';
import { message } from '@app/bridge';
import {
  type Rational,
  type Team,
  ZERO,
  compare,
  criterionCode,
  knockOutResult,
  minus,
  numberCode,
  plus,
  scoringParameter,
  toDecimal,
} from '@app/scoring';
import { type StageStandings, type TeamMatch, scoringContextOf, totalPointsOf } from '@app/documents';
import type { SessionDoc } from '@app/session';
import { plannedBoards } from './planned-matches';

/** What is carried over into the match, as the home team sees it; recorded for the team that takes it. */
const carriedOver = ({ carriedOver: carried }: StageStandings, { teams }: TeamMatch): Rational | null => {
  const [home, away] = [carried.get(teams.home)?.value, carried.get(teams.away)?.value];
  return home || away ? minus(home ?? ZERO, away ?? ZERO) : null;
};

/** All that a team has in the stage of a knock-out: IMPs won, less what was deducted, without what was carried over. */
const ownImps = ({ rankings, carriedOver: carried }: StageStandings, contestant: string): Rational => {
  const row = rankings.flatMap(({ rows }) => rows).find((one) => one.contestant === contestant);
  return row ? minus(row.total, carried.get(contestant)?.value ?? ZERO) : ZERO;
};

/** The team that a match fell to because the other did not come. */
const wonByComing = ({ unplayed }: StageStandings, { teams }: TeamMatch): Team | null => {
  const isAbsent = (team: Team) => unplayed.absent.some(({ contestant }) => contestant === teams[team]);
  if (isAbsent('home')) return 'away';
  return isAbsent('away') ? 'home' : null;
};

const isOver = (session: SessionDoc, match: TeamMatch): boolean => {
  const { home, away } = match.teams;
  const planned = plannedBoards(session, { match: match.match, teams: [home, away] });
  const isThrough = session.closed || (planned !== null && match.score.counted >= planned);
  return isThrough && match.boards.every(({ points }) => points.kind === 'scored');
};

/** That IMPs decide is printed beside what decides a level match, and else in the Laws. */
const rulesOf = (session: SessionDoc) => {
  const { profile, reading } = scoringContextOf(session);
  const whenLevel = scoringParameter(profile, 'tie-break-knock-out', reading)?.value ?? null;
  return { paragraph: whenLevel === 'dbf-222' ? 'DBf 201A1' : 'L78B', whenLevel };
};

/** Who is ahead in a match of a knock-out, or has won it, and by what (DBf 207A, 222). */
export const knockOutView = (stage: StageStandings, session: SessionDoc, match: TeamMatch): KnockOutView => {
  const imps = minus(ownImps(stage, match.teams.home), ownImps(stage, match.teams.away));
  const carried = carriedOver(stage, match);
  const points = totalPointsOf(match);
  const rules = rulesOf(session);
  const totalPoints = minus(points.home, points.away);
  const result = knockOutResult({ imps, carryOver: carried, totalPoints }, rules);
  const difference = plus(imps, carried ?? ZERO);
  const figures = {
    difference: toDecimal(difference, 2),
    carriedOver: carried && toDecimal(carried, 2),
    totalPoints: { home: toDecimal(points.home, 2), away: toDecimal(points.away, 2) },
  };
  const came = wonByComing(stage, match);
  if (came) {
    return {
      ...figures,
      status: 'won',
      ahead: came,
      by: message(numberCode('the-others-did-not-come')),
      paragraph: 'DBf 202C',
      extraBoards: 0,
    };
  }
  if (!isOver(session, match)) {
    const sign = compare(difference, ZERO);
    const ahead = sign === 0 ? null : sign > 0 ? 'home' : 'away';
    return {
      ...figures,
      status: 'in-play',
      ahead,
      by: ahead && message(criterionCode('imps')),
      paragraph: rules.paragraph,
      extraBoards: 0,
    };
  }
  const { paragraph } = result;
  return result.winner
    ? {
        ...figures,
        status: 'won',
        ahead: result.winner,
        by: message(criterionCode(result.by)),
        paragraph,
        extraBoards: 0,
      }
    : { ...figures, status: 'level', ahead: null, by: null, paragraph, extraBoards: result.extraBoards };
};

import type { BoardState, Differences, MatchWorth, Moved, TableWorth, Standings, StandingsRow } from '@app/contract';
import { bySide } from '@app/bridge';
import { type Team, type Traced, numberInWords } from '@app/scoring';
import { scoreInForce } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { pairMatches } from '../scores/pair-matches';
import { isInVictoryPoints } from '../scoring-context';
import type { ScoredSession } from '../scores/scored-session';
import { standingsView } from '../scores/standings';
import { tableScores } from '../scores/table-scores';
import { type Changed, changesBetween } from './changes';
import type { StageState } from './stage-state';

const rowsOf = (standings: Standings): ReadonlyMap<string, StandingsRow> =>
  new Map(standings.groups.flatMap((group) => group.rows).map((row) => [row.contestant, row]));

export const whatMoved = (before: Standings, after: Standings): readonly Moved[] => {
  const [earlier, later] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((contestant) => ({
      contestant,
      before: earlier.get(contestant) ?? null,
      after: later.get(contestant) ?? null,
    }))
    .filter((moved) => moved.before?.place !== moved.after?.place || moved.before?.total !== moved.after?.total);
};

/** What has become otherwise in the scores of a stage; standings over all its sessions. */
type ScoreChanges = Pick<Differences, 'boards' | 'scores' | 'matches' | 'rounds' | 'standings'>;

const boardStateOf = (doc: BoardDoc): BoardState => ({
  result: doc.result,
  adjusted: doc.adjusted,
  contestants: doc.contestants,
  confirmed: doc.confirmed,
  score: scoreInForce(doc, doc.result, doc.adjusted),
});

/** Only documents that are not the same objects are looked at. */
const boardChanges = (before: StageState, after: StageState): readonly Changed<BoardState>[] => {
  const [earlier, later] = [before, after].map(({ sessions }) => sessions.flatMap(({ boards }) => boards));
  const statesOf = (docs: readonly BoardDoc[] = [], others: readonly BoardDoc[] = []) => {
    const same = new Set(others);
    return new Map(docs.filter((doc) => !same.has(doc)).map((doc) => [doc.id, boardStateOf(doc)]));
  };
  return changesBetween(statesOf(earlier, later), statesOf(later, earlier));
};

const exactly = ({ value }: Traced): string => numberInWords(value);

const byTeam = ({ home, away }: Readonly<Record<Team, Traced>>): Readonly<Record<Team, string>> => ({
  home: exactly(home),
  away: exactly(away),
});

const worthOf = (scored: ScoredSession): readonly (readonly [string, TableWorth])[] =>
  tableScores(scored)
    .flat()
    .map(({ doc, points, why }) => [
      doc.id,
      {
        points: points && bySide((side) => points[side] && exactly(points[side])),
        why,
      },
    ]);

const matchesOf = ({ scoringContext: setting, matches }: ScoredSession): readonly (readonly [string, MatchWorth])[] =>
  matches.map(({ match, teams, points, victoryPoints }) => [
    `${setting.session.id}/${match}/${teams.home}-${teams.away}`,
    { teams, points: byTeam(points), victoryPoints: victoryPoints && byTeam(victoryPoints) },
  ]);

/** Rounds of multi-team, and matches of pairs that are ranked by victory points. */
const roundsOf = (scored: ScoredSession): readonly (readonly [string, string])[] => {
  const { id } = scored.scoringContext.session;
  return [
    ...scored.rounds.map(({ round, contestant, points }) => [`${id}/${round}/${contestant}`, exactly(points)] as const),
    ...pairMatches(scored).flatMap(({ match, contestant, victoryPoints }) =>
      victoryPoints ? [[`${id}/${match}/${contestant}`, exactly(victoryPoints)] as const] : [],
    ),
  ];
};

/** Without the fields that were not scored again: only in matches, and in rounds, does one reach another. */
const withoutSame = (scored: ScoredSession, other: ScoredSession | undefined): ScoredSession => {
  const isByMatch = scored.matches.length > 0 || scored.rounds.length > 0 || isInVictoryPoints(scored.scoringContext);
  if (!other || isByMatch) return scored;
  const same = new Set(other.fields);
  return { ...scored, fields: scored.fields.filter((field) => !same.has(field)) };
};

/** Every score, match and place that has become otherwise, and the boards that made it so. */
export const scoreChanges = (before: StageState, after: StageState): ScoreChanges => {
  const between = <T>(of: (scored: ScoredSession) => readonly (readonly [string, T])[]): readonly Changed<T>[] => {
    const [earlier, later] = [before.standings.sessions, after.standings.sessions];
    return changesBetween(
      new Map(earlier.flatMap((one, index) => of(withoutSame(one, later[index])))),
      new Map(later.flatMap((one, index) => of(withoutSame(one, earlier[index])))),
    );
  };
  return {
    boards: boardChanges(before, after),
    scores: between(worthOf),
    matches: between(matchesOf),
    rounds: between(roundsOf),
    standings: whatMoved(standingsView(before.standings), standingsView(after.standings)),
  };
};

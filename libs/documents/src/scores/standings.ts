import type { Standings, StandingsGroup, StandingsRow } from '@app/contract';
import { type Message, type Param, SIDES, isSide, message, remembered } from '@app/bridge';
import {
  type Rational,
  type Reason,
  type StandingRow,
  LOTS,
  ZERO,
  compare,
  criterionCode,
  decimalsOf,
  minus,
  numberInWords,
  over,
  placeInWords,
  plus,
  rational,
  sum,
  times,
  toDecimal,
} from '@app/scoring';
import { imposedPenalties } from '../penalties/in-force';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc } from '@app/session';
import { layersOf } from './layers';
import { uncountedPairMatches } from './pair-matches';
import { isInVictoryPoints } from '../scoring-context';
import type { ScoredSession } from './scored-session';
import { scoredStage } from './scored-stage';
import { withPenalties } from './entrants';
import { type StageStandings, stageStandings } from './stage-standings';

/** A quotient without anything lost is above every number. */
const valueParam = (value: readonly Rational[]): Param => ({
  list: value.map((one) => (one.den === 0n ? message('tie.nothing-lost') : { exact: numberInWords(one) })),
});

/** What placed a contestant among those with the same total: what it had, and what each of the others had. */
const tieBroken = ({ criterion, paragraph, among }: Reason<string>, contestant: string): Message => {
  if (paragraph === LOTS) {
    const drawn = among.toSorted((one, other) => compare(other.value[0] ?? ZERO, one.value[0] ?? ZERO));
    return message('tie.by-lot', { order: { list: drawn.map(({ entry }) => ({ contestant: entry })) } });
  }
  const own = among.find(({ entry }) => entry === contestant);
  const others = among.filter(({ entry }) => entry !== contestant);
  return message('tie.broken', {
    criterion: message(criterionCode(criterion)),
    own: valueParam(own?.value ?? []),
    others: {
      list: others.map(({ entry, value }) =>
        message('tie.of-contestant', { value: valueParam(value), contestant: { contestant: entry } }),
      ),
    },
    paragraph: { paragraph },
  });
};

const finedIn = remembered((stage: StageStandings) =>
  withPenalties(stage.sessions.map(({ scoringContext }) => scoringContext)),
);

const penaltySum = (stage: StageStandings, contestant: string): Rational =>
  sum(finedIn(stage).flatMap(({ session }) => imposedPenalties(session, contestant).map(({ amount }) => amount.value)));

interface Points {
  readonly points: Rational;
  readonly top: Rational;
  readonly boards: number;
  readonly matches: number | null;
}

/** What a contestant has over all sessions, less what was deducted in the same unit. */
const pointsOf = (stage: StageStandings, contestant: string): Points => {
  const own = stage.resultsOf(contestant);
  const deducted = finedIn(stage).flatMap(({ session }) =>
    imposedPenalties(session, contestant).flatMap(({ amount }) => (amount.unit === 'percent' ? [] : [amount.value])),
  );
  return {
    points: minus(sum(own.map(({ points }) => points.value)), sum(deducted)),
    top: own.reduce((total, { top }) => plus(total, top ?? ZERO), ZERO),
    boards: own.reduce((count, { boards }) => count + boards, 0),
    matches: own.some(({ matches }) => matches !== null)
      ? own.reduce((count, { matches }) => count + (matches ?? 0), 0)
      : null,
  };
};

/** Awards of the table that the stage has; null for who has none. */
const masterpointsIn = ({ masterpoints }: StageStandings, contestant: string): Pick<StandingsRow, 'masterpoints'> => {
  if (!masterpoints) return {};
  const { awards, table } = masterpoints;
  const award = awards.ok ? awards.value.get(contestant) : undefined;
  return { masterpoints: award ? toDecimal(award.value, decimalsOf(table)) : null };
};

const byWhichTable = ({ masterpoints }: StageStandings): Pick<Standings, 'masterpoints'> => {
  if (!masterpoints) return {};
  const { name, level, table, awards } = masterpoints;
  return {
    masterpoints: { table: name, level, reference: table.reference, why: awards.ok ? null : awards.error },
  };
};

const rowOf = (stage: StageStandings, row: StandingRow, most: Rational): StandingsRow => {
  const { contestant, total } = row;
  const { points, top, boards, matches } = pointsOf(stage, contestant);
  const isPart = top.num > 0n;
  const share = isPart ? over(points, top) : ZERO;
  const carried = stage.carriedOver.get(contestant);
  const deducted = penaltySum(stage, contestant);
  const percent = stage.measure === 'percent' ? total : times(share, rational(100));
  return {
    place: placeInWords(row),
    contestant,
    boards,
    total: toDecimal(stage.measure === 'percent' ? points : total, 2),
    percentage: isPart ? toDecimal(percent, 2) : null,
    factored: isPart ? toDecimal(times(share, most), 2) : null,
    matches,
    carriedOver: carried ? toDecimal(carried.value, 2) : null,
    penalties: deducted.num === 0n ? null : toDecimal(deducted, 2),
    ...masterpointsIn(stage, contestant),
    reasons: row.reasons.map((reason) => tieBroken(reason, contestant)),
  };
};

const withoutPlace = (stage: StageStandings, contestant: string, why: readonly Message[]): StandingsRow => ({
  place: '-',
  contestant,
  boards: 0,
  total: null,
  percentage: null,
  factored: null,
  matches: null,
  carriedOver: null,
  penalties: null,
  ...masterpointsIn(stage, contestant),
  reasons: why,
});

/** Contestants without a place, in the ranking that they would be in: the first, or that of their direction. */
const idleIn = (stage: StageStandings, ranking: string, isFirst: boolean): readonly StandingsRow[] => {
  const ranked = new Set(stage.rankings.flatMap(({ rows }) => rows.map(({ contestant }) => contestant)));
  const entered = stage.sessions.flatMap(({ scoringContext }) => scoringContext.session.contestants);
  const directionOf = new Map(entered.map(({ contestant, direction }) => [contestant, direction]));
  return [...stage.contestants.keys()]
    .filter((contestant) => !ranked.has(contestant))
    .filter((contestant) => (isSide(ranking) ? directionOf.get(contestant) === ranking : isFirst))
    .map((contestant) =>
      withoutPlace(
        stage,
        contestant,
        stage.unranked.filter((one) => one.contestant === contestant).map(({ why }) => why),
      ),
    );
};

/** North-South before East-West, everything else by name. */
const inOrder = (one: string, other: string): number =>
  isSide(one) && isSide(other)
    ? SIDES.indexOf(one) - SIDES.indexOf(other)
    : one.localeCompare(other, 'en', { numeric: true });

const groupsOf = (stage: StageStandings): readonly StandingsGroup[] => {
  const rankings = stage.rankings.length > 0 ? stage.rankings : [{ ranking: '', rows: [] }];
  const sided = rankings.toSorted((one, other) => inOrder(one.ranking, other.ranking));
  return sided.map(({ ranking, rows }, index) => {
    const tops = rows.map(({ contestant }) => pointsOf(stage, contestant).top);
    const most = tops.reduce((greatest, top) => (compare(top, greatest) > 0 ? top : greatest), ZERO);
    return {
      direction: isSide(ranking) ? ranking : null,
      ranking,
      rows: [...rows.map((row) => rowOf(stage, row, most)), ...idleIn(stage, ranking, index === 0)],
    };
  });
};

const provisionalIn = ({ fields, uncounted }: ScoredSession): readonly string[] => {
  const without = new Set(uncounted.map(({ id }) => id));
  return fields.flatMap(({ docs }) => docs.flatMap(({ id, confirmed }) => (confirmed || without.has(id) ? [] : [id])));
};

/** The standings of a stage as people read them. */
export const standingsView = (stage: StageStandings): Standings => {
  const sessions = stage.sessions.map(({ scoringContext }) => scoringContext.session);
  const last = sessions.at(-1);
  if (!last) throw new RangeError('a stage has a session');
  return {
    session: last.id,
    sessions: sessions.map(({ id }) => id),
    scoring: last.scoring,
    ...stage.published,
    measure: stage.sessions.some(({ scoringContext }) => isInVictoryPoints(scoringContext))
      ? 'victory-points'
      : stage.measure,
    ...byWhichTable(stage),
    groups: groupsOf(stage),
    layers: layersOf(stage),
    uncounted: [
      ...stage.sessions.flatMap(({ uncounted }) => uncounted),
      ...stage.sessions.flatMap(uncountedPairMatches),
      ...stage.unplayed.uncounted,
    ],
    provisional: stage.sessions.flatMap(provisionalIn),
  };
};

/** The standings of one session by itself. */
export const standingsOf = (session: SessionDoc, docs: readonly BoardDoc[]): Standings =>
  standingsView(stageStandings(scoredStage([{ session, boards: docs }])));

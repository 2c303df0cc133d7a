import type { LayerRankingView, StandingsLayer } from '@app/contract';
import { isSide } from '@app/bridge';
import {
  type HandicapUnit,
  type LayerRanking,
  type LayerRow,
  type Rational,
  type Traced,
  fromText,
  given,
  handicapped,
  layerRankingsBy,
  minus,
  placeInWords,
  strata,
  toDecimal,
} from '@app/scoring';
import { type Grade, correctedGrades } from '@app/session';
import type { StageStandings } from './stage-standings';
import { venuesOf } from './venues';

/** What a contestant has on record, and which event of which session says so. */
interface Graded {
  readonly value: string | null;
  readonly session: string;
  readonly revision: number | undefined;
}

/** What contestants were entered with, or corrected to, each in the last session that says so. */
const gradesIn = ({ sessions }: StageStandings, grade: Grade): ReadonlyMap<string, Graded> =>
  new Map(
    sessions.flatMap(({ scoringContext: { session } }) => {
      const corrected = correctedGrades(session, grade);
      return session.contestants.flatMap((one): readonly (readonly [string, Graded])[] => {
        const { contestant, [grade]: value } = one;
        const correction = corrected.get(contestant);
        if (correction) return [[contestant, { ...correction, session: session.id }] as const];
        const revision = session.handicapsAt?.[contestant];
        return value === undefined ? [] : [[contestant, { value, session: session.id, revision }] as const];
      });
    }),
  );

const handicapsIn = (stage: StageStandings): ((contestant: string) => Traced | null) => {
  const grades = gradesIn(stage, 'handicap');
  return (contestant) => {
    const found = grades.get(contestant);
    const value = found && found.value !== null ? fromText(found.value) : null;
    if (!found || !value) return null;
    const { session, revision } = found;
    return given(value, 'handicap', revision === undefined ? [] : [`session-${session}@${revision}`]);
  };
};

/** How much of what the handicap is given for counts for a contestant. */
const countFor = ({ resultsOf }: StageStandings, each: HandicapUnit, contestant: string): number => {
  const own = resultsOf(contestant);
  switch (each) {
    case 'total':
      return 1;
    case 'session':
      return own.length;
    case 'match':
      return own.reduce((count, { matches }) => count + (matches ?? 0), 0);
    case 'board':
      return own.reduce((count, { boards }) => count + boards, 0);
  }
};

/** The rankings with handicaps; null where the conditions have none. */
const withHandicaps = (stage: StageStandings): readonly LayerRanking[] | null => {
  const rules = stage.sessions[0]?.scoringContext.stage?.handicap;
  if (!rules) return null;
  return handicapped(stage.rankings, {
    ...rules,
    handicapOf: handicapsIn(stage),
    countOf: (contestant) => countFor(stage, rules.each, contestant),
  });
};

/** The rankings of strata; null where the conditions have none. */
const inStrata = (stage: StageStandings): readonly LayerRanking[] | null => {
  const rules = stage.sessions[0]?.scoringContext.stage?.strata;
  if (!rules) return null;
  const grades = gradesIn(stage, 'stratum');
  const stratumOf = (contestant: string): string | null => grades.get(contestant)?.value ?? null;
  return strata(stage.rankings, stratumOf, { order: rules.order, least: rules.least ?? 1 });
};

/** The rankings of venues; null where the stage is not played at several. */
const atVenues = ({ sessions, rankings }: StageStandings): readonly LayerRanking[] | null => {
  const venues = venuesOf(sessions);
  if (venues.size === 0) return null;
  return layerRankingsBy(rankings, (contestant) => venues.get(contestant)?.values().next().value);
};

/** The total of a contestant with its handicap, and how it comes about; null where it has none. */
export const totalWithHandicap = (stage: StageStandings, contestant: string): LayerRow | null =>
  (withHandicaps(stage) ?? []).flatMap(({ rows }) => rows).find((row) => row.contestant === contestant) ?? null;

type TotalOf = (contestant: string) => Rational | undefined;

const viewOf = ({ name, ranking, rows }: LayerRanking, without: TotalOf): LayerRankingView => ({
  name,
  direction: isSide(ranking) ? ranking : null,
  ranking,
  rows: rows.map((row) => {
    const base = without(row.contestant);
    return {
      place: placeInWords(row),
      contestant: row.contestant,
      total: toDecimal(row.total.value, 2),
      handicap: base ? toDecimal(minus(row.total.value, base), 2) : null,
      overall: placeInWords(row.base),
    };
  }),
});

/**
 * What the conditions lay over the standings of a stage: rankings of venues and of strata, and one with handicaps. The standings
 * themselves do not change.
 */
export const layersOf = (stage: StageStandings): readonly StandingsLayer[] => {
  const rules = stage.sessions[0]?.scoringContext.stage;
  const rows = stage.rankings.flatMap((one) => one.rows);
  const [byVenue, byStratum, byHandicap] = [atVenues(stage), inStrata(stage), withHandicaps(stage)];
  const layers: StandingsLayer[] = [];
  if (byVenue) {
    const rankings = byVenue.map((one) => viewOf(one, () => undefined));
    layers.push({ kind: 'venue', paragraph: null, rankings, without: [] });
  }
  if (byStratum) {
    const rankings = byStratum.map((one) => viewOf(one, () => undefined));
    layers.push({ kind: 'stratum', paragraph: rules?.strata?.paragraph ?? null, rankings, without: [] });
  }
  if (byHandicap) {
    const totals = new Map(rows.map(({ contestant, total }) => [contestant, total]));
    const known = new Set(byHandicap.flatMap((one) => one.rows.map(({ contestant }) => contestant)));
    layers.push({
      kind: 'handicap',
      paragraph: rules?.handicap?.paragraph ?? null,
      rankings: byHandicap.map((one) => viewOf(one, (contestant) => totals.get(contestant))),
      without: rows.flatMap(({ contestant }) => (known.has(contestant) ? [] : [contestant])),
    });
  }
  return layers;
};

import type { Edition } from '@app/bridge';
import { type Conditions, isMatchForm } from '@app/contract';
import { refusedConditions, scaleOf, scoringParameter, faultsOf, tableFrom } from '@app/scoring';
import { type ConditionsFault, fault } from './fault';
import { faultsOfLayers } from './layers';
import { faultsOfHalfMatches, faultsOfTeamsOfEight } from './matches-of-eight';
import { faultsOfMasterpoints } from './masterpoints';
import { faultsOfNumbers } from './numbers';
import { faultsOfPairsInVictoryPoints, usesScaleOfImps } from './pairs-in-victory-points';
import { scoringConditions } from './parameters';
import { faultsOfPatton } from './patton';
import { profileOf } from './profile';
import { faultsOfSimultaneous } from './simultaneous';
import { teamsOfEightIn } from './teams-of-eight';

type PrintedTable = NonNullable<Conditions['victoryPoints']>[number];

const POINTS = /^\d+(\.\d+)?-\d+(\.\d+)?$/;
const IMPS = /^\d+(-\d+|\+)$/;

const unreadable = (
  text: string,
  pattern: RegExp,
  path: string,
  example: 'points' | 'imps',
): readonly ConditionsFault[] =>
  text
    .split(' ')
    .filter((cell) => !pattern.test(cell))
    .slice(0, 1)
    .map((cell) => fault(path, 'not-written-like', { text: cell, example }));

const faultsOfTable = ({ boards, points, imps }: PrintedTable, path: string): readonly ConditionsFault[] => {
  const cells = [
    ...unreadable(points, POINTS, `${path}.points`, 'points'),
    ...unreadable(imps, IMPS, `${path}.imps`, 'imps'),
  ];
  if (cells.length > 0) return cells;
  const [given, ranges] = [points.split(' ').length, imps.split(' ').length];
  if (given !== ranges) return [fault(`${path}.imps`, 'differences-for-scores', { ranges, given })];
  return faultsOf(tableFrom(boards, points, imps)).map((what) => ({ path, what }));
};

/** What is wrong with the tables that conditions bring: they cannot be read, have gaps, or are there twice. */
const faultsOfTables = (tables: readonly PrintedTable[]): readonly ConditionsFault[] =>
  tables.flatMap((table, index) => {
    const path = `victoryPoints[${index}]`;
    const repeated = tables.findIndex(({ boards }) => boards === table.boards) !== index;
    return [
      ...(repeated ? [fault(`${path}.boards`, 'table-twice', { boards: table.boards })] : []),
      ...faultsOfTable(table, path),
    ];
  });

/** By what a session is played, where its conditions leave that open. */
interface PlayedBy {
  readonly laws?: Edition;
  readonly regulations?: string | null;
  /** The day, `'2026-02-01'`: parameters are those in force on it. */
  readonly date?: string | null;
}

const repeatedStages = ({ stages }: Conditions): readonly ConditionsFault[] =>
  stages.flatMap(({ stage }, index) =>
    stages.findIndex((one) => one.stage === stage) === index
      ? []
      : [fault(`stages[${index}].stage`, 'stage-twice', { stage })],
  );

const scoringOfForms = ({ contestants, stages }: Conditions): readonly ConditionsFault[] =>
  stages.flatMap(({ form, scoring }, index) => {
    const path = `stages[${index}].scoring`;
    const matches = isMatchForm(scoring);
    if (form === 'field' && matches) return [fault(path, 'for-matches-only', { scoring })];
    if (form !== 'field' && !matches) return [fault(path, 'for-field-only', { scoring, form })];
    if (matches && contestants !== 'team') return [fault(path, 'for-teams-only', { scoring, contestants })];
    return [];
  });

/** DBf 207A carries IMPs of a round robin into matches; what is carried comes from an earlier stage. */
const carriedOver = ({ stages }: Conditions): readonly ConditionsFault[] =>
  stages.flatMap(({ carryOver, form }, index) => {
    if (!carryOver) return [];
    const { from, by } = carryOver;
    const path = `stages[${index}].carryOver`;
    const source = stages.find(({ stage }) => stage === from);
    if (!source) return [fault(`${path}.from`, 'no-stage', { stage: from })];
    if (!stages.slice(0, index).includes(source)) return [fault(`${path}.from`, 'stage-not-before', { stage: from })];
    if (by === 'dbf-207A' && source.form !== 'round-robin') {
      return [fault(`${path}.by`, 'carry-over-by-207A', { stage: from })];
    }
    if (by === 'dbf-207A' && form !== 'knock-out') {
      return [fault(`${path}.by`, 'carry-over-into-matches')];
    }
    return [];
  });

const upsideDown = (path: string, span: { readonly least?: number; readonly most?: number } | undefined) =>
  span?.least !== undefined && span.most !== undefined && span.least > span.most
    ? [fault(path, 'least-above-most', { least: span.least, most: span.most })]
    : [];

const spans = ({ stages, players }: Conditions): readonly ConditionsFault[] => [
  ...stages.flatMap(({ entries }, index) => upsideDown(`stages[${index}].entries`, entries)),
  ...upsideDown('players.entered', players?.entered),
];

const governing = (conditions: Conditions, { laws, regulations, date }: PlayedBy) => ({
  laws: conditions.laws ?? laws ?? 'wbf-2017',
  regulations: conditions.regulations ?? regulations ?? null,
  date: date ?? null,
});

const profileFor = (conditions: Conditions, played: PlayedBy) => profileOf(governing(conditions, played));

const readingOf = ({ parameters }: Conditions, { date }: PlayedBy) => ({
  ...(date === undefined || date === null ? {} : { on: date }),
  conditions: parameters ? scoringConditions(parameters) : {},
});

const notLet = (conditions: Conditions, played: PlayedBy): readonly ConditionsFault[] => {
  const profile = profileFor(conditions, played);
  return refusedConditions(profile, readingOf(conditions, played)).map(({ name, paragraph }) =>
    fault(`parameters.${name}`, 'not-let', { regulations: profile.name, paragraph: { paragraph } }),
  );
};

/** Patton may go by total points in place of IMPs. */
const goesByImps = ({ parameters }: Conditions): boolean => parameters?.patton !== 'total-points';

/** The FSB names its scale and prints no table of it. */
const withoutTable = (conditions: Conditions, played: PlayedBy): readonly ConditionsFault[] => {
  const scale = scoringParameter(profileFor(conditions, played), 'vp-scale', readingOf(conditions, played));
  if (conditions.victoryPoints || scale?.value !== 'named-25-0' || !goesByImps(conditions)) return [];
  return conditions.stages.flatMap((stage, index) =>
    usesScaleOfImps(stage)
      ? [
          fault(`stages[${index}].scoring`, 'no-table-printed', {
            scoring: stage.scoring,
            paragraph: { paragraph: scale.reference },
          }),
        ]
      : [],
  );
};

/** For how many boards there is a table of victory points; null where the scale needs none. */
const longestTable = (conditions: Conditions, played: PlayedBy): number | null => {
  const { victoryPoints } = conditions;
  if (victoryPoints) return Math.max(...victoryPoints.map(({ boards }) => boards));
  const scale = scaleOf(profileFor(conditions, played), readingOf(conditions, played));
  return scale?.kind === 'tables' ? Math.max(...scale.tables.map(({ boards }) => boards)) : null;
};

/** DBf 202B2 takes the table of the next higher number of boards, and there is none above the last. */
const longerThanAnyTable = (conditions: Conditions, played: PlayedBy): readonly ConditionsFault[] => {
  const longest = longestTable(conditions, played);
  if (longest === null || !goesByImps(conditions)) return [];
  // Two comparisons of a board go by the scale for twice the boards (EBU White Book 3.1.4).
  const isTwice =
    !conditions.victoryPoints && teamsOfEightIn({ ...governing(conditions, played), conditions }) === 'direct';
  return conditions.stages.flatMap((stage, index) => {
    const { scoring, match, boardsARound } = stage;
    const ofMatch = match && (isTwice ? 2 * match.boards : match.boards);
    const [field, boards = 0] =
      scoring === 'team-vp' ? (['match.boards', ofMatch] as const) : (['boardsARound', boardsARound] as const);
    if (!usesScaleOfImps(stage) || boards <= longest) return [];
    return [fault(`stages[${index}].${field}`, 'no-table-for-boards', { boards: longest })];
  });
};

/**
 * What is wrong with conditions of contest beyond their shape.
 * @param played the edition, regulations and day of a session, for what the conditions do not say themselves
 * @returns for each fault its field, `'stages[1].carryOver.from'`, and what is wrong
 */
export const faultsOfConditions = (conditions: Conditions, played: PlayedBy = {}): readonly ConditionsFault[] => [
  ...repeatedStages(conditions),
  ...scoringOfForms(conditions),
  ...carriedOver(conditions),
  ...spans(conditions),
  ...faultsOfLayers(conditions),
  ...faultsOfSimultaneous(conditions),
  ...faultsOfNumbers(conditions),
  ...notLet(conditions, played),
  ...faultsOfTables(conditions.victoryPoints ?? []),
  ...withoutTable(conditions, played),
  ...longerThanAnyTable(conditions, played),
  ...faultsOfTeamsOfEight(conditions, governing(conditions, played)),
  ...faultsOfHalfMatches(conditions),
  ...faultsOfPatton(conditions, profileFor(conditions, played), readingOf(conditions, played)),
  ...faultsOfMasterpoints(conditions),
  ...faultsOfPairsInVictoryPoints(conditions, profileFor(conditions, played), readingOf(conditions, played)),
];

import type { Conditions } from '@app/contract';
import { type Reading, type ScoringProfile, faultsOf, scoringParameter, tableInTens } from '@app/scoring';
import { type ConditionsFault, fault } from './fault';

type TotalPointTable = NonNullable<Conditions['totalPoints']>[number];

const POINTS = /^\d+(\.\d+)?-\d+(\.\d+)?$/;
/** Scores are in tens, and so are the ends of a range. */
const DIFFERENCES = /^(0|\d+0)(-(0|\d+0)|\+)$/;

const faultsOfTable = (table: TotalPointTable, path: string): readonly ConditionsFault[] => {
  const [points, differences] = [table.points.split(' '), table.differences.split(' ')];
  const unreadable = [
    ...points
      .filter((cell) => !POINTS.test(cell))
      .map((text) => fault(`${path}.points`, 'not-written-like', { text, example: 'points' })),
    ...differences
      .filter((cell) => !DIFFERENCES.test(cell))
      .map((text) => fault(`${path}.differences`, 'not-written-like', { text, example: 'differences' })),
  ];
  const [first] = unreadable;
  if (first) return [first];
  if (points.length !== differences.length) {
    return [
      fault(`${path}.differences`, 'differences-for-scores', { ranges: differences.length, given: points.length }),
    ];
  }
  return faultsOf(tableInTens(table)).map((what) => ({ path, what }));
};

const faultsOfTables = (tables: readonly TotalPointTable[]): readonly ConditionsFault[] =>
  tables.flatMap((table, index) => {
    const path = `totalPoints[${index}]`;
    const isRepeated = tables.findIndex(({ boards }) => boards === table.boards) !== index;
    return [
      ...(isRepeated ? [fault(`${path}.boards`, 'table-twice', { boards: table.boards })] : []),
      ...faultsOfTable(table, path),
    ];
  });

const beyondTables = ({ stages, totalPoints = [] }: Conditions): readonly ConditionsFault[] => {
  const longest = Math.max(...totalPoints.map(({ boards }) => boards));
  return stages.flatMap(({ scoring, match }, index) =>
    scoring === 'team-vp' && match && match.boards > longest
      ? [fault(`stages[${index}].match.boards`, 'no-total-table-for-boards', { boards: longest })]
      : [],
  );
};

/** What is wrong with matches by Patton, and with the tables of total points that only they have. */
export const faultsOfPatton = (
  conditions: Conditions,
  profile: ScoringProfile,
  reading: Reading,
): readonly ConditionsFault[] => {
  const patton = scoringParameter(profile, 'patton', reading)?.value ?? null;
  const { stages, totalPoints } = conditions;
  const isInVictoryPoints = stages.some(({ scoring }) => scoring === 'team-vp');
  return [
    ...(patton !== null && !isInVictoryPoints ? [fault('parameters.patton', 'patton-in-victory-points')] : []),
    ...(patton === 'total-points' && !totalPoints ? [fault('parameters.patton', 'patton-needs-tables')] : []),
    ...(patton !== 'total-points' && totalPoints ? [fault('totalPoints', 'tables-without-patton')] : []),
    ...faultsOfTables(totalPoints ?? []),
    ...(patton === 'total-points' && totalPoints ? beyondTables(conditions) : []),
  ];
};

import type { Conditions } from '@app/contract';
import { type Reading, type ScoringProfile, isPairsForm, longestOf, percentScaleOf, scoringValue } from '@app/scoring';
import { type ConditionsFault, fault } from './fault';

type Stage = Conditions['stages'][number];

/** Whether a stage turns the IMPs of its matches into victory points. */
export const usesScaleOfImps = ({ scoring, measure }: Stage): boolean =>
  scoring === 'team-vp' ||
  scoring === 'multi-team' ||
  (measure === 'victory-points' && (scoring === 'cross-imps' || scoring === 'butler'));

const ofScale = (
  { scoring, boardsARound = 0 }: Stage,
  path: string,
  profile: ScoringProfile,
  reading: Reading,
): readonly ConditionsFault[] => {
  if (scoring !== 'matchpoints') {
    const isAdded = scoring === 'cross-imps' && scoringValue(profile, 'cross-imps-count', reading) === 'sum';
    return isAdded ? [fault('parameters.cross-imps-count', 'sum-on-a-scale')] : [];
  }
  const scale = percentScaleOf(profile, reading);
  if (!scale) return [fault('parameters.vp-scale-of-percent', 'no-scale-of-percent')];
  return boardsARound > longestOf(scale)
    ? [fault(`${path}.boardsARound`, 'no-table-for-boards', { boards: longestOf(scale) })]
    : [];
};

/** What does not go with a ranking by victory points, each for itself. */
const againstIt = (
  conditions: Conditions,
  stage: Stage,
  path: string,
  profile: ScoringProfile,
  reading: Reading,
): readonly ConditionsFault[] => {
  const { scoring } = stage;
  if (!isPairsForm(scoring)) return [fault(`${path}.measure`, 'not-by-victory-points', { scoring })];
  const { contestants } = conditions;
  return [
    ...(contestants === 'pair' ? [] : [fault(`${path}.measure`, 'victory-points-for-pairs', { contestants })]),
    ...(scoringValue(profile, 'comparison', reading) === 'manual'
      ? [fault('parameters.comparison', 'manual-on-a-scale')]
      : []),
    ...(reading.conditions?.['common-top'] === true ? [fault('parameters.common-top', 'common-top-on-a-scale')] : []),
    ...ofScale(stage, path, profile, reading),
  ];
};

/** A match is what two pairs play against each other: in other forms there is none that 12C2c could go by. */
const withoutMatch = ({ scoring, sessionFor12C2c }: Stage, path: string): readonly ConditionsFault[] =>
  sessionFor12C2c === 'match' && !isPairsForm(scoring)
    ? [fault(`${path}.sessionFor12C2c`, 'match-for-pairs', { scoring })]
    : [];

/** Tables of IMPs that no stage has any IMPs for. */
const tablesWithoutImps = ({ victoryPoints, stages }: Conditions): readonly ConditionsFault[] =>
  victoryPoints && stages.some(({ measure }) => measure === 'victory-points') && !stages.some(usesScaleOfImps)
    ? [fault('victoryPoints', 'tables-of-imps')]
    : [];

/** What is wrong with stages that rank pairs by the victory points of their matches. */
export const faultsOfPairsInVictoryPoints = (
  conditions: Conditions,
  profile: ScoringProfile,
  reading: Reading,
): readonly ConditionsFault[] => [
  ...conditions.stages.flatMap((stage, index) => {
    const path = `stages[${index}]`;
    const byPoints = stage.measure === 'victory-points';
    return [...(byPoints ? againstIt(conditions, stage, path, profile, reading) : []), ...withoutMatch(stage, path)];
  }),
  ...tablesWithoutImps(conditions),
];

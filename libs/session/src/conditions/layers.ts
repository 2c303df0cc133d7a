import { type Conditions, isMatchForm } from '@app/contract';
import { type ConditionsFault, fault } from './fault';

type Stage = Conditions['stages'][number];

const strataTwice = ({ strata }: Stage, path: string): readonly ConditionsFault[] =>
  (strata?.order ?? []).flatMap((stratum, index, all) =>
    all.indexOf(stratum) === index ? [] : [fault(`${path}.strata.order[${index}]`, 'stratum-twice', { stratum })],
  );

/** A percentage is one of all boards: a handicap for each of them would be added many times to one number. */
const handicapOfPart = ({ handicap, measure, scoring }: Stage, path: string): readonly ConditionsFault[] => {
  if (!handicap || handicap.each === 'total') return [];
  const { each } = handicap;
  const inPercent = measure === 'percent' || (measure === undefined && scoring === 'matchpoints');
  if (inPercent) return [fault(`${path}.handicap.each`, 'handicap-of-percent', { each })];
  const hasMatches = isMatchForm(scoring) || measure === 'victory-points' || scoring === 'multi-team';
  return each === 'match' && !hasMatches ? [fault(`${path}.handicap.each`, 'handicap-without-matches')] : [];
};

/** What is wrong with the layers that a stage lays over its standings. */
export const faultsOfLayers = ({ stages }: Conditions): readonly ConditionsFault[] =>
  stages.flatMap((stage, index) => {
    const path = `stages[${index}]`;
    return [...strataTwice(stage, path), ...handicapOfPart(stage, path)];
  });

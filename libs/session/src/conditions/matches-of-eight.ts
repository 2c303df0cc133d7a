import type { Conditions } from '@app/contract';
import { type ConditionsFault, fault } from './fault';
import { teamsOfEightIn } from './teams-of-eight';

type PlayedBy = Omit<Parameters<typeof teamsOfEightIn>[0], 'conditions'>;

/**
 * What is wrong with stages of teams of eight: no published scale turns the sum of four comparisons into victory points
 * that this program knows of, so the conditions bring the tables.
 */
export const faultsOfTeamsOfEight = (conditions: Conditions, played: PlayedBy): readonly ConditionsFault[] => {
  const how = teamsOfEightIn({ ...played, conditions });
  if (how === null) return [];
  const { stages, victoryPoints, parameters } = conditions;
  if (parameters?.patton === 'total-points') return [];
  return stages.flatMap(({ scoring }, index) =>
    scoring === 'team-vp' && how === 'cross-imps' && !victoryPoints
      ? [fault(`stages[${index}].scoring`, 'no-scale-of-cross-imps', { scoring })]
      : [],
  );
};

/** Half-matches are told from whole ones by the boards of a match. */
export const faultsOfHalfMatches = ({ stages, parameters }: Conditions): readonly ConditionsFault[] =>
  parameters?.['half-matches'] === undefined ||
  stages.some(({ scoring, match }) => scoring === 'team-vp' && match !== undefined)
    ? []
    : [fault('parameters.half-matches', 'half-matches-need-boards')];

import type { ConditionParameters, Conditions, Problem } from '@app/contract';
import { compare } from '@app/scoring';
import { exact } from './exact';
import { GRADES } from './parameters';

type Numbers = Pick<Conditions, 'parameters' | 'standardDeduction' | 'players'>;

const isBelow = (one: string, other: string): boolean => compare(exact(one), exact(other)) < 0;

/** What is rounded to, or deducted, is more than nothing. */
const ABOVE_ZERO = ['unit-matchpoints', 'unit-imps-in-vp-matches', 'unit-imps-butler', 'unit-imps'] as const;
const NOT_BELOW_ZERO = ['butler-trim', 'vp-of-a-bye'] as const;

const faultsOfParameters = (parameters: ConditionParameters): readonly Problem[] => {
  const path = (name: keyof ConditionParameters): string => `parameters.${name}`;
  return [
    ...ABOVE_ZERO.flatMap((name) => {
      const unit = parameters[name] ?? '1';
      return isBelow('0', unit) ? [] : [{ path: path(name), message: `a unit is more than 0, and not ${unit}` }];
    }),
    ...NOT_BELOW_ZERO.flatMap((name) => {
      const given = parameters[name] ?? '0';
      return isBelow(given, '0') ? [{ path: path(name), message: `${given} is less than 0` }] : [];
    }),
    ...GRADES.flatMap((name) => {
      const { plus, average, minus } = parameters[name] ?? { plus: '0', average: '0', minus: '0' };
      return isBelow(plus, average) || isBelow(average, minus)
        ? [{ path: path(name), message: `${plus}, ${average} and ${minus} do not go from plus to minus` }]
        : [];
    }),
  ];
};

/** Numbers that nothing can be worked out with, or that say nothing. */
export const faultsOfNumbers = ({ parameters, standardDeduction, players }: Numbers): readonly Problem[] => [
  ...faultsOfParameters(parameters ?? {}),
  ...(standardDeduction && !isBelow('0', standardDeduction.value)
    ? [
        {
          path: 'standardDeduction.value',
          message: `a deduction is more than 0, and not ${standardDeduction.value}`,
        },
      ]
    : []),
  ...(players?.rights && players.rights.boards === undefined && players.rights.rounds === undefined
    ? [{ path: 'players.rights', message: 'it is not said how much has to be played: boards, or rounds' }]
    : []),
];

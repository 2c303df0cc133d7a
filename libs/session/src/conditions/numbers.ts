import type { ConditionParameters, Conditions } from '@app/contract';
import { compare } from '@app/scoring';
import { exact } from './exact';
import { type ConditionsFault, fault } from './fault';
import { GRADES } from './parameters';

type Numbers = Pick<Conditions, 'parameters' | 'standardDeduction' | 'players'>;

const isBelow = (one: string, other: string): boolean => compare(exact(one), exact(other)) < 0;

/** What is rounded to, or deducted, is more than nothing. */
const ABOVE_ZERO = [
  'unit-matchpoints',
  'unit-imps-in-vp-matches',
  'unit-imps-butler',
  'unit-imps',
  'butler-datum-unit',
] as const;
const NOT_BELOW_ZERO = ['butler-trim', 'vp-of-a-bye'] as const;

const faultsOfParameters = (parameters: ConditionParameters): readonly ConditionsFault[] => {
  const path = (name: keyof ConditionParameters): string => `parameters.${name}`;
  return [
    ...ABOVE_ZERO.flatMap((name) => {
      const unit = parameters[name] ?? '1';
      return isBelow('0', unit) ? [] : [fault(path(name), 'unit-not-above-zero', { given: { exact: unit } })];
    }),
    ...NOT_BELOW_ZERO.flatMap((name) => {
      const given = parameters[name] ?? '0';
      return isBelow(given, '0') ? [fault(path(name), 'below-zero', { given: { exact: given } })] : [];
    }),
    ...GRADES.flatMap((name) => {
      const { plus, average, minus } = parameters[name] ?? { plus: '0', average: '0', minus: '0' };
      return isBelow(plus, average) || isBelow(average, minus)
        ? [
            fault(path(name), 'grades-out-of-order', {
              grades: { list: [plus, average, minus].map((one) => ({ exact: one })), joined: 'and' },
            }),
          ]
        : [];
    }),
  ];
};

/** Numbers that nothing can be worked out with, or that say nothing. */
export const faultsOfNumbers = ({ parameters, standardDeduction, players }: Numbers): readonly ConditionsFault[] => [
  ...faultsOfParameters(parameters ?? {}),
  ...(standardDeduction && !isBelow('0', standardDeduction.value)
    ? [fault('standardDeduction.value', 'deduction-not-above-zero', { given: { exact: standardDeduction.value } })]
    : []),
  ...(players?.rights && players.rights.boards === undefined && players.rights.rounds === undefined
    ? [fault('players.rights', 'no-rights')]
    : []),
];

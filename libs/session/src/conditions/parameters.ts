import type { ConditionGrades, ConditionParameters } from '@app/contract';
import type { Grades, Scaling, ScoringConditions } from '@app/scoring';
import { exact } from './exact';

const gradesOf = ({ plus, average, minus }: ConditionGrades): Grades => ({
  plus: exact(plus),
  average: exact(average),
  minus: exact(minus),
});

const NUMBERS = [
  'butler-trim',
  'butler-datum-unit',
  'unit-matchpoints',
  'unit-imps-in-vp-matches',
  'unit-imps-butler',
  'unit-imps',
  'vp-of-a-bye',
] as const;
/** Those that are three levels, of plus, average and minus. */
export const GRADES = [
  'grades-percent',
  'grades-imps-match',
  'grades-imps-cross',
  'grades-imps-butler',
  'grades-board-a-match',
] as const;

/** The parameters as scoring reads them: text as exact numbers, words as they are. */
export const scoringConditions = ({ scaling, ...words }: ConditionParameters): ScoringConditions => {
  const numbers = NUMBERS.flatMap((name) => {
    const text = words[name];
    return text === undefined ? [] : [[name, text === null ? null : exact(text)] as const];
  });
  const grades = GRADES.flatMap((name) => {
    const given = words[name];
    return given === undefined ? [] : [[name, gradesOf(given)] as const];
  });
  const formula: { scaling?: Scaling } =
    scaling === undefined
      ? {}
      : { scaling: { formula: scaling, shares: null, tenthUpTo: null, paragraph: 'conditions of contest' } };
  const given: object = { ...words, ...Object.fromEntries(numbers), ...Object.fromEntries(grades), ...formula };
  return given;
};

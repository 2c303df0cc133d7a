import type { Grades, Scaling, ScoringConditions, ScoringName } from '@app/scoring';
import type { Infer } from '../shape';
import type { Described } from './described';
import { flag, nullable, object, oneOf, optional } from './described';
import { exact } from './exact';
import { aNumber } from './words';

const someGrades = object({ plus: aNumber, average: aNumber, minus: aNumber });

/** Which parameters of scoring conditions may name, and how their values are written. */
const PARAMETERS = {
  comparison: optional(oneOf('weighed', 'manual')),
  scaling: optional(oneOf('neuberg', 'average-each')),
  showing: optional(oneOf('2-1-0', '1-half-0', 'centred')),
  'cross-imps-count': optional(oneOf('sum', 'mean')),
  'butler-trim': optional(aNumber),
  'common-top': optional(flag),
  'unit-matchpoints': optional(nullable(aNumber)),
  'unit-imps-in-vp-matches': optional(nullable(aNumber)),
  'unit-imps-butler': optional(nullable(aNumber)),
  'unit-imps': optional(nullable(aNumber)),
  'grades-percent': optional(someGrades),
  'grades-imps-match': optional(someGrades),
  'grades-imps-cross': optional(someGrades),
  'grades-imps-butler': optional(someGrades),
  'grades-board-a-match': optional(someGrades),
  'other-boards': optional(oneOf('all-other', 'played')),
  'session-of-pairs': optional(oneOf('session', 'playing-day-in-the-stage')),
  'session-of-teams': optional(oneOf('session', 'match')),
  'sit-out': optional(oneOf('own-average', 'average-plus')),
  'vp-scale': optional(oneOf('dbf-202', 'wbf-continuous')),
  'walk-over': optional(oneOf('dbf-202C', 'fsb-109A')),
  'vp-of-a-bye': optional(aNumber),
  'tie-break-pairs': optional(oneOf('dbf-223', 'fsb-95A')),
  'tie-break-round-robin': optional(oneOf('dbf-221A', 'fsb-95B')),
  'tie-break-swiss': optional(oneOf('dbf-221B', 'fsb-95B')),
} as const satisfies Readonly<Partial<Record<ScoringName, Described<unknown>>>>;

export const someParameters = object(PARAMETERS);
export type ConditionParameters = Infer<typeof someParameters>;

const gradesOf = ({ plus, average, minus }: Infer<typeof someGrades>): Grades => ({
  plus: exact(plus),
  average: exact(average),
  minus: exact(minus),
});

const NUMBERS = [
  'butler-trim',
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

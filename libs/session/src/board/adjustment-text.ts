import type { AdjustedOutcome, ResultComponent, ScoreAdjusted } from '@app/contract';
import { resultInWords } from './result-text';

const componentsInWords = (components: readonly ResultComponent[] = []): string =>
  components
    .map(({ result, weight }) => `${weight === '1' ? '' : `${weight} of `}${resultInWords(result)}`)
    .join(' + ');

const gradeInWords = (grade: NonNullable<AdjustedOutcome['grade']>): string =>
  grade === 'average' ? 'average' : `average ${grade}`;

/** What one side has: `'average plus'`, `'60 %'`, `'1/3 of 4S by N, 10 tricks + 2/3 of 4S by N, 9 tricks'`. */
export const outcomeInWords = ({ kind, components, expected, grade, percent }: AdjustedOutcome): string => {
  switch (kind) {
    case 'table':
      return 'the result of the table';
    case 'assigned':
      return `${componentsInWords(components)}${expected ? ', less what is its own fault' : ''}`;
    case 'artificial':
      return grade === undefined ? `${percent ?? ''} %` : gradeInWords(grade);
  }
};

/** `'Assigned score: N-S ..., E-W ... (director:anna)'` */
export const adjustmentInWords = ({ kind, percent, outcome, authority }: ScoreAdjusted): string => {
  const name = kind === 'artificial' ? 'Artificial' : 'Assigned';
  const sides = outcome
    ? `N-S ${outcomeInWords(outcome.NS)}, E-W ${outcomeInWords(outcome.EW)}`
    : `N-S ${percent?.NS ?? ''} %, E-W ${percent?.EW ?? ''} %`;
  return `${name} score: ${sides} (${authority})`;
};

import type { AdjustedOutcome, ScoreAdjusted } from '@app/session';
import { result } from './terms';

const GRADE: Readonly<Record<NonNullable<AdjustedOutcome['grade']>, string>> = {
  plus: 'middel plus',
  average: 'middel',
  minus: 'middel minus',
};

/** What one side has: `'middel plus'`, `'60 %'`, `'1/3 af 4S af N, 10 stik + ...'`. */
export const outcome = ({ kind, components = [], expected, grade, percent }: AdjustedOutcome): string => {
  switch (kind) {
    case 'table':
      return 'resultatet ved bordet';
    case 'assigned': {
      const parts = components.map((one) => `${one.weight === '1' ? '' : `${one.weight} af `}${result(one.result)}`);
      return `${parts.join(' + ')}${expected ? ', minus det selvforskyldte' : ''}`;
    }
    case 'artificial':
      return grade === undefined ? `${percent ?? ''} %` : GRADE[grade];
  }
};

export const adjustment = ({ kind, percent, outcome: sides, authority }: ScoreAdjusted): string => {
  const name = kind === 'artificial' ? 'Kunstig' : 'Korrigeret';
  const both = sides
    ? `N-S ${outcome(sides.NS)}, Ø-V ${outcome(sides.EW)}`
    : `N-S ${percent?.NS ?? ''} %, Ø-V ${percent?.EW ?? ''} %`;
  return `${name} score: ${both} (${authority})`;
};

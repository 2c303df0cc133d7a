import type { AdjustedOutcome, ScoreAdjusted } from '@app/session';
import { result } from './terms';

const GRADE: Readonly<Record<NonNullable<AdjustedOutcome['grade']>, string>> = {
  plus: 'drygt medel',
  average: 'medel',
  minus: 'knappt medel',
};

/** What one side has: `'drygt medel'`, `'60 %'`, `'1/3 av 4S av N, 10 stick + ...'`. */
export const outcome = ({ kind, components = [], expected, grade, percent }: AdjustedOutcome): string => {
  switch (kind) {
    case 'table':
      return 'resultatet vid bordet';
    case 'assigned': {
      const parts = components.map((one) => `${one.weight === '1' ? '' : `${one.weight} av `}${result(one.result)}`);
      return `${parts.join(' + ')}${expected ? ', minus det självförvållade' : ''}`;
    }
    case 'artificial':
      return grade === undefined ? `${percent ?? ''} %` : GRADE[grade];
  }
};

export const adjustment = ({ kind, percent, outcome: sides, authority }: ScoreAdjusted): string => {
  const name = kind === 'artificial' ? 'Korrigerad procentuell poäng' : 'Tilldelat resultat';
  const both = sides
    ? `N-S ${outcome(sides.NS)}, Ö-V ${outcome(sides.EW)}`
    : `N-S ${percent?.NS ?? ''} %, Ö-V ${percent?.EW ?? ''} %`;
  return `${name}: ${both} (${authority})`;
};

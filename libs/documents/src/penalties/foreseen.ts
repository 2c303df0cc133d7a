import { type Amount, type Suggestion, numberInWords } from '@app/scoring';
import type { Background } from './background';
import type { Fact } from './facts';

/** What a tariff has for a contestant because of a fact, and what has to be known to judge it. */
export interface Foreseen {
  readonly suggestion: Suggestion;
  /** From what to what, where the director chooses. */
  readonly range: { readonly from: Amount; readonly to: Amount; readonly paragraph: string } | null;
  readonly remark: string | null;
}

export type Tariff = (fact: Fact, contestant: string, background: Background) => Foreseen;

export const foreseen = (suggestion: Suggestion, remark: string | null = null): Foreseen => ({
  suggestion,
  range: null,
  remark,
});

export const nothing = (contestant: string, paragraph: string): Foreseen =>
  foreseen({ kind: 'none', contestant, paragraph });

export const directorDecides = (contestant: string, paragraph: string, remark: string | null = null): Foreseen =>
  foreseen({ kind: 'director-decides', contestant, paragraph }, remark);

const amountInWords = ({ value, unit }: Amount): string => `${numberInWords(value)} ${unit}`;

const OFF = {
  total: '',
  'imps-of-the-match': ' the IMPs of the match',
  'imps-of-the-event': ' the IMPs of the event',
} as const;

const whatInWords = (suggestion: Suggestion): string => {
  switch (suggestion.kind) {
    case 'none':
      return 'no penalty';
    case 'warning':
      return 'a warning';
    case 'deduction': {
      const { size, amount, from } = suggestion;
      return `${size === 'at-least' ? 'at least ' : ''}${amountInWords(amount)} off${OFF[from]}`;
    }
    case 'walk-over':
      return 'the match is lost by walk-over';
    case 'fixed-result':
      return `${amountInWords(suggestion.amount)} for the match`;
    case 'director-decides':
      return 'for the director to decide';
  }
};

/** `'phone: at least 0.5 VP off (DBf 307A1); twice as much for ...'` */
export const foreseenInWords = (offence: string, { suggestion, range, remark }: Foreseen): string => {
  const what = `${offence.replaceAll('-', ' ')}: ${whatInWords(suggestion)} (${suggestion.paragraph})`;
  const usual =
    range && `as a rule ${amountInWords(range.from)} to ${amountInWords(range.to)} off (${range.paragraph})`;
  return [what, usual, remark].filter((part) => part !== null).join('; ');
};

import type { Message } from '@app/bridge';
import type { Amount, Suggestion } from '@app/scoring';
import type { Background } from './background';
import type { Fact } from './facts';
import { amountMessage, penaltyMessage } from './messages';

/** What a tariff has for a contestant because of a fact, and what has to be known to judge it. */
export interface Foreseen {
  readonly suggestion: Suggestion;
  /** From what to what, where the director chooses. */
  readonly range: { readonly from: Amount; readonly to: Amount; readonly paragraph: string } | null;
  readonly remark: Message | null;
}

export type Tariff = (fact: Fact, contestant: string, background: Background) => Foreseen;

export const foreseen = (suggestion: Suggestion, remark: Message | null = null): Foreseen => ({
  suggestion,
  range: null,
  remark,
});

export const nothing = (contestant: string, paragraph: string): Foreseen =>
  foreseen({ kind: 'none', contestant, paragraph });

export const directorDecides = (contestant: string, paragraph: string, remark: Message | null = null): Foreseen =>
  foreseen({ kind: 'director-decides', contestant, paragraph }, remark);

/** What an amount comes off, as messages choose by it. */
const OFF = { total: 'total', 'imps-of-the-match': 'match', 'imps-of-the-event': 'event' } as const;

const whatMessage = (suggestion: Suggestion): Message => {
  switch (suggestion.kind) {
    case 'none':
    case 'warning':
    case 'walk-over':
    case 'director-decides':
      return penaltyMessage(suggestion.kind);
    case 'deduction': {
      const { size, amount, from } = suggestion;
      return penaltyMessage('deduction', { size, amount: amountMessage(amount), from: OFF[from] });
    }
    case 'fixed-result':
      return penaltyMessage('fixed-result', { amount: amountMessage(suggestion.amount) });
  }
};

/** `phone: at least 0.5 VP off (DBf 307A1); twice as much for ...` */
export const foreseenMessage = (offence: string, { suggestion, range, remark }: Foreseen): Message =>
  penaltyMessage('foreseen', {
    offence: { name: offence, of: 'offence' },
    what: whatMessage(suggestion),
    paragraph: { paragraph: suggestion.paragraph },
    range:
      range &&
      penaltyMessage('range', {
        from: amountMessage(range.from),
        to: amountMessage(range.to),
        paragraph: { paragraph: range.paragraph },
      }),
    remark,
  });

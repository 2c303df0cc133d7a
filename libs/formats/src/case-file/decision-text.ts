import type { AppealEventData } from '@app/contract';
import { citation } from '@app/laws';
import { outcomeInWords } from '@app/session';

/** `'oral committee'` */
export const spaced = (name: string): string => name.replaceAll('-', ' ');

export const moneyInWords = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${amount} ${currency}`;

const RULING = {
  stands: 'the decision stands',
  changed: 'the decision is changed',
  restored: 'the decision is restored to what was ruled at first',
} as const;

/** What an instance decided, in one sentence with its paragraphs and the score. */
export const decisionInWords = ({
  ruling,
  laws,
  outcome,
  penalties = [],
}: Pick<AppealEventData<'AppealDecided'>, 'ruling' | 'laws' | 'outcome' | 'penalties'>): string =>
  [
    `${RULING[ruling]} (${laws.map(citation).join(', ')})`,
    ...(outcome ? [`N-S ${outcomeInWords(outcome.NS)}, E-W ${outcomeInWords(outcome.EW)}`] : []),
    ...penalties.map(({ penalty, amount, paragraph }) =>
      amount === undefined
        ? `penalty ${penalty} is rescinded (${paragraph})`
        : `penalty ${penalty} is ${amount.value} ${amount.unit} (${paragraph})`,
    ),
  ].join('; ');

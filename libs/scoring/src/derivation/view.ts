import type { Message } from '@app/bridge';
import type { Derivation, Operation } from './derivation';
import { numberInWords } from './exact-text';

/** An operation with its numbers as exact text: `'18'`, `'-0.5'`, `'7/3'`. */
export type OperationView =
  | Exclude<Operation, { kind: 'weighted-sum' | 'rounded' | 'row' }>
  | { readonly kind: 'weighted-sum'; readonly weights: readonly string[] }
  | { readonly kind: 'rounded'; readonly unit: string; readonly average: string; readonly to: string }
  | { readonly kind: 'row'; readonly table: Message; readonly from: string; readonly below: string | null };

/** A derivation with its numbers as exact text: what answers carry. */
export interface DerivationView {
  readonly value: string;
  readonly what: Message;
  readonly how: OperationView;
  readonly paragraph: string | null;
  readonly sources: readonly string[];
  readonly parts: readonly DerivationView[];
}

const operationView = (how: Operation): OperationView => {
  switch (how.kind) {
    case 'weighted-sum':
      return { kind: how.kind, weights: how.weights.map(numberInWords) };
    case 'rounded': {
      const { unit, average, to } = how.rule;
      return { kind: how.kind, unit: numberInWords(unit), average: numberInWords(average), to };
    }
    case 'row': {
      const { kind, table, from, below } = how;
      return { kind, table, from: numberInWords(from), below: below && numberInWords(below) };
    }
    case 'given':
    case 'contract':
    case 'sum':
    case 'product':
    case 'quotient':
    case 'imps':
    case 'units':
    case 'greatest':
    case 'least':
    case 'formula':
      return how;
  }
};

export const derivationView = ({ value, what, how, paragraph, sources, parts }: Derivation): DerivationView => ({
  value: numberInWords(value),
  what,
  how: operationView(how),
  paragraph,
  sources,
  parts: parts.map(derivationView),
});

import { type Message, type Param, isVulnerable, message } from '@app/bridge';
import { fromText, toDecimal } from '../rational';
import type { DerivationView, OperationView } from './view';

/** One number of a derivation as a line of text: how far it stands in, and what it says. */
interface DerivationLine {
  readonly depth: number;
  readonly message: Message;
}

/** An exact number for a person to read: a fraction with about how much it is. */
export const readableNumber = (exact: string): Param => {
  const fraction = exact.includes('/') ? fromText(exact) : null;
  return fraction
    ? message('derivation.fraction', { exact: { exact }, decimal: { exact: toDecimal(fraction, 2) } })
    : { exact };
};

const contractOf = ({
  contract,
  tricks,
  vulnerability,
  side,
}: Extract<OperationView, { kind: 'contract' }>): Message => {
  if (!contract) return message('derivation.how.passed-out');
  const { bid, declarer, risk } = contract;
  return message('derivation.how.contract', {
    result: { result: { bid, declarer, risk, tricks } },
    vulnerable: isVulnerable(vulnerability, declarer) ? 'yes' : 'no',
    side: { side },
  });
};

/** How a number comes from its parts; null for one that was read somewhere. */
export const howDerived = (how: OperationView): Message | null => {
  switch (how.kind) {
    case 'given':
      return null;
    case 'contract':
      return contractOf(how);
    case 'rounded':
      return message('derivation.how.rounded', { to: how.to, unit: { exact: how.unit } });
    case 'row':
      return message('derivation.how.row', { table: how.table, from: { exact: how.from } });
    case 'formula':
      return how.formula;
    case 'sum':
    case 'product':
    case 'quotient':
    case 'weighted-sum':
    case 'imps':
    case 'units':
    case 'greatest':
    case 'least':
      return message(`derivation.how.${how.kind}`);
  }
};

const lineOf = ({ value, what, how, paragraph, sources }: DerivationView, weight: string): Message => {
  const derived = howDerived(how);
  const notes = [...(derived ? [derived] : []), ...sources];
  const number = message(weight === '1' ? 'derivation.number' : 'derivation.weighed', {
    value: readableNumber(value),
    weight: { exact: weight },
    what,
  });
  const noted = notes.length === 0 ? number : message('derivation.noted', { number, notes: { list: notes } });
  return paragraph === null ? noted : message('derivation.cited', { number: noted, paragraph: { paragraph } });
};

/** A derivation for a person to read: one line a number, its parts under it, each with its weight. */
export const derivationLines = (derivation: DerivationView, depth = 0, weight = '1'): readonly DerivationLine[] => {
  const { how, parts } = derivation;
  const weights = how.kind === 'weighted-sum' ? how.weights : [];
  return [
    { depth, message: lineOf(derivation, weight) },
    ...parts.flatMap((part, index) => derivationLines(part, depth + 1, weights[index] ?? '1')),
  ];
};

/** Codes of the messages that the lines of a derivation are made from. */
export const DERIVATION_CODES: readonly string[] = [
  'derivation.cited',
  'derivation.fraction',
  'derivation.noted',
  'derivation.number',
  'derivation.weighed',
  'derivation.how.contract',
  'derivation.how.greatest',
  'derivation.how.imps',
  'derivation.how.least',
  'derivation.how.passed-out',
  'derivation.how.product',
  'derivation.how.quotient',
  'derivation.how.rounded',
  'derivation.how.row',
  'derivation.how.sum',
  'derivation.how.units',
  'derivation.how.weighted-sum',
  'formula.wbf-continuous',
  'table.of-conditions',
  'table.of-paragraph',
  'table.of-total-points',
  'table.victory-points',
];
